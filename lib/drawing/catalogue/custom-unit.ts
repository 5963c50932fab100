import type { Vec3 } from '../geometry/vector';
import { armchair } from '../kit/seating';
import { lamp } from '../kit/things';
import { cut, floor, petrol } from '../palette';
import type { PenOptions } from '../render/pen';
import { Scene } from '../render/scene';
import { packRoom, solidsOf } from '../room/pack';
import { UNIT_HEIGHT } from '../room/room';
import { box } from '../solids/box';
import { lines } from '../solids/figures';
import { columns } from './cartons';
import { besideUnit, DIMENSIONED_PEN } from './unit-scene';

/** The extent of the drawing from corner to corner, in feet. A custom unit has no size of its own. */
const EXTENT: Vec3 = [7, 6, UNIT_HEIGHT];
const DASHES = { stroke: '#C45108', width: 1.2, dash: '6 5' };
const GROUND_LAYER = -1;

const load = packRoom(
  [
    { name: 'armchair', piece: armchair(petrol), at: [0.25, 2], turns: [1] },
    { name: 'lamp', piece: lamp(), at: [0.25, 0.25], turns: [0] },
    ...columns([
      [2, 0.25, 3],
      [3.5, 0.25, 2],
      [3.5, 1.75, 1],
    ]),
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
