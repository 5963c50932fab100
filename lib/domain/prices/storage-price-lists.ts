import { fromPounds, type Pence } from '../money';
import type { StorageUnitSpace } from '../order-types';

/**
 * The spec's two price lists for storage (§9, PRC-5): pounds a week before the discount of the term. They disagree, so
 * configuration activates one, and nobody ever sees two prices for one unit.
 */
export const STORAGE_PRICE_LISTS = ['pages', 'quote'] as const;
export type StoragePriceList = (typeof STORAGE_PRICE_LISTS)[number];

const SPEC_PRICES = {
  pages: {
    'Plan 3x3': 9,
    'Plan 3x5': 15.9,
    'Plan 6x4': 21.9,
    'Plan 6x6': 24.9,
    'Plan 8x6': 29.9,
    'Plan 9x8': 44.9,
    'Plan 12x8': 59.9,
  },
  quote: {
    'Plan 3x5': 22.99,
    'Plan 6x4': 24.99,
    'Plan 6x6': 31.99,
    'Plan 8x6': 36.99,
    'Plan 9x8': 45.99,
    'Plan 12x8': 59.99,
    'Plan 15x10': 99.99,
    'Plan 20x10': 129.99,
  },
} as const;

/** The completed lists: a unit that one lacks has the other's price (assumption). */
const COMPLETE: Readonly<Record<StoragePriceList, Readonly<Record<StorageUnitSpace, number>>>> = {
  pages: { ...SPEC_PRICES.quote, ...SPEC_PRICES.pages },
  quote: { ...SPEC_PRICES.pages, ...SPEC_PRICES.quote },
};

/** Returns the pence a week before any discount. */
export const listPrice = (list: StoragePriceList, space: StorageUnitSpace): Pence => fromPounds(COMPLETE[list][space]);

/** Pence a week for a square foot of a custom unit. The second list has custom units by request only. */
export const CUSTOM_PER_SQUARE_FOOT: Readonly<Record<StoragePriceList, Pence | null>> = {
  pages: fromPounds(0.82),
  quote: null,
};

/** The areas of custom units: above the largest unit of the first list, to the largest of all (assumption). */
export const CUSTOM_SQUARE_FEET = { min: 97, max: 200 } as const;
