/**
 * Three-dimensional packing. Pieces are loaded one after the other, the bulky and heavy first, what carries nothing
 * last. Each is let down from above at every corner that the load has so far (the walls' far corner, and the corners
 * of what stands there, pushed back against what is behind them), and stays where it keeps the load short, low and
 * to the far wall. Nothing is ever moved again. The result is always one that a crew could load in that order: from
 * above, on solid ground. One pass over n pieces of k kinds takes about k·n² steps: corners are tried once a kind, and
 * again only where something was put.
 */
import { orientationsOf } from './orientations';
import { EPSILON, restingHeight, sharedArea } from './stack';
import type { Container, Packing, Piece, Placement } from './types';
import { volumeOf } from './containers';
import type { Work } from './work';

/** What is preferred among the places where a piece may stand: costs, where a foot farther from the far wall costs 1. */
export type Taste = {
  /** Of a foot farther from the wall beside it. */
  readonly width: number;
  /** Of the height of its base. */
  readonly base: number;
  /** Flat, for standing on its end. */
  readonly onEnd: number;
};

/** Of a spot where the piece may not lie. */
const NO_PLACE = Number.MAX_VALUE;

type Corner = { readonly x: number; readonly y: number };
/** A place for the piece. `flat` is the least that it can cost, on the floor; the others follow what lies there. */
type Spot = Omit<Placement, 'piece' | 'z'> & { readonly flat: number; z: number; cost: number; isStale: boolean };

/**
 * Loads pieces in the order given. What finds no place, or would be over the payload, stays outside. Throws TooMuchWork.
 */
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

/** What is there when the first piece of a kind is about to be loaded. */
type Loading = {
  readonly corners: readonly Corner[];
  readonly container: Container;
  readonly placed: readonly Placement[];
  readonly taste: Taste;
  readonly work: Work;
};

/** Where pieces of one kind may stand now. Kept up to date while they are loaded one after the other. */
function spotsOfKind(piece: Piece, { corners, container, placed, taste, work }: Loading): SpotsOfKind {
  const orientations = orientationsOf(piece, taste.onEnd <= 0);
  const spots = corners.flatMap((corner) => spotsAt(corner));

  /** At the corner, and from the far wall's corners also against the wall across. */
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

  /** Let down on what is there now; at an infinite cost where it may not lie. */
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

/** Corners of a piece that has just been loaded, and those pushed back to the walls and to what is behind them. */
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
