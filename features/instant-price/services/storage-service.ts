import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import type { StorageSpace } from '@/lib/domain/order-types';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import type { InstantService } from '../types';
import { POPULAR_UNIT } from './popular-unit';

const list = SITE.storagePriceList;

/** Returns a unit's price a week on each term. */
const pricesOf = (storageSpace: Exclude<StorageSpace, 'custom'>) =>
  STORAGE_DURATIONS.map(({ term }) => formatPence(weeklyPrice(list, { storageSpace, squareFeet: null }, term)));

const TERMS = STORAGE_DURATIONS.map(({ term, title, discountPercent, minimumWeeks }) => ({
  value: term,
  label: title,
  detail: discountPercent === 0 ? 'list price' : `−${discountPercent}%`,
  note: `${minimumWeeks > 1 ? `${minimumWeeks} weeks or more` : 'a week at a time'} · ${tripsWords(term)}`,
}));

export const STORAGE_SERVICE: InstantService = {
  id: 'storage',
  label: 'Storage',
  action: ROUTES.storageQuote,
  sizes: {
    label: 'Size of the unit',
    initial: POPULAR_UNIT,
    options: [
      ...STORAGE_UNITS.map(({ space, title }) => ({ value: space, label: title, prices: pricesOf(space) })),
      // Leads to all units with their drawings.
      { value: '', label: 'Not sure yet', lead: 'from', prices: pricesOf(cheapestPerWeek(list).unit.space) },
    ],
  },
  terms: { legend: 'How long for?', initial: TERMS[0]?.value ?? '', options: TERMS },
  postcode: { name: 'from', label: 'Your postcode' },
  per: 'a week',
  points: [],
  button: 'Book storage',
};
