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
    text: 'Two of us wrap, box and label before the van comes.',
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
