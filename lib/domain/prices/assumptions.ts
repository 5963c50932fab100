import { fromPounds, pence, type Pence } from '../money';
import type { CoverStep, StorageTerm } from '../vocabulary';
import { ADD_ON_PRICES, type AddOnVariant } from './price-lists';

/**
 * Every constant of the prices that is ours and not the spec's: assumptions. Change them here and nowhere
 * else: the words of the price panel are made from these numbers. Amounts in pence, VAT included.
 */
export const CUSTOM_BASE = fromPounds(49);
/** Cubic feet that CUSTOM_BASE holds. */
export const CUSTOM_BASE_CUBIC_FEET = 10;
/** Each cubic foot beyond the base of a custom move, and beyond what a plan holds. */
export const PER_CUBIC_FOOT = fromPounds(0.6);
/** Each cubic foot beyond the base of a trip into or out of our storage: half a move, as one of its two ends is ours. */
export const STORAGE_TRIP_PER_CUBIC_FOOT = pence(PER_CUBIC_FOOT / 2);
/** Who stores for this term pays nothing for the collection. */
export const FREE_COLLECTION_TERM: StorageTerm = '6_months';
/** Where our storage is: trips into and out of it are measured from this postcode district. */
export const STORAGE_DISTRICT = 'NW10';

/** Add-ons that the spec names without a price, by add-on variant: unpacking as packing, a set of boxes as assembling. */
export const OUR_ADD_ON_PRICES: Readonly<
  Record<AddOnVariant, Readonly<Record<'UNPACKING' | 'PACKING_MATERIALS', Pence>>>
> = {
  1: { UNPACKING: ADD_ON_PRICES[1].PACKING, PACKING_MATERIALS: ADD_ON_PRICES[1].ASSEMBLING },
  2: { UNPACKING: ADD_ON_PRICES[2].PACKING, PACKING_MATERIALS: ADD_ON_PRICES[2].ASSEMBLING },
};

/** Each mile of the trip beyond PLAN_MILES. */
export const PER_EXTRA_MILE = fromPounds(1.5);

/** Each floor above or below the ground without a lift, per address. */
export const PER_FLOOR = fromPounds(10);
/** Where something over HEAVY_KILOGRAMS (catalogue/needs.ts) goes up or down stairs, per address. */
export const EXTRA_MOVER = fromPounds(40);
/** Each piano, each floor above or below the ground without a lift, beside PER_FLOOR. */
export const PIANO_PER_FLOOR = fromPounds(60);
/** No parking at the door, per address. */
export const NO_PARKING = fromPounds(15);
export const ADDITIONAL_ADDRESS = fromPounds(25);
/** Each cubic foot of a move that we dispose of: carried out, driven to a licensed site, and its fee. As loads of clearance firms cost. */
export const DISPOSAL_PER_CUBIC_FOOT = fromPounds(1.5);

/** Supplement of a busy day (busy-days.ts) on the move itself, not on add-ons. */
export const BUSY_DAY_PERCENT = 10;

export const STUDENT_DISCOUNT_PERCENT = 10;

/**
 * How far we are liable if we lose or damage something: pence for a piece and for a whole job, and what that adds, once,
 * to the price of a move or of a stay in storage. It is our own liability as a carrier, under our terms, and no insurance. Each step is higher than the
 * one before in all three (tested); they are to be those of the operator's policies.
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
