import type { Vec3 } from '../geometry/vector';
import { CAST } from '../kit/figure/cast';
import { person } from '../kit/person';
import { Scene } from '../render/scene';
import { dimensionLines } from '../room/dimensions';
import { packRoom, solidsOf, type Packing } from '../room/pack';
import { room, UNIT_HEIGHT } from '../room/room';
import type { Solid } from '../solids/solid';
import { UNIT_INVENTORIES, UNIT_PLANS, type UnitSize } from './unit-inventories';

/** Pens with one scale for all units of a kind, so that a larger unit is drawn larger. */
export const DIMENSIONED_PEN = { scale: 12 };
export const PLAIN_PEN = { scale: 9 };

/** The gap in feet between the walls and the items along them. */
const AIR = 0.03;
const RULES = { tallest: 6, slope: 0.6 };

/**
 * Packs the illustrated contents of a unit.
 * @throws {RangeError} if something does not fit, because the drawing would promise too much
 */
export function unitLoad(size: UnitSize): Packing {
  const [width, depth] = UNIT_PLANS[size];
  const hold = { at: [AIR, AIR, 0] as Vec3, size: [width, depth, UNIT_HEIGHT] as Vec3 };
  const packing = packRoom(UNIT_INVENTORIES[size], hold, RULES);
  if (packing.left.length > 0) {
    throw new RangeError(`${size}: no room for ${packing.left.map(({ name }) => name).join(', ')}`);
  }
  return packing;
}

/** The size of the dimension figures in feet, for a scale of 12 pixels a foot. */
const FIGURES = 1.15;

/** The person beside every unit, who shows its size. */
const MEASURE = { role: 'tenant', facing: 'viewer' } as const;

/**
 * Draws the person at the left-hand corner of a unit, clear of its wall and its dimensions.
 * @param depth of the unit, in feet
 */
export const besideUnit = (depth: number): readonly Solid[] => person([-0.95, depth + 0.6, 0], MEASURE);

/** The person's height: "5 ft 6 in". */
export const MEASURE_STATURE = inFeetAndInches(CAST[MEASURE.role].stature);

/** Draws a unit with its contents and dimensions, and the person beside it. */
export function dimensionedUnit(size: UnitSize): Scene {
  const [width, depth] = UNIT_PLANS[size];
  return new Scene(DIMENSIONED_PEN).add(
    room({ width, depth }),
    solidsOf(unitLoad(size)),
    besideUnit(depth),
    dimensionLines({ width, depth, size: FIGURES }),
  );
}

function inFeetAndInches(stature: number): string {
  const inches = Math.round(stature * 12);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

/** Draws a unit with its contents, without dimensions, for small pictures. */
export function plainUnit(size: UnitSize): Scene {
  const [width, depth] = UNIT_PLANS[size];
  return new Scene(PLAIN_PEN).add(room({ width, depth, ribs: false, grid: false }), solidsOf(unitLoad(size)));
}
