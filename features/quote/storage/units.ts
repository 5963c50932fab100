import { formatSquareFeet, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import type { StorageSpace, StorageTerm } from '@/lib/domain/order/types';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/pricing/storage-price-lists';
import {
  fourWeeksPrice,
  hasCustomUnits,
  listPerWeek,
  weeklyPrice,
  type StorageToRent,
} from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { SITE } from '@/lib/site';
import { priceOrNull } from './price';

const list = SITE.storagePriceList;

/** How long, and what it takes off the price of every week. */
export const TERM_OPTIONS = STORAGE_DURATIONS.map(({ term, title, discountPercent }) => ({
  value: term,
  label: title,
  detail: discountPercent === 0 ? 'list price' : `−${discountPercent}%`,
}));

/** Until a term is chosen prices are those of the list: nothing is shown for less than it costs. */
export const LIST_TERM: StorageTerm = 'weekly';

export type RentText = { readonly week: string; readonly fourWeeks: string; readonly list: string | null };

/** What a unit costs for a term: by the week, by four weeks, and by the list where that is more. Null by request. */
export function rentText(storage: StorageToRent, term: StorageTerm): RentText | null {
  return priceOrNull(() => {
    const perWeek = weeklyPrice(list, storage, term);
    const listed = listPerWeek(list, storage);
    return {
      week: formatPence(perWeek),
      fourWeeks: formatPence(fourWeeksPrice(list, storage, term)),
      list: listed === perWeek ? null : formatPence(listed),
    };
  });
}

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
export const CUSTOM_AREA = hasCustomUnits(list) ? CUSTOM_SQUARE_FEET : null;

/** A typed area as a whole number of square feet; null for anything else. */
export function areaOf(text: string): number | null {
  const area = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(area) && area >= 0 && area <= 10_000 ? area : null;
}
