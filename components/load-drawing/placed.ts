import { EPSILON } from '@/lib/domain/packing/stack';
import type { Placement } from '@/lib/domain/packing/types';
import type { Vec3 } from '@/lib/drawing/geometry/vector';
import { loose } from '@/lib/drawing/piece';
import { group } from '@/lib/drawing/solids/group';
import { moved, type Motion } from '@/lib/drawing/solids/placement';
import type { Solid } from '@/lib/drawing/solids/solid';
import { furniturePiece } from './furniture-piece';

/**
 * The drawing of a piece where it was loaded: stretched to its exact measures, on its end if it was stood so, its
 * front to the eye.
 * @param at the far lower corner of the space, in feet
 * @returns one block, tagged with the key of the piece
 */
export function placed(placement: Placement, at: Vec3, turn: number): Solid {
  const { piece } = placement;
  const drawn = furniturePiece(piece, turn);
  const upright = stretched([piece.width / drawn.size[0], piece.depth / drawn.size[1], piece.height / drawn.size[2]]);
  const isOnEnd = Math.abs(placement.height - piece.height) > EPSILON;
  const width = isOnEnd ? piece.height : piece.width;
  const solids = loose(drawn).map((solid) => {
    const fitted = moved(solid, upright);
    return isOnEnd ? moved(fitted, onEnd(piece.height)) : fitted;
  });
  const turns = Math.abs(placement.width - width) > EPSILON ? 1 : 0;
  const lo: Vec3 = [at[0] + placement.x, at[1] + placement.y, at[2] + placement.z];
  const hi: Vec3 = [lo[0] + placement.width, lo[1] + placement.depth, lo[2] + placement.height];
  const standing = { size: [width, piece.depth, placement.height] as const, solids };
  return group(loose(standing, lo, turns), { lo, hi, tag: piece.key });
}

const stretched = ([kx, ky, kz]: Vec3): Motion => ({
  point: ([x, y, z]) => [x * kx, y * ky, z * kz],
  direction: (direction) => direction,
});

/** A quarter turn about the front: its left end comes to stand on the floor. */
const onEnd = (height: number): Motion => ({
  point: ([x, y, z]) => [height - z, y, x],
  direction: ([x, y, z]) => [-z, y, x],
});
