import { EPSILON } from '@/lib/domain/packing/stack';
import type { Packing, Placement } from '@/lib/domain/packing/types';
import type { Vec3 } from '@/lib/drawing/geometry/vector';
import { group } from '@/lib/drawing/solids/group';
import { moved, place, type Motion } from '@/lib/drawing/solids/placement';
import type { Solid } from '@/lib/drawing/solids/solid';
import { furnitureSolids } from './furniture-solids';

/**
 * The drawing of a piece where it was loaded: on its end if it was stood so, its front to the eye.
 * @param at the far lower corner of the space, in feet
 * @returns one block, tagged with the key of the piece
 */
export function placed(placement: Placement, at: Vec3, turn: number): Solid {
  const { piece } = placement;
  const isOnEnd = Math.abs(placement.height - piece.height) > EPSILON;
  const width = isOnEnd ? piece.height : piece.width;
  const upright = furnitureSolids(piece, turn);
  const standing = isOnEnd ? upright.map((solid) => moved(solid, onEnd(piece.height))) : upright;
  const turns = Math.abs(placement.width - width) > EPSILON ? 1 : 0;
  const lo: Vec3 = [at[0] + placement.x, at[1] + placement.y, at[2] + placement.z];
  const hi: Vec3 = [lo[0] + placement.width, lo[1] + placement.depth, lo[2] + placement.height];
  return group(place(standing, lo, turns, [width, piece.depth]), { lo, hi, tag: piece.key });
}

/** A quarter turn about the front: its left end comes to stand on the floor. */
const onEnd = (height: number): Motion => ({
  point: ([x, y, z]) => [height - z, y, x],
  direction: ([x, y, z]) => [-z, y, x],
});

/** Everything that was packed, from the far lower corner of its space. */
export const loadOf = ({ placements }: Packing, at: Vec3): readonly Solid[] =>
  placements.map((placement, turn) => placed(placement, at, turn));
