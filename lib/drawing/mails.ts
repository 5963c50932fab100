/** The door of this room for mails: the van and the unit of one order, with its own things, as files of their own. */
import { crewBeside } from './catalogue/mails';
import type { Load } from './load/loaded';
import { solidsOfUnit, type Floor } from './load/unit';
import { vansOf } from './load/van';
import { Scene } from './render/scene';
import { svgOf, type Svg } from './render/svg';

export type { Svg } from './render/svg';

/** Pixels per foot, and units of the file per pixel: as the other drawings of mails. */
const SCALE = 9.2;
const SHEET = { density: 3, isOneSize: true };

/**
 * Vans, cut open, with what was loaded into each, and who comes beside them.
 * @param outside what found no room in any: then the crew stands in front of it
 * @param movers nobody is drawn for 0
 */
export const ownVans = (loads: readonly Load[], outside: Load, movers: number): Svg =>
  svgOf(
    new Scene({ scale: SCALE }).add(vansOf(loads, outside), crewBeside(movers, outside.placements.length > 0)),
    SHEET,
  );

/** A storage unit, cut open, with what was loaded into it. */
export const ownUnit = (floor: Floor, load: Load, outside: Load): Svg =>
  svgOf(new Scene({ scale: SCALE }).add(solidsOfUnit(floor, load, outside)), SHEET);
