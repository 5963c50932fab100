import { FORMS, LIGHT_KILOGRAMS, type Handling } from '../catalogue/forms';
import { volumeOf, type Container, type Packing, type Piece, type Placement } from './containers';

/**
 * The most work for one answer, in comparisons of a piece with a place or another piece (assumption): about 200 ms on a
 * slow server. Counted, not timed, so that the same list gets the same answer on every machine.
 */
const MOST_COMPARISONS = 8_000_000;

/** Thrown when packing a list exceeds the work allowed for one answer. The list is then measured by volume. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Counts the work of one answer. Throws TooMuchWork when none is left. */
export type Work = (comparisons: number) => void;

/** No limit, for our own lists and where nobody else waits. */
export const UNLIMITED: Work = () => undefined;

export function workUpTo(most = MOST_COMPARISONS): Work {
  let left = most;
  return (comparisons) => {
    left -= comparisons;
    if (left < 0) throw new TooMuchWork(`More than ${most} comparisons`);
  };
}

/**
 * Three-dimensional packing. Pieces are loaded bulky and heavy first, those that carry nothing last. Each is lowered
 * from above at every corner of the load so far, and takes the place that keeps the load short, low and close to the
 * far wall. No piece is moved again, so that a crew can load in that order. n pieces of k kinds take about k·n² steps:
 * corners are tried once a kind, and again only where something was added.
 */

/** The cost of a place for a piece, in units of a foot farther from the far wall. */
export type Taste = {
  /** The cost of a foot farther from the side wall. */
  readonly width: number;
  /** The cost of a foot in the height of its base. */
  readonly base: number;
  /** The flat cost of standing on its end. */
  readonly onEnd: number;
};

const NO_PLACE = Number.MAX_VALUE;

type Corner = { readonly x: number; readonly y: number };
/** A place for the piece. `flat` is its least possible cost. `z` and `cost` depend on the pieces below. */
type Spot = Omit<Placement, 'piece' | 'z'> & { readonly flat: number; z: number; cost: number; isStale: boolean };

/** Loads pieces in the order given. A piece without a place, or over the payload, stays outside. Throws TooMuchWork. */
export function packInOrder(pieces: readonly Piece[], container: Container, taste: Taste, work: Work): Packing {
  const placements: Placement[] = [];
  const outside: Piece[] = [];
  const corners: Corner[] = [{ x: 0, y: 0 }];
  let kilograms = 0;
  let kind: SpotsOfKind | null = null;
  for (const piece of pieces) {
    if (!kind?.isFor(piece)) kind = spotsOfKind(piece, { corners, container, placed: placements, taste, work });
    const spot = kilograms + piece.kilograms > container.kilograms ? null : kind.best();
    if (!spot) {
      outside.push(piece);
      continue;
    }
    const { x, y, z, width, depth, height } = spot;
    const placement = { piece, x, y, z, width, depth, height };
    placements.push(placement);
    kilograms += piece.kilograms;
    const added = newCorners(placement, placements, corners);
    work(corners.length + placements.length);
    corners.push(...added);
    kind.update(placement, added);
  }
  return {
    placements,
    outside,
    cubicFeet: placements.reduce((sum, placement) => sum + volumeOf(placement), 0),
    kilograms,
  };
}

type SpotsOfKind = {
  readonly isFor: (piece: Piece) => boolean;
  readonly best: () => Spot | null;
  readonly update: (placed: Placement, added: readonly Corner[]) => void;
};

type Loading = {
  readonly corners: readonly Corner[];
  readonly container: Container;
  readonly placed: readonly Placement[];
  readonly taste: Taste;
  readonly work: Work;
};

/** Returns the places for pieces of one kind, kept up to date while they are loaded one after the other. */
function spotsOfKind(piece: Piece, { corners, container, placed, taste, work }: Loading): SpotsOfKind {
  const orientations = orientationsOf(piece, taste.onEnd <= 0);
  const spots = corners.flatMap((corner) => spotsAt(corner));

  /** Returns the places at a corner, and from the far wall's corners also against the opposite wall. */
  function spotsAt({ x, y }: Corner): Spot[] {
    return orientations.flatMap(({ width, depth, height, isOnEnd }) => {
      if (depth > container.depth - y + EPSILON || height > container.height + EPSILON) return [];
      const across = x === 0 ? [0, container.width - width] : [x];
      return across.flatMap((left) => {
        if (left < 0 || left + width > container.width + EPSILON) return [];
        const flat = y + depth + (left + width) * taste.width + (isOnEnd ? taste.onEnd : 0);
        return { x: left, y, z: 0, width, depth, height, flat, cost: NO_PLACE, isStale: true };
      });
    });
  }

  /** Lowers the piece on to the load at a place. The cost is infinite where it may not lie. */
  function settle(spot: Spot): void {
    work(placed.length);
    const z = restingHeight(piece, spot, placed);
    const fits = z !== null && z + spot.height <= container.height + EPSILON;
    spot.z = z ?? 0;
    spot.cost = fits ? spot.flat + spot.z * taste.base : NO_PLACE;
    spot.isStale = false;
  }

  return {
    isFor: ({ itemId }) => itemId === piece.itemId,
    best: () => {
      let best: Spot | null = null;
      work(spots.length);
      for (const spot of spots) {
        const limit = (best?.cost ?? NO_PLACE) - EPSILON;
        if (spot.flat >= limit) continue;
        if (spot.isStale) settle(spot);
        if (spot.cost < limit) best = spot;
      }
      return best;
    },
    update: (last, added) => {
      work(spots.length);
      for (const spot of spots) if (sharedArea(spot, last) > 0) spot.isStale = true;
      spots.push(...added.flatMap((corner) => spotsAt(corner)));
    },
  };
}

/** Returns the corners of the last loaded piece, and those pushed back to the walls and the pieces behind them. */
function newCorners(last: Placement, placed: readonly Placement[], known: readonly Corner[]): readonly Corner[] {
  const right = last.x + last.width;
  const front = last.y + last.depth;
  const backOf = Math.max(0, ...placed.filter(isBeside('x', right)).map(endIn('y')).filter(isUpTo(last.y)));
  const leftOf = Math.max(0, ...placed.filter(isBeside('y', front)).map(endIn('x')).filter(isUpTo(last.x)));
  const all: readonly Corner[] = [
    { x: last.x, y: last.y },
    { x: right, y: last.y },
    { x: last.x, y: front },
    { x: right, y: backOf },
    { x: leftOf, y: front },
    { x: right, y: 0 },
    { x: 0, y: front },
  ];
  const added: Corner[] = [];
  for (const corner of all) if (![...known, ...added].some((other) => isSame(other, corner))) added.push(corner);
  return added;
}

const SIZE = { x: 'width', y: 'depth' } as const;
const endIn = (axis: 'x' | 'y') => (placement: Placement) => placement[axis] + placement[SIZE[axis]];
const isUpTo = (limit: number) => (end: number) => end <= limit + EPSILON;
const isBeside = (axis: 'x' | 'y', at: number) => (placement: Placement) =>
  placement[axis] <= at + EPSILON && endIn(axis)(placement) > at + EPSILON;
const isSame = (a: Corner, b: Corner) => Math.abs(a.x - b.x) < EPSILON && Math.abs(a.y - b.y) < EPSILON;

/** Share of its base that must rest on something: a box may overhang by a quarter (assumption). */
export const SUPPORT = 0.75;

/** The kilograms that one person lifts. Heavier pieces stand only on pieces as heavy (assumption). */
export const HANDY_KILOGRAMS = 20;

/** The highest base by weight for lifting on to a stack: two people, shoulder height, the floor (assumption). */
const HIGHEST_BASE = [
  { kilograms: 45, feet: 0 },
  { kilograms: 25, feet: 4 },
] as const;

/** Returns whether a piece may stand on another. `isWhole`: its whole base rests on that piece alone. */
export function mayStandOn(top: Piece, { piece, z, height }: Omit<Placement, 'x' | 'y'>, isWhole: boolean): boolean {
  const { carries } = FORMS[piece.form];
  const { standsOn }: Handling = FORMS[top.form];
  if (carries === 'nest' && (top.itemId !== piece.itemId || z > 0)) return false;
  const isTop = carries === 'nest' || (carries === 'load' && piece.form !== 'carton' && height === piece.height);
  if (carries === 'nothing' || (standsOn && !(standsOn === 'top' && isTop && isWhole))) return false;
  return top.kilograms <= (carries === 'load' ? Math.max(HANDY_KILOGRAMS, piece.kilograms) : LIGHT_KILOGRAMS);
}

export function highestBase({ kilograms }: Pick<Piece, 'kilograms'>): number {
  return HIGHEST_BASE.find((limit) => kilograms > limit.kilograms)?.feet ?? Infinity;
}

/** Measures are in hundredths of a foot. Smaller differences count as equal. */
export const EPSILON = 1e-6;

type Footprint = Pick<Placement, 'x' | 'y' | 'width' | 'depth'>;

/** Returns the square feet that two footprints share. The innermost loop: no calls, no objects. */
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

type Orientation = Pick<Piece, 'width' | 'depth' | 'height'> & { readonly isOnEnd: boolean };

/** Returns every distinct way in which a piece may stand. `isTight`: the upright ways alone did not fit everything. */
export function orientationsOf({ form, width, depth, height }: Piece, isTight: boolean): readonly Orientation[] {
  const all = quarterTurns(width, depth, height, false);
  const { standsOnEnd }: Handling = FORMS[form];
  if ((standsOnEnd === 'tight' ? isTight : standsOnEnd) && width > height)
    all.push(...quarterTurns(height, depth, width, true));
  return all;
}

function quarterTurns(width: number, depth: number, height: number, isOnEnd: boolean): Orientation[] {
  const asIs = { width, depth, height, isOnEnd };
  return width === depth ? [asIs] : [asIs, { ...asIs, width: depth, depth: width }];
}
