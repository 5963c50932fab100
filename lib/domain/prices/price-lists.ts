import { fromPounds, type Pence } from '../money';
import type { AddOn, CleaningSpace, FixedMovingPlan } from '../order-types';

/** Prices of the spec (§9) in pence, VAT included. Our own constants are in assumptions.ts. */
export const MOVING_PLAN_PRICES: Readonly<Record<FixedMovingPlan, Pence>> = {
  mini: fromPounds(169),
  one_bedroom: fromPounds(259),
  two_bedroom: fromPounds(449),
  three_bedroom: fromPounds(849),
};

/** The number of the active price list for add-ons: spec §9 has two, and configuration chooses (PRC-2). */
export type AddOnVariant = 1 | 2;

/** The add-ons of a move with a price in the spec (§9). */
export const LISTED_ADD_ONS = ['PACKING', 'CLEANING', 'ASSEMBLING'] as const satisfies readonly AddOn[];
export type ListedAddOn = (typeof LISTED_ADD_ONS)[number];

export const ADD_ON_PRICES: Readonly<Record<AddOnVariant, Readonly<Record<ListedAddOn, Pence>>>> = {
  1: { PACKING: fromPounds(99), CLEANING: fromPounds(229), ASSEMBLING: fromPounds(49) },
  2: { PACKING: fromPounds(49), CLEANING: fromPounds(49), ASSEMBLING: fromPounds(49) },
};

type CleaningPlan = { readonly price: Pence; readonly cleaners: number; readonly hours: number };

/** The end-of-tenancy cleans with a fixed price. Larger homes are by request. */
export const CLEANING_PLANS: Readonly<Record<Exclude<CleaningSpace, 'custom'>, CleaningPlan>> = {
  one_bedroom: { price: fromPounds(209), cleaners: 2, hours: 5 },
  two_bedroom: { price: fromPounds(269), cleaners: 2, hours: 5 },
  three_bedroom: { price: fromPounds(299), cleaners: 2, hours: 6 },
};
/** The least price of a larger home, shown with its request and never charged: "Larger properties 299 (by request)". */
export const LARGER_HOME_FROM: Pence = fromPounds(299);

/** Hours in which a customer can report missed cleaning, which we then correct. */
export const CLEANING_GUARANTEE_HOURS = 72;
