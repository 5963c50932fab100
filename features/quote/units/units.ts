import { formatSquareFeet, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { StorageSpace } from '@/lib/domain/vocabulary';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { hasCustomUnits } from '@/lib/domain/pricing/storage-rates';
import { SITE } from '@/lib/site';

/** Every unit, all in one scale. */
export type UnitPictures = Readonly<Record<StorageSpace, Picture>>;

type Unit = { readonly storageSpace: StorageSpace | ''; readonly squareFeet: number | null };

export type UnitOption = {
  readonly space: StorageSpace;
  readonly title: string;
  readonly area: string;
  readonly isPopular: boolean;
};

/** Units of a fixed size, the smallest first. */
export const UNITS: readonly UnitOption[] = STORAGE_UNITS.map(({ space, title, squareFeet, isPopular }) => ({
  space,
  title,
  area: formatSquareFeet(squareFeet),
  isPopular,
}));

/** A room by the square foot, where the active list has a price for it. */
export const CUSTOM_AREA = hasCustomUnits(SITE.storagePriceList) ? CUSTOM_SQUARE_FEET : null;

/** False for a custom area that is not known or beyond the bounds: that is by request. */
export function hasOnlinePrice({ storageSpace, squareFeet }: Unit): boolean {
  if (storageSpace !== 'custom') return true;
  return squareFeet !== null && squareFeet >= CUSTOM_SQUARE_FEET.min && squareFeet <= CUSTOM_SQUARE_FEET.max;
}

/** Of a size of which none is free. */
export const FULL_NOW = 'Full at the moment';
