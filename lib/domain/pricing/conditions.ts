import { HEAVY_KILOGRAMS } from '../catalogue/needs';
import { PLAN_MILES } from '../catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { formatCubicFeet } from '../catalogue/inventory';
import { formatPence, formatRate } from '../money';
import {
  BUSY_DAY_PERCENT,
  CUSTOM_BASE_CUBIC_FEET,
  EXTRA_MOVER,
  NO_PARKING,
  PER_EXTRA_MILE,
  PER_FLOOR,
  PIANO_PER_FLOOR,
  STORAGE_TRIP_PER_CUBIC_FOOT,
} from '../prices/assumptions';
import type { AddOnVariant } from '../prices/price-lists';
import type { AddOn } from '../vocabulary';
import { addOnPrice } from './add-on-charges';
import { BUSY_DAY_RULE } from './busy-days';

/**
 * One ending of "This price changes only if …", with its unit price. Each service lists its own (services); what has been
 * answered for good (a day, a distance) is not listed.
 */
export type PriceCondition = { readonly key: string; readonly text: string; readonly price: string };

/** Of every service: what is wanted beside it. */
const ADD_ON_WORDS: Readonly<Record<AddOn, string>> = {
  PACKING: 'you want us to pack',
  PACKING_MATERIALS: 'you want packing materials delivered',
  UNPACKING: 'you want us to unpack',
  CLEANING: 'you want the home cleaned',
  ASSEMBLING: 'you want furniture taken apart and put together',
};

/** One entry of the list. */
export function condition(key: string, text: string, price: string): PriceCondition {
  return { key, text, price };
}

/** What heavy things on stairs add, for every trip. */
export const HEAVY_CONDITIONS: readonly PriceCondition[] = [
  condition(
    'extra_mover',
    `something over ${HEAVY_KILOGRAMS} kg goes up or down stairs`,
    `${formatPence(EXTRA_MOVER)} an address`,
  ),
  condition('piano', 'a piano goes up or down stairs', `${formatPence(PIANO_PER_FLOOR)} a floor more`),
];

/** What stairs without a lift add. */
export const FLOORS_CONDITION = condition('floors', 'there are stairs and no lift', `${formatRate(PER_FLOOR)} a floor`);

/** What a busy day adds, as long as no day is chosen. */
export const busyDayCondition = (date: string): readonly PriceCondition[] =>
  date === '' ? [condition('busy_day', `you choose a busy day: ${BUSY_DAY_RULE}`, `${BUSY_DAY_PERCENT}%`)] : [];

/** More miles than the price has, as long as the way is not known; `text`: from where to where. */
export const distanceCondition = (distanceMiles: number | null, text: string): readonly PriceCondition[] =>
  distanceMiles === null ? [condition('distance', text, `${formatRate(PER_EXTRA_MILE)} a mile`)] : [];

/** More than is listed on a trip into or out of storage. */
export const storedMore = (what: string): PriceCondition =>
  condition(
    'volume',
    `${what}, up to ${formatCubicFeet(MAX_CUBIC_FEET)}`,
    `${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} a cubic foot after the first ${CUSTOM_BASE_CUBIC_FEET}`,
  );

/** What a trip between a home and our storage may add. */
export const storageTripConditions = (distanceMiles: number | null): readonly PriceCondition[] => [
  ...distanceCondition(distanceMiles, `you live more than ${PLAN_MILES} miles from our storage`),
  FLOORS_CONDITION,
  ...HEAVY_CONDITIONS,
  condition('parking', 'there is no parking at the door', formatPence(NO_PARKING)),
];

type Chosen = { readonly addOns: readonly AddOn[]; readonly addOnVariant: AddOnVariant };

/** What is offered beside a service and not chosen. */
export const addOnConditions = (
  offered: readonly AddOn[],
  { addOns, addOnVariant }: Chosen,
): readonly PriceCondition[] =>
  offered
    .filter((addOn) => !addOns.includes(addOn))
    .map((addOn) => condition(addOn, ADD_ON_WORDS[addOn], formatPence(addOnPrice(addOn, addOnVariant))));
