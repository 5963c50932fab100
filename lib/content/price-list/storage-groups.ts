import { formatSquareFeet, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { NOTHING } from '@/lib/domain/money';
import {
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  FREE_COLLECTION_TERM,
  STORAGE_TRIP_PER_CUBIC_FOOT,
} from '@/lib/domain/prices/assumptions';
import { CUSTOM_PER_SQUARE_FOOT, CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { type ActiveLists, PRICE, type PriceGroup } from './price-group';

const TERM_COLUMNS = STORAGE_DURATIONS.map(({ term, title }) => ({ id: term, title, unit: 'GBP' as const }));

const units = ({ storagePriceList }: ActiveLists): PriceGroup => ({
  id: 'storage',
  title: 'Storage, by the week',
  dependsOn:
    'The weekly price depends on the unit and on how long you rent it for. Week by week you pay the list price; longer terms take a percentage off it.',
  of: 'Unit',
  columns: TERM_COLUMNS,
  rows: STORAGE_UNITS.map(({ space, title, squareFeet }) => ({
    id: space,
    name: title,
    detail: formatSquareFeet(squareFeet),
    values: Object.fromEntries(
      STORAGE_DURATIONS.map(({ term }) => [
        term,
        weeklyPrice(storagePriceList, { storageSpace: space, squareFeet: null }, term),
      ]),
    ),
    lines: ['storage_unit', 'duration_discount'],
  })),
});

const custom = ({ storagePriceList }: ActiveLists): PriceGroup => {
  const { min, max } = CUSTOM_SQUARE_FEET;
  return {
    id: 'custom-storage',
    title: 'Storage, by the square foot',
    dependsOn: `A room between our sizes, from ${min} to ${formatSquareFeet(max)}, is priced by its area. It never costs more than the next larger unit. Terms bring the same discounts as for a unit.`,
    of: 'Area',
    columns: [{ ...PRICE, title: 'List price a week' }],
    rows: [
      { id: 'square_foot', name: 'Each square foot', values: { price: CUSTOM_PER_SQUARE_FOOT[storagePriceList] } },
      { id: 'larger', name: `More than ${formatSquareFeet(max)}`, values: { price: null } },
    ],
  };
};

const terms: PriceGroup = {
  id: 'storage-terms',
  title: 'How long you store',
  dependsOn: `The term is the shortest time you pay for. After it, storage ${CONTINUES}. You make the first payment when you order. The others are charged in advance to the card that you let the payment provider keep.`,
  of: 'Term',
  columns: [
    { id: 'discount', title: 'Off the list', unit: 'percent' },
    { id: 'minimum', title: 'At least', unit: 'weeks' },
    { id: 'paid', title: 'Paid ahead', unit: 'weeks' },
  ],
  rows: STORAGE_DURATIONS.map(({ term, title, discountPercent, minimumWeeks, weeksPerPayment }) => ({
    id: term,
    name: title,
    values: { discount: discountPercent, minimum: minimumWeeks, paid: weeksPerPayment },
  })),
};

const trips: PriceGroup = {
  id: 'storage-trips',
  title: 'Collection and return',
  dependsOn:
    'Each trip is priced by the volume the van carries, plus distance and stairs as for a move. The return is priced when you store, so that you know it on the first day.',
  of: 'Trip',
  columns: [PRICE],
  rows: [
    {
      id: 'base',
      name: `The first ${CUSTOM_BASE_CUBIC_FEET} cubic feet`,
      detail: 'Each way',
      values: { price: CUSTOM_BASE },
      lines: ['storage_collection', 'storage_return'],
    },
    {
      id: 'cubic_foot',
      name: 'Each extra cubic foot',
      detail: 'Each way',
      values: { price: STORAGE_TRIP_PER_CUBIC_FOOT },
      lines: ['storage_collection', 'storage_return'],
    },
    {
      id: 'free_collection',
      name: `Collection when you store for ${storageDuration(FREE_COLLECTION_TERM).title}`,
      detail: 'Base and volume; distance and stairs are charged',
      values: { price: NOTHING },
      lines: ['storage_collection'],
    },
  ],
};

export const storageGroups = (lists: ActiveLists): readonly PriceGroup[] => [units(lists), custom(lists), terms, trips];
