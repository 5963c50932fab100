import { room } from '../room/room';
import { besideHold } from './beside';
import { group } from '../solids/group';
import type { Solid } from '../solids/solid';
import type { Load } from './loaded';
import { markupOf, type Markup } from './markup';
import { loadOf } from './placed';

export type Floor = { readonly width: number; readonly depth: number };

/** How far the ground is below the floor: the thickness of the slab, in feet. */
const GROUND = -0.4;

/** A storage unit, cut open, by the feet of its floor, with what was loaded into it. @param outside what found no room */
export const drawnUnit = (floor: Floor, load: Load, outside: Load): Markup =>
  markupOf(solidsOfUnit(floor, load, outside));

/** The same as solids, in their order of painting. */
export const solidsOfUnit = ({ width, depth }: Floor, load: Load, outside: Load): readonly Solid[] => [
  group([...room({ width, depth }), ...loadOf(load, [0, 0, 0])]),
  ...besideHold(outside, width, GROUND),
];
