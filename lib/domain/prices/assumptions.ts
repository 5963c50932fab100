import { fromPounds, pence, type Pence } from '../money';
import type { CoverStep, StorageTerm } from '../order-types';
import { ADD_ON_PRICES, type AddOnVariant } from './price-lists';

/** Constants of the prices that are ours (assumptions), in pence with VAT. The price panel's texts use them. */
export const CUSTOM_BASE = fromPounds(49);
export const CUSTOM_BASE_CUBIC_FEET = 10;
/** Price of each cubic foot beyond the base of a custom move, and beyond a plan's capacity. */
export const PER_CUBIC_FOOT = fromPounds(0.6);
/** Price of each further cubic foot of a trip to or from our store: half a move, as one of its ends is ours. */
export const STORAGE_TRIP_PER_CUBIC_FOOT = pence(PER_CUBIC_FOOT / 2);
export const FREE_COLLECTION_TERM: StorageTerm = '6_months';
/** The postcode district of our store, from which trips are measured. */
export const STORAGE_DISTRICT = 'NW10';

/** Prices of add-ons that the spec leaves open: unpacking as packing, a set of boxes as assembling. */
export const OUR_ADD_ON_PRICES: Readonly<
  Record<AddOnVariant, Readonly<Record<'UNPACKING' | 'PACKING_MATERIALS', Pence>>>
> = {
  1: { UNPACKING: ADD_ON_PRICES[1].PACKING, PACKING_MATERIALS: ADD_ON_PRICES[1].ASSEMBLING },
  2: { UNPACKING: ADD_ON_PRICES[2].PACKING, PACKING_MATERIALS: ADD_ON_PRICES[2].ASSEMBLING },
};

export const PER_EXTRA_MILE = fromPounds(1.5);

/** Price of each floor above or below the ground without a lift, per address. */
export const PER_FLOOR = fromPounds(10);
/** Price where an item over HEAVY_KILOGRAMS (catalogue/needs.ts) goes up or down stairs, per address. */
export const EXTRA_MOVER = fromPounds(40);
/** Price of each piano for each floor above or below the ground without a lift, in addition to PER_FLOOR. */
export const PIANO_PER_FLOOR = fromPounds(60);
export const NO_PARKING = fromPounds(15);
export const ADDITIONAL_ADDRESS = fromPounds(25);
/** Price of each cubic foot that we dispose of: carrying, driving and the site's fee, in line with clearance firms. */
export const DISPOSAL_PER_CUBIC_FOOT = fromPounds(1.5);

/** Surcharge on a busy day (busy-days.ts), in percent of the move itself without add-ons. */
export const BUSY_DAY_PERCENT = 10;

export const STUDENT_DISCOUNT_PERCENT = 10;

/**
 * Our liability for loss or damage, and the price that each step adds once to a move or a stay. It is our own liability
 * as a carrier, not insurance, and is to match the operator's policies. Each step is higher than the one before
 * (tested).
 */
export const COVER_LIMITS: Readonly<Record<CoverStep, { readonly item: Pence; readonly job: Pence }>> = {
  included: { item: fromPounds(100), job: fromPounds(10_000) },
  raised: { item: fromPounds(500), job: fromPounds(15_000) },
  high: { item: fromPounds(1_500), job: fromPounds(25_000) },
  highest: { item: fromPounds(5_000), job: fromPounds(50_000) },
};
export const COVER_PRICES: Readonly<Record<CoverStep, Pence>> = {
  included: fromPounds(0),
  raised: fromPounds(19),
  high: fromPounds(39),
  highest: fromPounds(89),
};
