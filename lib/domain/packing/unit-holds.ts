import { inventoryTotals } from '../catalogue/inventory';
import { findMeasures } from '../catalogue/measures';
import { floorOf, UNIT_HEIGHT_FEET, usableCubicFeet } from '../catalogue/storage-units';
import type { Items, StorageSpace } from '../order-types';
import { storageUnit, type Piece } from './containers';
import { load } from './load';
import type { MeasuredBy } from './load-text';
import { TooMuchWork, workUpTo, type Work } from './pack';
import { piecesOf } from './pieces';

/** The most pieces of a list that is packed (assumption): longer ones would delay other visitors. */
export const MAX_PACKED_PIECES = 120;

export type ChosenUnit = { readonly storageSpace: StorageSpace; readonly squareFeet: number | null };

export type UnitFit = {
  readonly holds: boolean;
  /** The pieces that do not fit, as lines of the list. Empty when measured by volume. */
  readonly outside: Items;
  readonly measuredBy: MeasuredBy;
};

type Floor = readonly [width: number, depth: number];

/** Runs a packing. Returns null where it exceeds the work allowed for one answer. */
export function packedWithin<T>(pack: (work: Work) => T, most?: number): T | null {
  try {
    return pack(workUpTo(most));
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}

/**
 * Returns whether a unit holds a list (FIT-1): packed piece by piece up to MAX_PACKED_PIECES and the work of one
 * answer, otherwise by volume. The result never depends on the time.
 */
export function unitHolds(unit: ChosenUnit, items: Items): boolean {
  return packedHolds(unit, items) ?? fitByVolume(unit, items).holds;
}

export function unitFit(unit: ChosenUnit, items: Items): UnitFit {
  const holds = packedHolds(unit, items);
  if (holds === null) return fitByVolume(unit, items);
  return { holds, outside: holds ? [] : leftOutside(unit, items), measuredBy: 'packing' };
}

export function fitByVolume({ storageSpace, squareFeet }: ChosenUnit, items: Items): UnitFit {
  const floor = floorOf(storageSpace, squareFeet);
  return { holds: !floor || isUsual(floor, items), outside: [], measuredBy: 'volume' };
}

/**
 * Returns whether the packed list fits, or null when it is not packed. Own items have a volume but no known shape:
 * within the unit's usual capacity they are not refused for it. A custom unit without an area holds everything.
 */
function packedHolds({ storageSpace, squareFeet }: ChosenUnit, items: Items): boolean | null {
  const floor = floorOf(storageSpace, squareFeet);
  if (!floor) return true;
  const { pieces, cubicFeet } = inventoryTotals(items);
  if (pieces > MAX_PACKED_PIECES) return null;
  if (cubicFeet > wholeOf(floor)) return false;
  const shaped = isUsual(floor, items) ? items.filter(({ id }) => findMeasures(id)) : items;
  return packedWithin((work) => packed(floor, shaped, work).outside.length === 0);
}

/** Returns the pieces that do not fit into a unit, as lines of the list. Empty for a list that is not packed. */
export function leftOutside({ storageSpace, squareFeet }: ChosenUnit, items: Items): Items {
  const floor = floorOf(storageSpace, squareFeet);
  if (!floor || inventoryTotals(items).pieces > MAX_PACKED_PIECES) return [];
  const packing = packedWithin((work) => packed(floor, items, work));
  if (!packing) return [];
  const inside = packing.placements.map(({ piece }) => piece);
  const outside = [...packing.outside, ...beyondVolume(inside, items, floor)];
  return items.flatMap((item) => {
    const quantity = outside.filter(({ itemId }) => itemId === item.id).length;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

const wholeOf = ([width, depth]: Floor) => width * depth * UNIT_HEIGHT_FEET;
const isUsual = ([width, depth]: Floor, items: Items) =>
  inventoryTotals(items).cubicFeet <= usableCubicFeet(width * depth);
const packed = ([width, depth]: Floor, items: Items, work: Work) =>
  load(piecesOf(items), storageUnit(width, depth), work);

/** Returns the last packed pieces beyond the gross volume: the catalogue's volumes include the air around items. */
function beyondVolume(inside: readonly Piece[], items: Items, floor: Floor): readonly Piece[] {
  const cubicFeet = new Map(items.map((item) => [item.id, item.cubicFeet]));
  let room = wholeOf(floor);
  return inside.filter(({ itemId }) => {
    room -= cubicFeet.get(itemId) ?? 0;
    return room < 0;
  });
}
