/**
 * The entry point of this folder for mails: the van and the unit of one order with its own items, as separate files.
 */
import { crewBeside } from './catalogue/mails';
import type { Load } from './load/loaded';
import { solidsOfUnit, type Floor } from './load/unit';
import { vansOf } from './load/van';
import { Scene } from './render/scene';
import { svgOf, type Svg } from './render/svg';

export type { Svg } from './render/svg';

/** Pixels per foot, and file units per pixel, as in the other drawings of mails. */
const SCALE = 9.2;
const SHEET = { density: 3, isOneSize: true };

/**
 * Draws vans, cut open, with the load of each, and the crew beside them.
 * @param outside the items that did not fit in any van, behind the crew
 * @param movers the number of people, which may be 0
 */
export const ownVans = (loads: readonly Load[], outside: Load, movers: number): Svg =>
  svgOf(
    new Scene({ scale: SCALE }).add(vansOf(loads, outside), crewBeside(movers, outside.placements.length > 0)),
    SHEET,
  );

/** Draws a storage unit, cut open, with its load. `outside` did not fit. */
export const ownUnit = (floor: Floor, load: Load, outside: Load): Svg =>
  svgOf(new Scene({ scale: SCALE }).add(solidsOfUnit(floor, load, outside)), SHEET);
