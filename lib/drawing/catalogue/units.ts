import type { Vec3 } from '../geometry/vector';
import { CAST } from '../kit/figure/cast';
import { person } from '../kit/person';
import { armchair } from '../kit/seating';
import { lamp } from '../kit/things';
import { cut, floor, petrol } from '../palette';
import type { PenOptions } from '../render/pen';
import { Scene } from '../render/scene';
import { dimensionLines } from '../room/dimensions';
import { contentsInWords, packRoom, solidsOf, type Packing } from '../room/pack';
import { UNIT_HEIGHT, room } from '../room/room';
import { box, lines, type Solid } from '../solids/solid';
import { columns } from './cartons';
import type { CatalogueEntry } from './entry';
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

/** The extent of the drawing from corner to corner, in feet. A custom unit has no size of its own. */
const EXTENT: Vec3 = [7, 6, UNIT_HEIGHT];
const DASHES = { stroke: '#C45108', width: 1.2, dash: '6 5' };
const GROUND_LAYER = -1;

const load = packRoom(
  [
    { name: 'armchair', piece: armchair(petrol), at: [0.25, 2], turns: [1] },
    { name: 'lamp', piece: lamp(), at: [0.25, 0.25], turns: [0] },
    ...columns([2, 0.25, 3], [3.5, 0.25, 2], [3.5, 1.75, 1]),
  ],
  { size: EXTENT },
  { tallest: 6, slope: 0 },
);

/** Draws the custom unit beside a person, in the scale of the units with dimensions. */
export const customUnitMeasured = (): Scene => customUnit(DIMENSIONED_PEN).add(besideUnit(EXTENT[1]));

/**
 * Draws a unit of any size: its edges are open, and its contents stand on the part of the floor that every size has.
 */
export function customUnit(pen: PenOptions): Scene {
  const [x, y, z] = EXTENT;
  const edges: readonly (readonly Vec3[])[] = [
    [
      [x, 0, 0],
      [0, 0, 0],
      [0, y, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, z],
    ],
    [
      [x, 0, 0],
      [x, 0, z],
      [0, 0, z],
      [0, y, z],
      [0, y, 0],
      [x, y, 0],
      [x, 0, 0],
    ],
  ];
  return new Scene(pen).add(
    box([0, 0, -0.4], [5.5, 5.5, 0.4], floor, { right: cut, left: cut }),
    lines(edges, DASHES.stroke, DASHES.width, { dash: DASHES.dash, layer: GROUND_LAYER }),
    solidsOf(load),
  );
}

/** Options of small drawings, beside words that say the same. */
const SMALL = { alt: '', margin: 2, density: 3 };

/** Options of drawings with dimensions. The margin is small, because the card limits the width. */
const MEASURED = { margin: 3, density: 5 };
const BESIDE = `beside it a woman, ${MEASURE_STATURE} tall`;

const SIZES = Object.keys(UNIT_PLANS) as UnitSize[];

/**
 * Returns the text alternative: "6 × 4 ft unit, 8 ft high: 7 boxes, a wardrobe and a rolled rug; beside it a woman, 5
 * ft 6 in tall".
 */
function altOf(size: UnitSize): string {
  const [width, depth] = UNIT_PLANS[size];
  return `${width} × ${depth} ft unit, 8 ft high: ${contentsInWords(unitLoad(size).placed)}; ${BESIDE}`;
}

const dimensioned = SIZES.map((size) => [
  `units/${size}`,
  { draw: () => dimensionedUnit(size), alt: altOf(size), ...MEASURED },
]);
const plain = SIZES.map((size) => [`units/${size}-plain`, { draw: () => plainUnit(size), ...SMALL }]);

/** Two drawings of every unit: with dimensions, and small beside words that state them. */
export const UNIT_DRAWINGS = {
  ...(Object.fromEntries([...dimensioned, ...plain]) as Readonly<
    Record<`units/${UnitSize}` | `units/${UnitSize}-plain`, CatalogueEntry>
  >),
  'units/custom': { draw: customUnitMeasured, alt: `A unit of any size, its edges dashed; ${BESIDE}`, ...MEASURED },
  'units/custom-plain': { draw: () => customUnit(PLAIN_PEN), ...SMALL },
};
