import { add, points, type Bounds, type Vec3 } from '../geometry/vector';
import { lutonRear } from '../kit/vehicles';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { packRoom, solidsOf, type Packing } from '../room/pack';
import { place } from '../solids/placement';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';
import { boxes } from './cartons';
import { MOVE_LOADS, type FixedMove, type VanLoad } from './move-loads';

/** The cargo space of a Luton van whose back is nearest to the viewer, in feet. */
const HOLD = { at: [0.32, 7.34, 2.05] as Vec3, size: [6.6, 13, 7.8] as Vec3 };
/**
 * The bounds of the cargo space, in feet.
 * @internal
 */
export const VAN_HOLD: Bounds = { lo: HOLD.at, hi: add(HOLD.at, HOLD.size) };
/** Plan of the van, in feet. */
const PLAN = [7, 20.7] as const;
const SHADOW_HEIGHT = 4.5;
/** Positions of a move's vans, the nearest first. */
const STANDS = points([0, 0, 0], [-8.6, -4.2, 0]);
/** Boxes of one footprint with heights in turn, in feet. */
const MOVED = { heights: [1.4, 1.4, 1.7, 1.4, 1.05], side: 1.46 };

/**
 * Packs the load of one van, in the frame of a van whose back is nearest.
 * @throws {RangeError} if the load does not fit, because the plan would promise too much
 */
export function vanPacking({ boxes: count, furniture, ...rules }: VanLoad): Packing {
  const packing = packRoom([...furniture, ...boxes(count, MOVED)], HOLD, rules);
  if (packing.left.length > 0) throw new RangeError(`${packing.left.length} things do not fit into the van`);
  return packing;
}

export const movePackings = (move: FixedMove): readonly Packing[] => MOVE_LOADS[move].map(vanPacking);

type MoveOptions = { readonly scale: number; readonly shadow?: string };

/** Draws the vans of a plan, cut open to show the load. */
export function moveScene(move: FixedMove, { scale, shadow }: MoveOptions): Scene {
  const scene = new Scene({ scale });
  movePackings(move).forEach((packing, index) => {
    const at = STANDS[index] ?? [0, 0, 0];
    scene.add(placePiece(lutonRear({ cutRear: true, load: inVan(packing) }), at, 2));
    scene.add(castShadow(at[0], at[1], ...PLAN, SHADOW_HEIGHT, { fill: shadow }));
  });
  return scene;
}

/** Turns a load into the van's own frame. The van is authored with its front towards +y and placed with half a turn. */
const inVan = (packing: Packing): readonly Solid[] => place(solidsOf(packing), [0, 0, 0], 2, PLAN);
