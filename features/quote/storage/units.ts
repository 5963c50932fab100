import { formatPence } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/vocabulary';
import { fourWeeksPrice, listPerWeek, weeklyPrice, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { SITE } from '@/lib/site';
import { priceOrNull } from '@/lib/domain/pricing/no-price';

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
