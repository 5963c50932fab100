import { HEAVY_KILOGRAMS } from '../catalogue/needs';
import { PLAN_CAPACITY, PLAN_MILES } from '../catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { formatCubicFeet } from '../catalogue/inventory';
import { formatPence, formatRate } from '../money';
import { MOVING_ADD_ONS, type AddOn } from '../vocabulary';
import {
  ADDITIONAL_ADDRESS,
  BUSY_DAY_PERCENT,
  EXTRA_MOVER,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
  PIANO_PER_FLOOR,
} from '../prices/assumptions';
import { BUSY_DAY_RULE } from './busy-days';
import type { MoveToPrice } from './moving';
import { ADD_ON_PRICES } from '../prices/price-lists';

/** One ending of "This price changes only if …", with its unit price. */
export type PriceCondition = { readonly key: string; readonly text: string; readonly price: string };

/** Of every service: what is wanted beside it. */
export const ADD_ON_WORDS: Readonly<Record<AddOn, string>> = {
  PACKING: 'you want us to pack',
  PACKING_MATERIALS: 'you want packing materials delivered',
  UNPACKING: 'you want us to unpack',
  CLEANING: 'you want the home cleaned',
  ASSEMBLING: 'you want furniture taken apart and put together',
};

/** What heavy things on stairs add, for every trip. */
export const HEAVY_CONDITIONS: readonly PriceCondition[] = [
  condition(
    'extra_mover',
    `something over ${HEAVY_KILOGRAMS} kg goes up or down stairs`,
    `${formatPence(EXTRA_MOVER)} an address`,
  ),
  condition('piano', 'a piano does', `${formatPence(PIANO_PER_FLOOR)} a floor more`),
];

/** What may still change the price of a move. What has been answered for good (a day, a distance) is not listed. */
export function priceConditions(
  move: Pick<MoveToPrice, 'movingSpace' | 'movingDate' | 'distanceMiles' | 'addOns' | 'addOnVariant'>,
): readonly PriceCondition[] {
  const { movingSpace, movingDate, distanceMiles, addOns, addOnVariant } = move;
  const held = movingSpace === 'custom' ? null : formatCubicFeet(PLAN_CAPACITY[movingSpace].cubicFeet);
  return [
    ...(distanceMiles === null
      ? [condition('distance', `the trip is longer than ${PLAN_MILES} miles`, `${formatRate(PER_EXTRA_MILE)} a mile`)]
      : []),
    condition(
      'volume',
      held === null
        ? `you list more, up to ${formatCubicFeet(MAX_CUBIC_FEET)}`
        : `your things come to more than ${held}`,
      `${formatRate(PER_CUBIC_FOOT)} a cubic foot`,
    ),
    condition('floors', 'there are stairs and no lift', `${formatRate(PER_FLOOR)} a floor`),
    ...HEAVY_CONDITIONS,
    condition('parking', 'there is no parking at the door', `${formatPence(NO_PARKING)} an address`),
    condition('addresses', 'you add an address', `${formatPence(ADDITIONAL_ADDRESS)} each`),
    ...busyDayCondition(movingDate),
    ...MOVING_ADD_ONS.filter((addOn) => !addOns.includes(addOn)).map((addOn) =>
      condition(addOn, ADD_ON_WORDS[addOn], formatPence(ADD_ON_PRICES[addOnVariant][addOn])),
    ),
  ];
}

/** What a busy day adds, as long as no day is chosen. */
export const busyDayCondition = (date: string): readonly PriceCondition[] =>
  date === '' ? [condition('busy_day', `you choose a busy day: ${BUSY_DAY_RULE}`, `${BUSY_DAY_PERCENT}%`)] : [];

/** One entry of the list. */
export function condition(key: string, text: string, price: string): PriceCondition {
  return { key, text, price };
}
