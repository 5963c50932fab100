import { floorOf as floorOfUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { StorageAnswers } from '@/lib/domain/answers/storage';

type Room = Pick<StorageAnswers, 'storageSpace' | 'squareFeet'>;
type Floor = readonly [width: number, depth: number];

/** Feet of the floor, width and depth. Null before a unit, or the area of a custom one, is chosen. */
export const floorOf = ({ storageSpace, squareFeet }: Room): Floor | null =>
  storageSpace === '' ? null : floorOfUnit(storageSpace, squareFeet);

/** Cubic feet of things that a room holds, stacked with care. */
export const holdsOf = ([width, depth]: Floor): number => usableCubicFeet(Math.round(width * depth));
