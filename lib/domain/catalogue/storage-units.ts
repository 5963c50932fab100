import { readWhole } from '../typed-number';
import { STORAGE_SPACES, type StorageSpace, type StorageUnitSpace } from '../order-types';

export type StorageUnit = {
  readonly space: StorageUnitSpace;
  readonly title: string;
  readonly feet: readonly [width: number, depth: number];
  readonly squareFeet: number;
  /** Whether it is one of the most chosen units (spec §9). */
  readonly isPopular: boolean;
  /** Whether it keeps its list price on every term. The spec has the flag and names no unit (assumption). */
  readonly noDiscount: boolean;
};

/** The height of every unit in feet (spec §9). */
export const UNIT_HEIGHT_FEET = 8;

/** The depth of a custom unit in feet, that of the two largest units. Its width follows from its area (assumption). */
export const CUSTOM_DEPTH_FEET = 10;

/** The share of a unit's space that is filled when furniture and boxes are stacked with care (assumption). */
export const STACKING_FACTOR = 0.7;

/** The unit that is suggested first (assumption: the smaller of the popular ones). */
export const MOST_POPULAR: StorageUnitSpace = 'Plan 6x4';

const POPULAR: readonly StorageUnitSpace[] = [MOST_POPULAR, 'Plan 6x6'];
export const STORAGE_UNITS: readonly StorageUnit[] = STORAGE_SPACES.filter((space) => space !== 'custom').map(unitOf);

function unitOf(space: StorageUnitSpace): StorageUnit {
  const [width = 0, depth = 0] = space.replace('Plan ', '').split('x').map(Number);
  return {
    space,
    title: `${width} × ${depth} ft`,
    feet: [width, depth],
    squareFeet: width * depth,
    isPopular: POPULAR.includes(space),
    noDiscount: false,
  };
}

/** Returns the unit of this name. Throws RangeError for one that we do not have. */
export function storageUnit(space: StorageUnitSpace): StorageUnit {
  const unit = STORAGE_UNITS.find((candidate) => candidate.space === space);
  if (!unit) throw new RangeError(`Not a storage unit: ${space}`);
  return unit;
}

/** Returns width and depth of a unit's floor in feet. Null for a custom unit without an area in square feet. */
export function floorOf(space: StorageSpace, squareFeet: number | null): StorageUnit['feet'] | null {
  if (space !== 'custom') return storageUnit(space).feet;
  return squareFeet ? [squareFeet / CUSTOM_DEPTH_FEET, CUSTOM_DEPTH_FEET] : null;
}

/** Returns the smallest unit with at least this floor in square feet, or null when none is large enough. */
export const unitForArea = (squareFeet: number): StorageUnit | null =>
  STORAGE_UNITS.find((unit) => squareFeet > 0 && unit.squareFeet >= squareFeet) ?? null;

export function usableCubicFeet(squareFeet: number): number {
  return Math.floor(squareFeet * UNIT_HEIGHT_FEET * STACKING_FACTOR);
}

export const formatSquareFeet = (squareFeet: number): string => `${squareFeet} sq ft`;

/** Returns the whole square feet for a volume, and the smallest unit that holds it, or null. */
export function smallestUnitFor(cubicFeet: number): { readonly squareFeet: number; readonly unit: StorageUnit | null } {
  const squareFeet = Math.max(0, Math.ceil(cubicFeet / (UNIT_HEIGHT_FEET * STACKING_FACTOR) - 1e-9));
  return { squareFeet, unit: STORAGE_UNITS.find((unit) => usableCubicFeet(unit.squareFeet) >= cubicFeet) ?? null };
}

const SQUARE_FEET = /(?<!\s)\s*(?:sq\.?\s*f(?:ee|oo)?t|square\s+f(?:ee|oo)t|ft\s*[2²])\.?\s*$/i;

/** Returns the whole square feet that the text writes ("96", "96 sq ft"), or null. */
export const areaOf = (text: string): number | null => readWhole(text.replace(SQUARE_FEET, ''), [0, 10_000]);
