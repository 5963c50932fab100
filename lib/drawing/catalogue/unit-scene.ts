import type { Vec3 } from '../geometry/vector';
import { Scene } from '../render/scene';
import { dimensionLines } from '../room/dimensions';
import { packed, solidsOf, type Packing } from '../room/pack';
import { room, UNIT_HEIGHT } from '../room/room';
import { UNIT_INVENTORIES, UNIT_PLANS, type UnitSize } from './unit-inventories';

/** All units of one kind share a scale: a larger unit is drawn larger. */
export const DIMENSIONED_PEN = { scale: 20 };
export const PLAIN_PEN = { scale: 9 };

/** Air between the walls and what stands along them, in feet. */
const AIR = 0.03;
const RULES = { tallest: 6, slope: 0.6 };

/**
 * The inventory of a unit where it stands.
 * @throws {RangeError} when something does not fit: the drawing would promise too much
 */
export function unitLoad(size: UnitSize): Packing {
  const [width, depth] = UNIT_PLANS[size];
  const hold = { at: [AIR, AIR, 0] as Vec3, size: [width, depth, UNIT_HEIGHT] as Vec3 };
  const packing = packed(UNIT_INVENTORIES[size], hold, RULES);
  if (packing.left.length > 0) {
    throw new RangeError(`${size}: no room for ${packing.left.map(({ name }) => name).join(', ')}`);
  }
  return packing;
}

/** A unit with its load and its measures. */
export function dimensionedUnit(size: UnitSize): Scene {
  const [width, depth] = UNIT_PLANS[size];
  return new Scene(DIMENSIONED_PEN).add(
    room({ width, depth }),
    solidsOf(unitLoad(size)),
    dimensionLines({ width, depth }),
  );
}

/** A unit with its load, for where it is small. */
export function plainUnit(size: UnitSize): Scene {
  const [width, depth] = UNIT_PLANS[size];
  return new Scene(PLAIN_PEN).add(room({ width, depth, ribs: false, grid: false }), solidsOf(unitLoad(size)));
}
