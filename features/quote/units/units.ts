import { unitSuits } from '@/lib/domain/catalogue/home-units';
import { formatSquareFeet, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { StorageSpace } from '@/lib/domain/order-types';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { hasCustomUnits } from '@/lib/domain/pricing/storage-rates';
import { SITE } from '@/lib/site';

/** A drawing of each unit, all to one scale. */
export type UnitPictures = Readonly<Record<StorageSpace, Picture>>;

type Unit = { readonly storageSpace: StorageSpace | ''; readonly squareFeet: number | null };

export type UnitOption = {
  readonly space: StorageSpace;
  readonly title: string;
  readonly area: string;
  /** "a 2 bedroom home", "about a studio flat"; null for a unit without a comparison. */
  readonly suits: string | null;
  readonly isPopular: boolean;
};

export const UNITS: readonly UnitOption[] = STORAGE_UNITS.map(({ space, title, squareFeet, isPopular }) => ({
  space,
  title,
  area: formatSquareFeet(squareFeet),
  suits: unitSuits(space),
  isPopular,
}));

/** The limits of a custom area in square feet; null where the active price list has no custom units. */
export const CUSTOM_AREA = hasCustomUnits(SITE.storagePriceList) ? CUSTOM_SQUARE_FEET : null;

/** Returns false for a custom area that is unknown or outside the limits. */
export function hasOnlinePrice({ storageSpace, squareFeet }: Unit): boolean {
  if (storageSpace !== 'custom') return true;
  return squareFeet !== null && squareFeet >= CUSTOM_SQUARE_FEET.min && squareFeet <= CUSTOM_SQUARE_FEET.max;
}

export const FULL_NOW = 'Full at the moment';
