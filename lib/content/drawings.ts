import type { MovingSpace } from '@/lib/domain/order/types';

/**
 * Drawings of the house, as static files with a content hash in the name: they may be cached for ever.
 * `width` and `height` are the pixels the lines were drawn for and reserve the box before the file is there.
 * `alt` is empty where the drawing stands beside words that say the same.
 */
export type Drawing = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

export const HERO_STREET: Drawing = { path: '/drawings/hero/street.92619390.svg', width: 1500, height: 880, alt: '' };
/** The same street cropped for one column, where less of it shows: a fifth fewer bytes. */
export const HERO_STREET_PHONE: Drawing = {
  path: '/drawings/hero/street-phone.48c6a44e.svg',
  width: 636,
  height: 791,
  alt: '',
};

/** The van of each plan, cut open, with exactly the boxes of the plan. All four share one scale: do not resize one alone. */
export const PLAN_DRAWINGS: Readonly<Record<MovingSpace, Drawing>> = {
  mini: {
    path: '/drawings/moves/mini-move.233f2d08.svg',
    width: 250.3,
    height: 215.3,
    alt: 'Van, cut open: the 10 boxes of a mini move, a mattress, a suitcase and a lamp',
  },
  one_bedroom: {
    path: '/drawings/moves/1-bed.d2cc358e.svg',
    width: 250.3,
    height: 215.3,
    alt: 'Van, cut open: the 30 boxes of a 1 bedroom move, a mattress, a wardrobe, a sofa and drawers',
  },
  two_bedroom: {
    path: '/drawings/moves/2-bed.a2101528.svg',
    width: 250.3,
    height: 215.3,
    alt: 'Van, cut open: the 55 boxes of a 2 bedroom move, a mattress, a wardrobe, a fridge and a sofa',
  },
  three_bedroom: {
    path: '/drawings/moves/3-bed.57542e24.svg',
    width: 286.1,
    height: 275.5,
    alt: 'Two vans, cut open: the 75 boxes of a 3 bedroom move, mattresses, wardrobes and a piano',
  },
  custom: { path: '/drawings/moves/custom.95eff773.svg', width: 109.2, height: 99.3, alt: '' },
};

/** For ink grounds. */
export const OPEN_VAN_ON_INK: Drawing = {
  path: '/drawings/moves/2-bed-on-dark.9bd3e9d6.svg',
  width: 610.5,
  height: 525,
  alt: '',
};

export const STEP_DRAWINGS = {
  price: { path: '/drawings/steps/price.41c93b34.svg', width: 169.6, height: 221.1, alt: '' },
  day: { path: '/drawings/steps/day.c622d6f1.svg', width: 179.7, height: 228.9, alt: '' },
  carry: { path: '/drawings/steps/carry.3500a4c3.svg', width: 222.8, height: 165.5, alt: '' },
  home: { path: '/drawings/steps/home.52ad3983.svg', width: 236.9, height: 236.5, alt: '' },
} as const satisfies Readonly<Record<string, Drawing>>;

export const MARK: Drawing = { path: '/drawings/brand/mark.4d1490b8.svg', width: 58.4, height: 67.2, alt: '' };
export const MARK_ON_INK: Drawing = {
  path: '/drawings/brand/mark-on-dark.0f6aee7f.svg',
  width: 58.4,
  height: 67.2,
  alt: '',
};

/** Who wrote a review without a picture of their own (REV-3). The name stands beside it. */
export const AVATARS: Readonly<Record<'Female' | 'Male', Drawing>> = {
  Female: { path: '/drawings/avatars/female.5328d4d4.svg', width: 48, height: 48, alt: '' },
  Male: { path: '/drawings/avatars/male.9d34b6b5.svg', width: 48, height: 48, alt: '' },
};
