import type { Vec3 } from '../geometry/vector';
import { moveSolid, place } from '../solids/placement';
import { castShadow } from '../solids/shadow';
import { group, type Solid } from '../solids/solid';
import { furnitureSolids, type Posture } from './furniture-solids';
import type { Load, Loaded } from './loaded';

/**
 * Draws a loaded item, on its end if it was loaded so, with its front to the viewer. The orientation is found by
 * comparing measures for equality, which works because a packing passes them on unchanged.
 * @param at the far lower corner of the space, in feet
 * @returns one block, tagged with the key of the item
 */
export function placeLoaded(placement: Loaded, at: Vec3, turn: number, posture?: Posture): Solid {
  const { piece } = placement;
  const isOnEnd = placement.height !== piece.height;
  const width = isOnEnd ? piece.height : piece.width;
  const upright = furnitureSolids(piece, turn, posture);
  const standing = isOnEnd
    ? upright.map((solid) => moveSolid(solid, { point: onEnd(piece.height), direction: onEnd(0) }))
    : upright;
  const turns = placement.width === width ? 0 : 1;
  const lo: Vec3 = [at[0] + placement.x, at[1] + placement.y, at[2] + placement.z];
  const hi: Vec3 = [lo[0] + placement.width, lo[1] + placement.depth, lo[2] + placement.height];
  return group(place(standing, lo, turns, [width, piece.depth]), { lo, hi, tag: piece.key });
}

/**
 * Turns a point by a quarter about the front, so that the left end stands on the floor. For a direction, `height` is 0.
 */
const onEnd =
  (height: number) =>
  ([x, y, z]: Vec3): Vec3 => [height - z, y, x];

/** Draws all packed items, from the far lower corner of their space. */
export const loadOf = ({ placements }: Load, at: Vec3): readonly Solid[] =>
  placements.map((placement, turn) => placeLoaded(placement, at, turn, postureIn(placement, placements)));

/** Returns how an item stands among the others. Only another chair, turned over, may stand on a chair. */
function postureIn(one: Loaded, all: readonly Loaded[]): Posture | undefined {
  const { piece, height } = one;
  const isOver = (other: Loaded) => isLevel(other.z, one.z + height) && isBeside(one, other) && isBeside(other, one);
  // A covered sofa on its end would look like a cupboard.
  if (piece.form === 'sofa' ? all.some(isOver) : height !== piece.height) return 'covered';
  const twin = all.find(
    ({ x, y, piece: { key, form } }) => form === 'chair' && x === one.x && y === one.y && key !== piece.key,
  );
  return piece.form === 'chair' && twin ? (twin.z < one.z ? 'above' : 'below') : undefined;
}

const isLevel = (a: number, b: number) => Math.abs(a - b) < 1e-6;
/** Returns whether one item begins, in plan, before the other ends. */
const isBeside = (one: Loaded, other: Loaded) => one.x < other.x + other.width && one.y < other.y + other.depth;

/** The distance in feet from the open side of the hold to the items that did not fit. */
const AWAY = 3.2;
const SHADOW_OF = 1.4;

/**
 * Draws the items that did not fit in a hold, on the ground in front of its open side.
 * @param x where the hold ends, in feet
 * @param ground height of the ground, in feet
 */
export function besideHold(load: Load, x: number, ground: number): readonly Solid[] {
  const at = [x + AWAY, 0, ground] as const;
  const shadows = load.placements
    .filter(({ z }) => z === 0)
    .map((one) => castShadow(at[0] + one.x, one.y, one.width, one.depth, SHADOW_OF, { ground }));
  return load.placements.length > 0 ? [...shadows, group(loadOf(load, at))] : [];
}
