import { EMPTY_CLEANING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { MOST_POPULAR, STORAGE_UNITS, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import type { StorageSpace } from '@/lib/domain/order-types';
import { CUSTOM_BASE_CUBIC_FEET, STORAGE_TRIP_PER_CUBIC_FOOT } from '@/lib/domain/prices/assumptions';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { priceCleaning } from '@/lib/domain/pricing/cleaning';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { priceReturn, type ReturnToPrice } from '@/lib/domain/pricing/storage';
import { storageTripPrice, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES, stepPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import type { InstantService } from './types';

const list = SITE.storagePriceList;

const weeklyPrices = (storageSpace: Exclude<StorageSpace, 'custom'>) =>
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
    initial: MOST_POPULAR,
    options: [
      ...STORAGE_UNITS.map(({ space, title, squareFeet }) => ({
        value: space,
        label: title,
        facts: `a full unit costs ${formatPence(storageTripPrice(usableCubicFeet(squareFeet)))} to bring back`,
        prices: weeklyPrices(space),
      })),
      // Leads to all units with their drawings.
      { value: '', label: 'Not sure yet', lead: 'from', prices: weeklyPrices(cheapestPerWeek(list).unit.space) },
    ],
  },
  terms: { legend: 'How long for?', initial: TERMS[0]?.value ?? '', options: TERMS },
  postcode: { name: 'from', label: 'Your postcode' },
  per: 'a week',
  points: [],
  button: 'Book storage',
};

const UNASKED_OF_RETURN = {
  deliveryDate: '',
  distanceMiles: null,
  promo: null,
  addOnVariant: SITE.addOnVariant,
} as const;

function returnPrices(what: Pick<ReturnToPrice, 'returnKind' | 'storageSpace'>): readonly string[] {
  const { totalWithDiscount } = priceReturn({ ...EMPTY_RETURN_ANSWERS, ...UNASKED_OF_RETURN, ...what });
  return [formatPence(totalWithDiscount)];
}

export const RETURN_SERVICE: InstantService = {
  id: 'return',
  label: 'Return',
  action: ROUTES.returnQuote,
  sizes: {
    label: 'What comes back?',
    initial: MOST_POPULAR,
    options: [
      ...STORAGE_UNITS.map(({ space, title, squareFeet }) => ({
        value: space,
        label: `${title} unit`,
        facts: `up to ${formatCubicFeet(usableCubicFeet(squareFeet))}`,
        prices: returnPrices({ returnKind: 'unit', storageSpace: space }),
      })),
      {
        value: 'items',
        label: 'Some items',
        lead: 'from',
        facts: `${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}, then ${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} each`,
        prices: returnPrices({ returnKind: 'items', storageSpace: '' }),
      },
    ],
  },
  terms: null,
  postcode: { name: 'to', label: 'Your postcode' },
  per: '',
  points: [
    'We bring your things back from storage and carry them to where you want them.',
    'We show the price of a full unit until we know yours. You pay only for what comes back.',
  ],
  button: 'Choose what comes back',
};

const HOMES = [
  ['one_bedroom', '1 bedroom'],
  ['two_bedroom', '2 bedrooms'],
  ['three_bedroom', '3 bedrooms'],
] as const;

const UNASKED_OF_CLEAN = { cleaningDate: '', promo: null, addOnVariant: SITE.addOnVariant } as const;

export const CLEANING_SERVICE: InstantService = {
  id: 'cleaning',
  label: 'Cleaning',
  action: stepPath(ROUTES.cleaningQuote, 'packing'),
  sizes: {
    label: 'Size of the home',
    initial: HOMES[0][0],
    options: HOMES.map(([cleaningSpace, label]) => {
      const { cleaners, hours } = CLEANING_PLANS[cleaningSpace];
      const quote = priceCleaning({ ...EMPTY_CLEANING_ANSWERS, ...UNASKED_OF_CLEAN, cleaningSpace });
      const facts = `${cleaners} cleaners · ${hours} hours`;
      return { value: cleaningSpace, label, facts, prices: [formatPence(quote.totalWithDiscount)] };
    }),
  },
  terms: null,
  postcode: { name: 'from', label: 'Your postcode' },
  per: '',
  points: [
    'The full price of an end-of-tenancy clean. We bring everything.',
    `Missed something? Tell us within ${CLEANING_GUARANTEE_HOURS} hours and we put it right.`,
  ],
  button: 'Book a clean',
};
