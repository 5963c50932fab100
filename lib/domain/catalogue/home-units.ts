import { FIXED_MOVING_PLANS, type FixedMovingPlan, type StorageUnitSpace } from '../order-types';
import { allButText } from '../wording';
import { storageUnit } from './storage-units';

type HomeUnit = {
  readonly space: StorageUnitSpace;
  /** The one small piece of the usual contents that the unit leaves out, in a sentence ("the TV"). */
  readonly allBut: string | null;
};

/**
 * The unit that we advise for the usual contents of each home, everywhere on the site. Written down because packing
 * three bedrooms takes longer than a page may: packing/home-units.test.ts proves that the packer advises the same.
 */
export const HOME_UNITS: Readonly<Record<FixedMovingPlan, HomeUnit>> = {
  mini: { space: 'Plan 3x5', allBut: null },
  one_bedroom: { space: 'Plan 8x6', allBut: 'the TV' },
  two_bedroom: { space: 'Plan 12x8', allBut: null },
  three_bedroom: { space: 'Plan 20x10', allBut: null },
};

/** Returns the advised unit in a sentence: "12 × 8 ft", "8 × 6 ft, all but the TV". */
export function homeUnitText(home: FixedMovingPlan): string {
  const { space, allBut } = HOME_UNITS[home];
  return `${storageUnit(space).title}${allBut ? `, ${allButText(allBut)}` : ''}`;
}

/** The places that customers compare units with (spec §3: the property types). Larger units have none. */
export const UNIT_LIKENESS: Partial<Readonly<Record<StorageUnitSpace, string>>> = {
  'Plan 3x3': 'a wardrobe',
  'Plan 3x5': 'a small room',
  'Plan 6x4': 'a studio flat',
  'Plan 6x6': 'a small office',
  'Plan 8x6': 'half a garage',
  'Plan 9x8': 'a car garage',
  'Plan 12x8': 'an average house',
};

const HOMES: Readonly<Record<FixedMovingPlan, string>> = {
  mini: 'a furnished room',
  one_bedroom: 'a 1 bedroom home',
  two_bedroom: 'a 2 bedroom home',
  three_bedroom: 'a 3 bedroom home',
};

/** Returns what a unit is right for: "a 2 bedroom home", "a 1 bedroom home, all but the TV", else "about a studio flat". Null for a unit without either. */
export function unitSuits(space: StorageUnitSpace): string | null {
  const home = FIXED_MOVING_PLANS.find((each) => HOME_UNITS[each].space === space);
  const like = UNIT_LIKENESS[space];
  if (!home) return like ? `about ${like}` : null;
  const { allBut } = HOME_UNITS[home];
  return allBut ? `${HOMES[home]}, ${allButText(allBut)}` : HOMES[home];
}
