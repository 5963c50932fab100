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
import type { AddOn } from '../order-types';
import { addOnPrice } from './add-on-charges';
import { BUSY_DAY_RULE } from './busy-days';

/** One ending of "This price changes only if …" with its unit price, as long as the matter is not settled. */
export type PriceCondition = { readonly key: string; readonly text: string; readonly price: string };

const ADD_ON_WORDS: Readonly<Record<AddOn, string>> = {
  PACKING: 'you want us to pack',
  PACKING_MATERIALS: 'you want packing materials delivered',
  UNPACKING: 'you want us to unpack',
  CLEANING: 'you want the home cleaned',
  ASSEMBLING: 'you want furniture taken apart and put together',
};

export function condition(key: string, text: string, price: string): PriceCondition {
  return { key, text, price };
}

export const HEAVY_CONDITIONS: readonly PriceCondition[] = [
  condition(
    'extra_mover',
    `something over ${HEAVY_KILOGRAMS} kg goes up or down stairs`,
    `${formatPence(EXTRA_MOVER)} an address`,
  ),
  condition('piano', 'a piano goes up or down stairs', `${formatPence(PIANO_PER_FLOOR)} a floor more`),
];

export const FLOORS_CONDITION = condition('floors', 'there are stairs and no lift', `${formatRate(PER_FLOOR)} a floor`);

export const busyDayCondition = (date: string): readonly PriceCondition[] =>
  date === '' ? [condition('busy_day', `you choose a busy day: ${BUSY_DAY_RULE}`, `${BUSY_DAY_PERCENT}%`)] : [];

export const distanceCondition = (distanceMiles: number | null, text: string): readonly PriceCondition[] =>
  distanceMiles === null ? [condition('distance', text, `${formatRate(PER_EXTRA_MILE)} a mile`)] : [];

export const storedMore = (what: string): PriceCondition =>
  condition(
    'volume',
    `${what}, up to ${formatCubicFeet(MAX_CUBIC_FEET)}`,
    `${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} a cubic foot after the first ${CUSTOM_BASE_CUBIC_FEET}`,
  );

export const storageTripConditions = (distanceMiles: number | null): readonly PriceCondition[] => [
  ...distanceCondition(distanceMiles, `you live more than ${PLAN_MILES} miles from our storage`),
  FLOORS_CONDITION,
  ...HEAVY_CONDITIONS,
  condition('parking', 'there is no parking at the door', formatPence(NO_PARKING)),
];

type Chosen = { readonly addOns: readonly AddOn[]; readonly addOnVariant: AddOnVariant };

export const addOnConditions = (
  offered: readonly AddOn[],
  { addOns, addOnVariant }: Chosen,
): readonly PriceCondition[] =>
  offered
    .filter((addOn) => !addOns.includes(addOn))
    .map((addOn) => condition(addOn, ADD_ON_WORDS[addOn], formatPence(addOnPrice(addOn, addOnVariant))));
