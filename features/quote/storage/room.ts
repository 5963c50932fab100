import { floorOf as floorOfUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { StorageAnswers } from '@/lib/domain/answers/storage';

type Room = Pick<StorageAnswers, 'storageSpace' | 'squareFeet'>;
type Floor = readonly [width: number, depth: number];

/** Returns width and depth of the floor in feet; null before a unit, or the area of a custom one, is chosen. */
export const floorOf = ({ storageSpace, squareFeet }: Room): Floor | null =>
  storageSpace === '' ? null : floorOfUnit(storageSpace, squareFeet);

/** Returns the cubic feet of carefully stacked items that a room holds. */
export const holdsOf = ([width, depth]: Floor): number => usableCubicFeet(Math.round(width * depth));
