import { storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';

/** Depth of a custom room in feet: that of the two largest units (assumption). */
const CUSTOM_DEPTH_FEET = 10;

type Room = Pick<StorageAnswers, 'storageSpace' | 'squareFeet'>;
type Floor = readonly [width: number, depth: number];

/** Feet of the floor, width and depth. Null before a unit, or the area of a custom one, is chosen. */
export function floorOf({ storageSpace, squareFeet }: Room): Floor | null {
  if (storageSpace === '') return null;
  if (storageSpace !== 'custom') return storageUnit(storageSpace).feet;
  return squareFeet ? [squareFeet / CUSTOM_DEPTH_FEET, CUSTOM_DEPTH_FEET] : null;
}

/** Cubic feet of things that a room holds, stacked with care. */
export const holdsOf = ([width, depth]: Floor): number => usableCubicFeet(Math.round(width * depth));
