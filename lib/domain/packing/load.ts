import { FORMS } from '../catalogue/forms';
import { volumeOf, type Container, type Packing, type Piece } from './containers';
import { UNLIMITED, packInOrder, type Taste, type Work } from './pack';

/** The ways of loading, tried until everything fits, from loose to tight. Found by loading random lists. */
const TASTES = [
  { width: 0.5, base: 0.5, onEnd: 1 },
  { width: 0.5, base: 0.5, onEnd: -3 },
  { width: 1, base: 1, onEnd: -3 },
  { width: 0.5, base: 0.75, onEnd: -3 },
  { width: 1, base: 1, onEnd: 0 },
] as const satisfies readonly Taste[];

/** The rounds for a short list. A long one gets fewer, so that the work stays within the same bound. */
const MOST_ROUNDS = 6;
const PIECES_LOADED = 540;

/** The urgency in cubic feet that a round adds to a piece that stayed outside. */
const MORE_URGENT = 6;

/**
 * Loads a container as full as our ways allow: a piece that stays outside is loaded earlier in the next round ("squeaky
 * wheel"), and the fullest round wins. The same pieces always get the same places. Throws TooMuchWork.
 */
export function load(pieces: readonly Piece[], container: Container, work: Work = UNLIMITED): Packing {
  const rounds = Math.max(1, Math.min(MOST_ROUNDS, Math.floor(PIECES_LOADED / pieces.length)));
  const urgency = new Map(pieces.map((piece) => [piece.itemId, urgencyOf(piece)]));
  let best: Packing = { placements: [], outside: pieces, cubicFeet: 0, kilograms: 0 };
  for (let round = 0; round < rounds && best.outside.length > 0; round += 1) {
    const packing = packInOrder(
      byUrgency(pieces, urgency),
      container,
      TASTES[round % TASTES.length] ?? TASTES[0],
      work,
    );
    if (packing.cubicFeet > best.cubicFeet || packing.outside.length === 0) best = packing;
    for (const itemId of new Set(packing.outside.map((piece) => piece.itemId))) {
      urgency.set(itemId, (urgency.get(itemId) ?? 0) + MORE_URGENT);
    }
  }
  return best;
}

/** Loads several containers one after the other: the pieces outside of one go into the next. */
export function loadAll(
  pieces: readonly Piece[],
  containers: readonly Container[],
  work: Work = UNLIMITED,
): readonly Packing[] {
  let rest = pieces;
  return containers.map((container) => {
    const packing = load(rest, container, work);
    rest = packing.outside;
    return packing;
  });
}

/** Cubic feet by which a piece counts as smaller: weak pieces are loaded later and end on top. */
const WAITS = { load: 0, light: 10, nest: 10, nothing: 20 } as const;

/** Returns the urgency of a piece: bulky and heavy pieces first, with five kilograms as a cubic foot. */
const urgencyOf = (piece: Piece): number => volumeOf(piece) + piece.kilograms / 5 - WAITS[FORMS[piece.form].carries];

/** Sorts pieces by urgency. Kinds stay together, and pieces of a kind keep the order of their list. */
function byUrgency(pieces: readonly Piece[], urgency: ReadonlyMap<string, number>): readonly Piece[] {
  const of = (piece: Piece) => urgency.get(piece.itemId) ?? 0;
  return [...pieces].sort((a, b) => of(b) - of(a) || (a.itemId < b.itemId ? -1 : a.itemId > b.itemId ? 1 : 0));
}
