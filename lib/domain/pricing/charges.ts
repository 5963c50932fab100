import { formatCubicFeet } from '../catalogue/inventory';
import { NOTHING, formatPence, formatRate, pence, roundUp, sum, type Pence } from '../money';
import { ADD_ONS, type AddOn, type CoverStep, type DraftAddress, type Items, type MovingSpace } from '../order-types';
import * as prices from '../prices/assumptions';
import type { QuoteLineCode } from './line-codes';
import type { Quote, QuoteLine, QuoteLines } from './quote';
import { ADD_ON_PRICES, MOVING_PLAN_PRICES, type AddOnVariant } from '../prices/price-lists';
import { BANK_HOLIDAYS } from '../bank-holidays';
import { WEEKDAYS, addDays, formatShortDay, isoWeekday, type LocalDate } from '../london-time';
import { PLAN_CAPACITY, PLAN_MILES, customMovers, type PlanCapacity } from '../catalogue/plan-capacity';
import { SPACE_TITLES } from '../catalogue/space-titles';
import { countWithNoun } from '../wording';
import type { MovingAnswers } from '../answers/flow-answers';
import { HEAVY_KILOGRAMS, needsOf, piecesFor } from '../catalogue/needs';
import { floorInWords } from '../places/floors';
import { MAX_CUBIC_FEET } from '../catalogue/vans';

/** Creates a line of a quote. The key is the code, unless several lines share the code. */
export function charge(
  code: QuoteLineCode,
  amount: Pence,
  words: Pick<QuoteLine, 'label' | 'detail' | 'count'>,
  key: string = code,
): QuoteLine {
  return { key, code, ...words, amount };
}

/** Formats the limits of a cover step: "£500 an item and £15,000 a job". */
export const limitsText = ({ item, job }: (typeof prices.COVER_LIMITS)[CoverStep]): string =>
  `${formatPence(item)} an item and ${formatPence(job)} a job`;

/** Returns the line for extra cover, which counts as transport. The included cover has no line. */
export function coverCharges(step: CoverStep): QuoteLines {
  const amount = prices.COVER_PRICES[step];
  if (amount === NOTHING) return [];
  const limits = prices.COVER_LIMITS[step];
  return [charge('cover', amount, { label: 'More cover', detail: `up to ${limitsText(limits)}`, count: limits.item })];
}

export const DISPOSAL_RATE = `${formatRate(prices.DISPOSAL_PER_CUBIC_FOOT)} a cubic foot`;

/** Returns the line for items taken away for disposal, by the cubic foot, the same on every day. No line for zero. */
export function disposalCharges(cubicFeet: number): QuoteLines {
  if (cubicFeet === 0) return [];
  const words = { label: 'Disposal', detail: `${formatCubicFeet(cubicFeet)}, at ${DISPOSAL_RATE}`, count: cubicFeet };
  return [charge('disposal', roundUp(cubicFeet * prices.DISPOSAL_PER_CUBIC_FOOT), words)];
}

/** Returns the price of an add-on in pence, the same on every day. */
export function addOnPrice(addOn: AddOn, variant: AddOnVariant): Pence {
  return { ...prices.OUR_ADD_ON_PRICES[variant], ...ADD_ON_PRICES[variant] }[addOn];
}

const ADD_ON_LINES: Readonly<Record<AddOn, { readonly code: QuoteLineCode; readonly label: string }>> = {
  PACKING: { code: 'packing', label: 'Packing by us' },
  PACKING_MATERIALS: { code: 'packing_materials', label: 'Packing materials, delivered' },
  UNPACKING: { code: 'unpacking', label: 'Unpacking by us' },
  CLEANING: { code: 'cleaning', label: 'Cleaning after the move' },
  ASSEMBLING: { code: 'assembling', label: 'Furniture taken apart and put together' },
};

/** Returns one line for each add-on, however often a request names it. */
export function addOnCharges(addOns: readonly AddOn[], variant: AddOnVariant): QuoteLines {
  return ADD_ONS.filter((addOn) => addOns.includes(addOn)).map((addOn) => {
    const { code, label } = ADD_ON_LINES[addOn];
    return charge(code, addOnPrice(addOn, variant), { label });
  });
}

const FRIDAY = 5;

/** The rule of isBusyDay in words, for "this price changes only if …" and the calendar's legend. */
export const BUSY_DAY_RULE = 'Friday to Sunday, a bank holiday, or one of the first two or last two days of a month';
export const QUIET_WEEKDAYS = `${WEEKDAYS[0]} to ${WEEKDAYS[FRIDAY - 2] ?? ''}`;

/** Returns whether a day is in high demand, as BUSY_DAY_RULE says (assumption). Throws RangeError. */
export function isBusyDay(date: LocalDate): boolean {
  return isoWeekday(date) >= FRIDAY || BANK_HOLIDAYS.days.includes(date) || isMonthEdge(date);
}

function isMonthEdge(date: LocalDate): boolean {
  return Number(date.slice(8)) <= 2 || addDays(date, 2).slice(0, 7) !== date.slice(0, 7);
}

/** A Tuesday and the Saturday after it, mid-month and without a holiday. Any such pair costs the same. */
export const QUIET_DAY: LocalDate = '2027-01-12';
export const BUSY_DAY: LocalDate = '2027-01-16';

/** Returns how much cheaper a job is on a quiet day than on a busy one, in pence. `priceOn` prices the job. */
export const quietDaySaving = (priceOn: (date: LocalDate) => Quote): Pence =>
  pence(priceOn(BUSY_DAY).totalWithDiscount - priceOn(QUIET_DAY).totalWithDiscount);

/** Returns the busy-day supplement. `what` names the job in its detail. Throws RangeError for an unknown day. */
export function busyDayCharge(charges: QuoteLines, date: LocalDate | '', what: string): QuoteLines {
  if (date === '' || !isBusyDay(date)) return [];
  const amount = roundUp((sum(charges.map((line) => line.amount)) * prices.BUSY_DAY_PERCENT) / 100);
  const detail = `busy day, ${prices.BUSY_DAY_PERCENT}% on the ${what}`;
  return amount === 0 ? [] : [charge('busy_day', amount, { label: formatShortDay(date), detail })];
}

/** Returns the charge for the van, the movers and the volume, and a second line for cubic feet beyond the plan. */
export function spaceCharges(space: MovingSpace, cubicFeet: number): QuoteLines {
  if (space === 'custom') {
    const included = `the first ${formatCubicFeet(prices.CUSTOM_BASE_CUBIC_FEET)} and ${PLAN_MILES} miles`;
    const words = { label: SPACE_TITLES.custom, detail: `${customMovers(cubicFeet)} movers, ${included}` };
    const beyond = `after the first ${prices.CUSTOM_BASE_CUBIC_FEET}`;
    return [
      charge('custom_base', prices.CUSTOM_BASE, words),
      ...volumeCharges('custom_volume', cubicFeet, cubicFeet - prices.CUSTOM_BASE_CUBIC_FEET, beyond),
    ];
  }
  const capacity = PLAN_CAPACITY[space];
  const words = { label: SPACE_TITLES[space], detail: planDetail(capacity) };
  return [
    charge('moving_plan', MOVING_PLAN_PRICES[space], words),
    ...volumeCharges('extra_volume', cubicFeet, cubicFeet - capacity.cubicFeet, 'more than the plan holds'),
  ];
}

function volumeCharges(
  code: 'custom_volume' | 'extra_volume',
  cubicFeet: number,
  beyond: number,
  what: string,
): QuoteLines {
  if (beyond <= 0) return [];
  const detail = `${formatCubicFeet(beyond)} ${what}, at ${formatRate(prices.PER_CUBIC_FOOT)}`;
  const words = { label: `${formatCubicFeet(cubicFeet)} of items`, detail, count: beyond };
  return [charge(code, roundUp(beyond * prices.PER_CUBIC_FOOT), words)];
}

function planDetail({ movers, boxes, vans, hours, miles }: PlanCapacity): string {
  const parts = [`${movers} movers`, `${boxes} boxes`];
  if (vans > 1) parts.push(`${vans} vans`);
  if (hours !== undefined) parts.push(`${hours} hours`);
  return [...parts, `the first ${miles} miles`].join(', ');
}

/** Returns the charge for the distance: zero within the first 25 miles, no line while the distance is unknown. */
export function distanceCharges(miles: number | null): QuoteLines {
  if (miles === null) return [];
  const extra = Math.max(0, miles - PLAN_MILES);
  const label = countWithNoun(miles, 'mile');
  if (extra === 0)
    return [charge('distance', NOTHING, { label, detail: `the first ${PLAN_MILES} miles are included` })];
  const detail = `${extra} beyond the first ${PLAN_MILES}, at ${formatRate(prices.PER_EXTRA_MILE)}`;
  return [charge('distance', pence(extra * prices.PER_EXTRA_MILE), { label, detail, count: extra })];
}

/** Returns the line for road charges, which we pay, so it is zero (assumption). */
export function roadCharges(): QuoteLine {
  return charge('road_charges', NOTHING, { label: 'Congestion Charge, ULEZ and tolls' });
}

/** Returns the charges for heavy items where there are stairs and no lift: one more mover, and carrying a piano. */
export function heavyCharges({ floor, elevator }: DraftAddress, items: Items, id: string, where: string): QuoteLines {
  if (floor === null || floor === 0 || elevator !== false) return [];
  const lines: QuoteLine[] = [];
  if (items.some((item) => needsOf(item).oneMoreMover)) {
    const label = `One more mover, for anything over ${HEAVY_KILOGRAMS} kg`;
    lines.push(charge('extra_mover', prices.EXTRA_MOVER, { label, detail: where }, `extra_mover_${id}`));
  }
  const pianos = piecesFor(items, 'piano');
  if (pianos > 0) {
    const floors = Math.abs(floor);
    const label = `${pianos === 1 ? 'Piano' : `${pianos} pianos`} on the stairs, ${countWithNoun(floors, 'floor')}`;
    const amount = pence(pianos * floors * prices.PIANO_PER_FLOOR);
    lines.push(charge('piano_stairs', amount, { label, detail: where }, `piano_stairs_${id}`));
  }
  return lines;
}

type Side = 'collection' | 'delivery';
type Carried = { readonly out: Items; readonly into: Items };

/** Returns the charges for stairs, parking and additional stops, by address in the order of the route. */
export function addressCharges(addresses: MovingAnswers['addresses'], { out, into }: Carried): QuoteLines {
  const { collection, delivery, additional_collection: collections, additional_delivery: deliveries } = addresses;
  return [
    ...accessCharges('collection', collection, out, 'collection', 'at collection'),
    ...collections.flatMap((address, index) => stopCharges('collection', address, out, index)),
    ...deliveries.flatMap((address, index) => stopCharges('delivery', address, into, index)),
    ...accessCharges('delivery', delivery, into, 'delivery', 'at delivery'),
  ];
}

function stopCharges(side: Side, address: DraftAddress, items: Items, index: number): QuoteLines {
  const id = `additional_${side}_${index + 1}`;
  const label = `Additional ${side}${index === 0 ? '' : ` ${index + 1}`}`;
  return [
    charge('additional_address', prices.ADDITIONAL_ADDRESS, { label }, id),
    ...accessCharges(side, address, items, id, `at ${label.toLowerCase()}`),
  ];
}

/** Returns the charges for stairs, heavy items and parking. `id`: the address. `where`: the detail of the lines. */
export function accessCharges(side: Side, address: DraftAddress, items: Items, id: string, where: string): QuoteLines {
  const { floor, elevator, parking } = address;
  const lines: QuoteLine[] = [];
  if (floor !== null && floor !== 0 && elevator === false) {
    const label = `${floorInWords(floor)}, no lift`;
    const amount = pence(Math.abs(floor) * prices.PER_FLOOR);
    lines.push(charge(`floors_${side}`, amount, { label, detail: where }, `floors_${id}`));
  }
  lines.push(...heavyCharges(address, items, id, where));
  if (parking === false) {
    lines.push(charge(`parking_${side}`, prices.NO_PARKING, { label: 'No parking', detail: where }, `parking_${id}`));
  }
  return lines;
}

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
    `${formatPence(prices.EXTRA_MOVER)} an address`,
  ),
  condition('piano', 'a piano goes up or down stairs', `${formatPence(prices.PIANO_PER_FLOOR)} a floor more`),
];

export const FLOORS_CONDITION = condition(
  'floors',
  'there are stairs and no lift',
  `${formatRate(prices.PER_FLOOR)} a floor`,
);

export const busyDayCondition = (date: string): readonly PriceCondition[] =>
  date === '' ? [condition('busy_day', `you choose a busy day: ${BUSY_DAY_RULE}`, `${prices.BUSY_DAY_PERCENT}%`)] : [];

export const distanceCondition = (distanceMiles: number | null, text: string): readonly PriceCondition[] =>
  distanceMiles === null ? [condition('distance', text, `${formatRate(prices.PER_EXTRA_MILE)} a mile`)] : [];

export const storedMore = (what: string): PriceCondition =>
  condition(
    'volume',
    `${what}, up to ${formatCubicFeet(MAX_CUBIC_FEET)}`,
    `${formatRate(prices.STORAGE_TRIP_PER_CUBIC_FOOT)} a cubic foot after the first ${prices.CUSTOM_BASE_CUBIC_FEET}`,
  );

export const storageTripConditions = (distanceMiles: number | null): readonly PriceCondition[] => [
  ...distanceCondition(distanceMiles, `you live more than ${PLAN_MILES} miles from our store`),
  FLOORS_CONDITION,
  ...HEAVY_CONDITIONS,
  condition('parking', 'there is no parking at the door', formatPence(prices.NO_PARKING)),
];

type Chosen = { readonly addOns: readonly AddOn[]; readonly addOnVariant: AddOnVariant };

export const addOnConditions = (
  offered: readonly AddOn[],
  { addOns, addOnVariant }: Chosen,
): readonly PriceCondition[] =>
  offered
    .filter((addOn) => !addOns.includes(addOn))
    .map((addOn) => condition(addOn, ADD_ON_WORDS[addOn], formatPence(addOnPrice(addOn, addOnVariant))));
