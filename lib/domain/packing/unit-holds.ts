import { inventoryTotals } from '../catalogue/inventory';
import { findMeasures } from '../catalogue/measures';
import { floorOf, UNIT_HEIGHT_FEET, usableCubicFeet } from '../catalogue/storage-units';
import type { FurnitureItem, StorageSpace } from '../vocabulary';
import { storageUnit } from './containers';
import { load } from './load';
import type { MeasuredBy } from './measured-by';
import { piecesOf } from './pieces';
import type { Piece } from './types';
import { TooMuchWork, workUpTo, type Work } from './work';

/** Longer lists are measured by volume (assumption): packing piece by piece would keep other visitors waiting. */
export const MAX_PACKED_PIECES = 120;

/** A unit as it is chosen: a custom one by its area in square feet. */
export type ChosenUnit = { readonly storageSpace: StorageSpace; readonly squareFeet: number | null };

export type UnitFit = {
  readonly holds: boolean;
  /** What would find no room, as lines of the list. Empty by volume, which tells nothing of single things. */
  readonly outside: Items;
  readonly measuredBy: MeasuredBy;
};

type Items = readonly FurnitureItem[];
type Floor = readonly [width: number, depth: number];

/** Runs work that packs; null where that would take more than an answer may (work.ts). */
export function packedWithin<T>(pack: (work: Work) => T, most?: number): T | null {
  try {
    return pack(workUpTo(most));
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}

/**
 * Whether a unit holds a list (FIT-1): by its whole volume, then packed piece by piece, up to MAX_PACKED_PIECES and the
 * work of one answer; otherwise by volume. The answer depends on the list and the unit alone, never on the time.
 */
export function unitHolds(unit: ChosenUnit, items: Items): boolean {
  return packedHolds(unit, items) ?? fitByVolume(unit, items).holds;
}

/** The same with what would stay outside, and how it was found. */
export function unitFit(unit: ChosenUnit, items: Items): UnitFit {
  const holds = packedHolds(unit, items);
  if (holds === null) return fitByVolume(unit, items);
  return { holds, outside: holds ? [] : leftOutside(unit, items), measuredBy: 'packing' };
}

/** Without packing: a unit holds what it usually holds. */
export function fitByVolume({ storageSpace, squareFeet }: ChosenUnit, items: Items): UnitFit {
  const floor = floorOf(storageSpace, squareFeet);
  return { holds: !floor || isUsual(floor, items), outside: [], measuredBy: 'volume' };
}

/**
 * Null for what is not packed. Of a thing that a customer described we know the volume and not the shape: while the list
 * is no more than a unit usually holds, no such thing is refused for its shape. A custom unit without an area holds
 * everything: nothing is known of it yet.
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

/** What would find no room in a unit, as lines of the list. Empty for a list that is not packed. */
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

/** What was packed last and is more than the whole volume, which counts the air around things as well. */
function beyondVolume(inside: readonly Piece[], items: Items, floor: Floor): readonly Piece[] {
  const cubicFeet = new Map(items.map((item) => [item.id, item.cubicFeet]));
  let room = wholeOf(floor);
  return inside.filter(({ itemId }) => {
    room -= cubicFeet.get(itemId) ?? 0;
    return room < 0;
  });
}
