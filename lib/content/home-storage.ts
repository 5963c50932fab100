import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { formatSquareFeet, STORAGE_UNITS, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { fourWeeksPrice, hasCustomUnits, type StorageToRent, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, type StorageDuration } from '@/lib/domain/pricing/storage-terms';
import { tripsSentence } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import type { Drawing } from './drawings';
import { HOME_DRAWINGS } from './home-drawings';

const list = SITE.storagePriceList;

type Pictures = { readonly thumbnail: Drawing; readonly drawing: Drawing };

/** The everyday space that each unit resembles in size (spec §3: the property types), and its drawings. */
const LIKENESS: Partial<Record<StorageUnitSpace, { readonly like: string } & Pictures>> = {
  'Plan 3x3': { like: 'a wardrobe', thumbnail: HOME_DRAWINGS['units/3x3-plain'], drawing: HOME_DRAWINGS['units/3x3'] },
  'Plan 3x5': {
    like: 'a small room',
    thumbnail: HOME_DRAWINGS['units/3x5-plain'],
    drawing: HOME_DRAWINGS['units/3x5'],
  },
  'Plan 6x4': {
    like: 'a studio flat',
    thumbnail: HOME_DRAWINGS['units/6x4-plain'],
    drawing: HOME_DRAWINGS['units/6x4'],
  },
  'Plan 6x6': {
    like: 'a small office',
    thumbnail: HOME_DRAWINGS['units/6x6-plain'],
    drawing: HOME_DRAWINGS['units/6x6'],
  },
  'Plan 8x6': {
    like: 'half a garage',
    thumbnail: HOME_DRAWINGS['units/8x6-plain'],
    drawing: HOME_DRAWINGS['units/8x6'],
  },
  'Plan 9x8': {
    like: 'a car garage',
    thumbnail: HOME_DRAWINGS['units/9x8-plain'],
    drawing: HOME_DRAWINGS['units/9x8'],
  },
  'Plan 12x8': {
    like: 'an average house',
    thumbnail: HOME_DRAWINGS['units/12x8-plain'],
    drawing: HOME_DRAWINGS['units/12x8'],
  },
};

/** The terms of storage with their discounts. */
export const TERM_CHOICES = STORAGE_DURATIONS.map((duration) => ({
  value: duration.term,
  label: duration.title,
  detail: duration.discountPercent === 0 ? 'list price' : `−${duration.discountPercent}%`,
  condition: condition(duration),
  trips: tripsSentence(duration.term),
  every: duration.weeksPerPayment === 1 ? 'every week' : `every ${duration.weeksPerPayment} weeks`,
}));

const HEIGHT = `${UNIT_HEIGHT_FEET} ft`;
const formatVolume = (squareFeet: number) => `${squareFeet * UNIT_HEIGHT_FEET} cu ft`;
const measures = (squareFeet: number) => ({
  floor: formatSquareFeet(squareFeet),
  height: HEIGHT,
  volume: formatVolume(squareFeet),
});

/** The unit that is selected at first: a popular one, at its price without a discount. */
export const INITIAL_UNIT = STORAGE_UNITS.find(({ isPopular }) => isPopular)?.space ?? '';
export const INITIAL_TERM = STORAGE_DURATIONS[0]?.term ?? '';

/** Returns the units that have a drawing, the smallest first, and the custom unit. */
export function unitCards() {
  const units = STORAGE_UNITS.flatMap(({ space, title, squareFeet, isPopular }) => {
    const likeness = LIKENESS[space];
    if (!likeness) return [];
    const { like, ...pictures } = likeness;
    const prices = pricesOf({ storageSpace: space, squareFeet: null });
    return [{ value: space, title, like, isPopular, isFrom: false, ...measures(squareFeet), prices, ...pictures }];
  });
  return hasCustomUnits(list) ? [...units, customCard()] : units;
}

/** Returns the units that are too large for the line-up of drawings, as text. */
export function largerUnits() {
  return STORAGE_UNITS.filter(({ space }) => !LIKENESS[space]).map(({ space, title }) => ({
    title,
    weeks: pricesOf({ storageSpace: space, squareFeet: null }).map(({ week }) => week),
  }));
}

function customCard() {
  const { min, max } = CUSTOM_SQUARE_FEET;
  return {
    value: 'custom' as const,
    title: 'Custom',
    like: `${min} to ${max} sq ft`,
    isPopular: false,
    floor: `from ${formatSquareFeet(min)}`,
    height: HEIGHT,
    volume: `from ${formatVolume(min)}`,
    isFrom: true,
    prices: pricesOf({ storageSpace: 'custom', squareFeet: min }),
    thumbnail: HOME_DRAWINGS['units/custom-plain'],
    drawing: HOME_DRAWINGS['units/custom'],
  };
}

/** Returns the prices by term, the shortest first: pounds a week, and the amount of each payment. */
export function pricesOf(storage: StorageToRent) {
  return STORAGE_DURATIONS.map(({ term, weeksPerPayment }) => {
    const week = formatPence(weeklyPrice(list, storage, term));
    return { week, payment: weeksPerPayment === 1 ? week : formatPence(fourWeeksPrice(list, storage, term)) };
  });
}

function condition({ discountPercent, minimumWeeks }: StorageDuration): string | null {
  if (discountPercent === 0) return null;
  return `less ${discountPercent}%, for ${minimumWeeks} weeks or more.`;
}
