import { inventoryTotals } from '../catalogue/inventory';
import { findMeasures } from '../catalogue/measures';
import { floorOf, UNIT_HEIGHT_FEET, usableCubicFeet } from '../catalogue/storage-units';
import type { FurnitureItem, StorageSpace } from '../order/types';
import { storageUnit } from './containers';
import { load } from './load';
import { piecesOf } from './pieces';
import type { Piece } from './types';

/** Longer lists are measured by volume: packing piece by piece would keep other visitors waiting. */
export const MAX_PACKED_PIECES = 120;

/** A unit as it is chosen: a custom one by its area in square feet. */
export type ChosenUnit = { readonly storageSpace: StorageSpace; readonly squareFeet: number | null };

type Items = readonly FurnitureItem[];
type Floor = readonly [width: number, depth: number];

/**
 * Whether a unit holds a list (FIT-1): by its whole volume, then packed piece by piece, up to MAX_PACKED_PIECES.
 * Of a thing that a customer described we know the volume and not the shape: while the list is no more than a unit
 * usually holds, no such thing is refused for its shape. A custom unit without an area holds everything: nothing is
 * known of it yet.
 */
export function unitHolds(unit: ChosenUnit, items: Items): boolean {
  const floor = floorOf(unit.storageSpace, unit.squareFeet);
  if (!floor) return true;
  const area = floor[0] * floor[1];
  const { pieces, cubicFeet } = inventoryTotals(items);
  const isUsual = cubicFeet <= usableCubicFeet(area);
  if (pieces > MAX_PACKED_PIECES) return isUsual;
  if (cubicFeet > area * UNIT_HEIGHT_FEET) return false;
  return outsideOf(floor, isUsual ? items.filter(({ id }) => findMeasures(id)) : items).length === 0;
}

/** What would find no room in a unit, as lines of the list. Empty for a list that is too long to be packed. */
export function leftOutside({ storageSpace, squareFeet }: ChosenUnit, items: Items): Items {
  const floor = floorOf(storageSpace, squareFeet);
  if (!floor || inventoryTotals(items).pieces > MAX_PACKED_PIECES) return [];
  const { placements, outside: unplaced } = packed(floor, items);
  const outside = [
    ...unplaced,
    ...beyondVolume(
      placements.map(({ piece }) => piece),
      items,
      floor,
    ),
  ];
  return items.flatMap((item) => {
    const quantity = outside.filter(({ itemId }) => itemId === item.id).length;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

const packed = ([width, depth]: Floor, items: Items) => load(piecesOf(items), storageUnit(width, depth));
const outsideOf = (floor: Floor, items: Items) => packed(floor, items).outside;

/** What was packed last and is more than the whole volume, which counts the air around things as well. */
function beyondVolume(inside: readonly Piece[], items: Items, [width, depth]: Floor): readonly Piece[] {
  const cubicFeet = new Map(items.map((item) => [item.id, item.cubicFeet]));
  let room = width * depth * UNIT_HEIGHT_FEET;
  return inside.filter(({ itemId }) => {
    room -= cubicFeet.get(itemId) ?? 0;
    return room < 0;
  });
}
