import { room } from '../room/room';
import { group, type Solid } from '../solids/solid';
import type { Load } from './loaded';
import { markupOf, type Markup } from './markup';
import { besideHold, loadOf } from './placed';

export type Floor = { readonly width: number; readonly depth: number };

/** The height of the ground relative to the floor, in feet: below it by the thickness of the slab. */
const GROUND = -0.4;

/**
 * Draws a storage unit, cut open, with its load. `floor` is in feet.
 * @param outside the items that did not fit
 */
export const drawnUnit = (floor: Floor, load: Load, outside: Load): Markup =>
  markupOf(solidsOfUnit(floor, load, outside));

/** Returns the solids of `drawnUnit` in painting order. */
export const solidsOfUnit = ({ width, depth }: Floor, load: Load, outside: Load): readonly Solid[] => [
  group([...room({ width, depth }), ...loadOf(load, [0, 0, 0])]),
  ...besideHold(outside, width, GROUND),
];
