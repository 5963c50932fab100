import type { MovingSpace } from '@/lib/domain/order/types';
import { MOVES_FILES } from './drawing-files';

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

/** The vans of each plan, cut open, with exactly the boxes of the plan. All share one scale: do not resize one alone. */
export const PLAN_DRAWINGS: Readonly<Record<MovingSpace, Drawing>> = {
  mini: MOVES_FILES['mini-move'],
  one_bedroom: MOVES_FILES['1-bed'],
  two_bedroom: MOVES_FILES['2-bed'],
  three_bedroom: MOVES_FILES['3-bed'],
  custom: MOVES_FILES.custom,
};

/** For ink grounds. */
export const OPEN_VAN_ON_INK: Drawing = MOVES_FILES['2-bed-on-dark'];

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
