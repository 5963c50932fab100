import { FORMS, LIGHT_KILOGRAMS } from '../catalogue/forms';
import type { Piece } from './types';

/** Share of its base that must lie on something: a box may overhang by a quarter (assumption). */
export const SUPPORT = 0.75;

/** One person lifts this on to anything that carries; heavier things stand only on what is as heavy (assumption). */
export const HANDY_KILOGRAMS = 20;

/** Above these weights nothing is lifted on to a stack: two people, a shoulder's height, the floor (assumption). */
const HIGHEST_BASE = [
  { kilograms: 45, feet: 0 },
  { kilograms: 25, feet: 4 },
] as const;

/** Whether a piece may stand on another. */
export function mayStandOn(top: Pick<Piece, 'kilograms'>, below: Pick<Piece, 'form' | 'kilograms'>): boolean {
  switch (FORMS[below.form].carries) {
    case 'nothing':
      return false;
    case 'light':
      return top.kilograms <= LIGHT_KILOGRAMS;
    case 'load':
      return top.kilograms <= Math.max(HANDY_KILOGRAMS, below.kilograms);
  }
}

/** How high above the floor its base may be, in feet. */
export function highestBase({ kilograms }: Pick<Piece, 'kilograms'>): number {
  return HIGHEST_BASE.find((limit) => kilograms > limit.kilograms)?.feet ?? Infinity;
}
