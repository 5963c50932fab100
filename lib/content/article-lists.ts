import { ROUTES } from '@/lib/routes';

/** The topics of articles, as the blog shows them. */
export const ARTICLE_TOPICS = ['Moving', 'Packing', 'Storage', 'Cleaning', 'Students', 'Parking and roads'] as const;
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

type ServiceLink = {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  /** The drawing's id in the catalogue of drawings. */
  readonly drawing: string;
};

/** Services that an article may name as related. */
export const ARTICLE_SERVICES = {
  moving: {
    title: 'Moving',
    href: '/services/moving',
    text: 'Van, movers, stairs and parking in one price, which you see before you book.',
    drawing: 'services/moving',
  },
  packing: {
    title: 'Packing',
    href: '/services/packing',
    text: 'Boxes, tape and paper come with us, and every box is marked with its room.',
    drawing: 'services/packing',
  },
  'packing-materials': {
    title: 'Packing materials',
    href: '/services/packing-materials',
    text: 'Boxes, paper, tape and covers, brought to your door.',
    drawing: 'services/materials',
  },
  storage: {
    title: 'Storage',
    href: '/services/storage',
    text: 'We collect, we store, we bring it back.',
    drawing: 'services/storage',
  },
  'storage-calculator': {
    title: 'Storage calculator',
    href: ROUTES.storageCalculator,
    text: 'List your things and see which unit to rent.',
    drawing: 'units/6x6-plain',
  },
  'furniture-storage': {
    title: 'Furniture storage',
    href: '/services/furniture-storage',
    text: 'Taken apart, wrapped and stored upright until you need it.',
    drawing: 'items/sofa',
  },
  'storage-by-the-box': {
    title: 'Storage by the box',
    href: '/services/storage-by-the-box',
    text: 'For a few boxes and no furniture.',
    drawing: 'items/box',
  },
  'self-storage-units': {
    title: 'Unit sizes',
    href: '/self-storage-units',
    text: 'Every size drawn to scale, with what fits in it.',
    drawing: 'units/6x6-plain',
  },
  cleaning: {
    title: 'Cleaning',
    href: '/services/cleaning',
    text: 'An end-of-tenancy clean, priced by the number of bedrooms.',
    drawing: 'services/cleaning',
  },
  'home-setup': {
    title: 'Home setup',
    href: '/services/home-setup',
    text: 'We unpack, and put beds and wardrobes back together.',
    drawing: 'services/assembling',
  },
  disposal: {
    title: 'Disposal',
    href: '/services/disposal',
    text: 'We take away what you are not keeping.',
    drawing: 'services/disposal',
  },
  'students-moving': {
    title: 'Student moving',
    href: '/services/students-moving',
    text: 'A room or a share of a van, with the student discount.',
    drawing: 'audiences/students',
  },
  'students-storage': {
    title: 'Student storage',
    href: '/services/students-storage',
    text: 'We collect at the end of term and return at the start of the next.',
    drawing: 'units/3x3-plain',
  },
} as const satisfies Readonly<Record<string, ServiceLink>>;

export type ArticleService = keyof typeof ARTICLE_SERVICES;

type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly drawing: string;
  readonly action: { readonly label: string; readonly href: string };
};

/** The call to action at the end of an article, by its first topic. */
export const NEXT_STEPS: Readonly<Record<ArticleTopic, NextStep>> = {
  Moving: movingStep(),
  Packing: movingStep(),
  'Parking and roads': movingStep(),
  Students: movingStep(),
  Storage: {
    title: 'What will your storage cost?',
    text: 'Choose a unit and how long you need it. You see the full price before you give your name or number.',
    drawing: 'units/6x4-plain',
    action: { label: 'Price my storage', href: ROUTES.storageQuote },
  },
  Cleaning: {
    title: 'Leave the last clean to us',
    text: 'Choose the size of your home and a slot after the van has gone. You see the price before you give your name.',
    drawing: 'services/cleaning',
    action: { label: 'Price a clean', href: ROUTES.cleaningQuote },
  },
};

function movingStep(): NextStep {
  return {
    title: 'What will your move cost?',
    text: 'Enter two postcodes and a size. You see the full price before you give your name or number.',
    drawing: 'moves/1-bed',
    action: { label: 'Price my move', href: ROUTES.movingQuote },
  };
}
