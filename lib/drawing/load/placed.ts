import type { Vec3 } from '../geometry/vector';
import { group } from '../solids/group';
import { moved, place } from '../solids/placement';
import type { Solid } from '../solids/solid';
import { furnitureSolids, type Posture } from './furniture-solids';
import type { Load, Loaded } from './loaded';

/**
 * The drawing of a piece where it was loaded: on its end if it was stood so, its front to the eye. Which of its measures
 * lies where is asked by equality: a packing hands them on as the piece has them, and calculates only where it stands.
 * @param at the far lower corner of the space, in feet
 * @returns one block, tagged with the key of the piece
 */
export function placed(placement: Loaded, at: Vec3, turn: number, posture?: Posture): Solid {
  const { piece } = placement;
  const isOnEnd = placement.height !== piece.height;
  const width = isOnEnd ? piece.height : piece.width;
  const upright = furnitureSolids(piece, turn, posture);
  const standing = isOnEnd
    ? upright.map((solid) => moved(solid, { point: onEnd(piece.height), direction: onEnd(0) }))
    : upright;
  const turns = placement.width === width ? 0 : 1;
  const lo: Vec3 = [at[0] + placement.x, at[1] + placement.y, at[2] + placement.z];
  const hi: Vec3 = [lo[0] + placement.width, lo[1] + placement.depth, lo[2] + placement.height];
  return group(place(standing, lo, turns, [width, piece.depth]), { lo, hi, tag: piece.key });
}

/** A quarter turn about the front: its left end comes to stand on the floor. Of something no higher than 0, of a direction. */
const onEnd =
  (height: number) =>
  ([x, y, z]: Vec3): Vec3 => [height - z, y, x];

/** Everything that was packed, from the far lower corner of its space. */
export const loadOf = ({ placements }: Load, at: Vec3): readonly Solid[] =>
  placements.map((placement, turn) => placed(placement, at, turn, postureIn(placement, placements)));

/** How a piece stands among the others. Over a chair stands nothing but its like, turned over. */
function postureIn(one: Loaded, all: readonly Loaded[]): Posture | undefined {
  const { piece, height } = one;
  const isOver = (other: Loaded) => isLevel(other.z, one.z + height) && isBeside(one, other) && isBeside(other, one);
  if (height !== piece.height || (piece.form === 'sofa' && all.some(isOver))) return 'covered';
  const twin = all.find(
    ({ x, y, piece: { key, form } }) => form === 'chair' && x === one.x && y === one.y && key !== piece.key,
  );
  return piece.form === 'chair' && twin ? (twin.z < one.z ? 'above' : 'below') : undefined;
}

const isLevel = (a: number, b: number) => Math.abs(a - b) < 1e-6;
/** One begins, in plan, before the other ends. */
const isBeside = (one: Loaded, other: Loaded) => one.x < other.x + other.width && one.y < other.y + other.depth;
