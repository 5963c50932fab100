import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { floorOf as floorOfUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/order-types';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { fourWeeksPrice, listPerWeek, weeklyPrice, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { SITE } from '@/lib/site';

const list = SITE.storagePriceList;

export const TERM_OPTIONS = STORAGE_DURATIONS.map(({ term, title, discountPercent }) => ({
  value: term,
  label: title,
  detail: discountPercent === 0 ? 'list price' : `−${discountPercent}%`,
}));

/** The term for prices before a choice. It has the list price, so that no price is shown too low. */
export const LIST_TERM: StorageTerm = 'weekly';

export type RentText = { readonly week: string; readonly fourWeeks: string; readonly list: string | null };

/** Returns the price of a unit per week and per four weeks, and the list price if higher; null by request. */
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

type Room = Pick<StorageAnswers, 'storageSpace' | 'squareFeet'>;
type Floor = readonly [width: number, depth: number];

/** Returns width and depth in feet; null before a unit, or the area of a custom one, is chosen. */
export const floorOf = ({ storageSpace, squareFeet }: Room): Floor | null =>
  storageSpace === '' ? null : floorOfUnit(storageSpace, squareFeet);
