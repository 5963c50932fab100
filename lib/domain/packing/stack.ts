import { FORMS, LIGHT_KILOGRAMS, type Handling } from '../catalogue/forms';
import type { Piece, Placement } from './types';

/** Share of its base that must rest on something: a box may overhang by a quarter (assumption). */
export const SUPPORT = 0.75;

/**
 * The kilograms that one person lifts on to anything that carries. Heavier pieces stand only on pieces as heavy
 * (assumption).
 */
export const HANDY_KILOGRAMS = 20;

/** The highest base by weight for lifting on to a stack: two people, shoulder height, the floor (assumption). */
const HIGHEST_BASE = [
  { kilograms: 45, feet: 0 },
  { kilograms: 25, feet: 4 },
] as const;

/**
 * Returns whether a piece may stand on another.
 * @param isWhole whether its whole base rests on that piece alone
 */
export function mayStandOn(top: Piece, { piece, z, height }: Omit<Placement, 'x' | 'y'>, isWhole: boolean): boolean {
  const { carries } = FORMS[piece.form];
  const { standsOn }: Handling = FORMS[top.form];
  if (carries === 'nest' && (top.itemId !== piece.itemId || z > 0)) return false;
  const isTop = carries === 'nest' || (carries === 'load' && piece.form !== 'carton' && height === piece.height);
  if (carries === 'nothing' || (standsOn && !(standsOn === 'top' && isTop && isWhole))) return false;
  return top.kilograms <= (carries === 'load' ? Math.max(HANDY_KILOGRAMS, piece.kilograms) : LIGHT_KILOGRAMS);
}

/** Returns the highest base of a piece above the floor, in feet. */
export function highestBase({ kilograms }: Pick<Piece, 'kilograms'>): number {
  return HIGHEST_BASE.find((limit) => kilograms > limit.kilograms)?.feet ?? Infinity;
}

/** Measures are in hundredths of a foot. Smaller differences count as equal. */
export const EPSILON = 1e-6;

type Footprint = Pick<Placement, 'x' | 'y' | 'width' | 'depth'>;

/**
 * Returns the area that two footprints share in square feet, 0 when they only touch. The innermost loop: no calls, no
 * objects.
 */
export function sharedArea(a: Footprint, b: Footprint): number {
  const left = a.x > b.x ? a.x : b.x;
  const rightA = a.x + a.width;
  const rightB = b.x + b.width;
  const width = (rightA < rightB ? rightA : rightB) - left;
  if (width <= EPSILON) return 0;
  const back = a.y > b.y ? a.y : b.y;
  const frontA = a.y + a.depth;
  const frontB = b.y + b.depth;
  const depth = (frontA < frontB ? frontA : frontB) - back;
  return depth <= EPSILON ? 0 : width * depth;
}

/**
 * Returns the height at which a piece rests when it is lowered at a footprint: on the highest piece below. Null when it
 * may not lie there: too little support, on a piece that must not carry it, or too heavy to lift that high.
 */
export function restingHeight(piece: Piece, at: Footprint, placed: readonly Placement[]): number | null {
  let z = 0;
  let supported = 0;
  let isAllowed = true;
  for (const below of placed) {
    const area = sharedArea(at, below);
    if (area === 0) continue;
    const top = below.z + below.height;
    if (top < z - EPSILON) continue;
    if (top > z + EPSILON) {
      z = top;
      supported = 0;
      isAllowed = true;
    }
    supported += area;
    isAllowed &&= mayStandOn(piece, below, area + EPSILON >= at.width * at.depth);
  }
  if (z === 0) return 0;
  const isSupported = supported >= SUPPORT * at.width * at.depth - EPSILON;
  return isAllowed && isSupported && z <= highestBase(piece) + EPSILON ? z : null;
}
