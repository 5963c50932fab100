import { ROUTES } from '@/lib/routes';

/** What articles are about; the blog shows them by these words. */
export const ARTICLE_TOPICS = ['Moving', 'Packing', 'Storage', 'Cleaning', 'Students', 'Parking and roads'] as const;
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

type ServiceLink = {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  /** Id in the catalogue of drawings. */
  readonly drawing: string;
};

/** Services that an article may name as related. */
export const ARTICLE_SERVICES = {
  moving: {
    title: 'Moving',
    href: '/services/moving',
    text: 'Van and movers, stairs and parking in one price that you see first.',
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
  'furniture-storage': {
    title: 'Furniture storage',
    href: '/services/furniture-storage',
    text: 'Taken apart, wrapped and stood on its feet until you need it.',
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
    text: 'Every size drawn to one scale, with what fits in it.',
    drawing: 'units/6x6-plain',
  },
  cleaning: {
    title: 'Cleaning',
    href: '/services/cleaning',
    text: 'An end-of-tenancy clean with a price by the bedroom.',
    drawing: 'services/cleaning',
  },
  'home-setup': {
    title: 'Home setup',
    href: '/services/home-setup',
    text: 'Unpacking, and beds and wardrobes put together again.',
    drawing: 'services/assembling',
  },
  disposal: {
    title: 'Disposal',
    href: '/services/disposal',
    text: 'What will not come with you, taken away.',
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
    text: 'Collected at the end of term, back at the start of the next.',
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

/** What a reader does next, by the first topic of the article. */
export const NEXT_STEPS: Readonly<Record<ArticleTopic, NextStep>> = {
  Moving: movingStep(),
  Packing: movingStep(),
  'Parking and roads': movingStep(),
  Students: movingStep(),
  Storage: {
    title: 'Which unit is yours?',
    text: 'List what you have. We pack it to scale and name the smallest unit that holds it.',
    drawing: 'units/6x4-plain',
    action: { label: 'List my items', href: ROUTES.storageCalculator },
  },
  Cleaning: {
    title: 'Leave the last clean to us',
    text: 'Choose the size of the home and a slot after the van has gone. The price stands before you give a name.',
    drawing: 'services/cleaning',
    action: { label: 'Price a clean', href: ROUTES.cleaningQuote },
  },
};

function movingStep(): NextStep {
  return {
    title: 'What does your move cost?',
    text: 'Two postcodes and a size. The full price comes first; your name and number can wait.',
    drawing: 'moves/1-bed',
    action: { label: 'Price my move', href: ROUTES.movingQuote },
  };
}
