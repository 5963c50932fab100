import { FORMS, type Handling, LIGHT_KILOGRAMS } from '../catalogue/forms';
import type { Piece, Placement } from './types';

/** Share of its base that must lie on something: a box may overhang by a quarter (assumption). */
export const SUPPORT = 0.75;

/** One person lifts this on to anything that carries; heavier things stand only on what is as heavy (assumption). */
export const HANDY_KILOGRAMS = 20;

/** Above these weights nothing is lifted on to a stack: two people, a shoulder's height, the floor (assumption). */
const HIGHEST_BASE = [
  { kilograms: 45, feet: 0 },
  { kilograms: 25, feet: 4 },
] as const;

/** Whether a piece may stand on another. @param isWhole its whole base lies there: the only thing under it */
export function mayStandOn(top: Piece, { piece, z, height }: Omit<Placement, 'x' | 'y'>, isWhole: boolean): boolean {
  const { carries } = FORMS[piece.form];
  const { standsOn }: Handling = FORMS[top.form];
  if (carries === 'nest' && (top.itemId !== piece.itemId || z > 0)) return false;
  const isTop = carries === 'nest' || (carries === 'load' && piece.form !== 'carton' && height === piece.height);
  if (carries === 'nothing' || (standsOn && !(standsOn === 'top' && isTop && isWhole))) return false;
  return top.kilograms <= (carries === 'load' ? Math.max(HANDY_KILOGRAMS, piece.kilograms) : LIGHT_KILOGRAMS);
}

/** How high above the floor its base may be, in feet. */
export function highestBase({ kilograms }: Pick<Piece, 'kilograms'>): number {
  return HIGHEST_BASE.find((limit) => kilograms > limit.kilograms)?.feet ?? Infinity;
}
