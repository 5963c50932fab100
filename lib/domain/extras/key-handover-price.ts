import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { daysBetween } from '../london-time';
import { formatPence, formatRate, pence, roundUp, type Pence } from '../money';
import { charge } from '../pricing/charge';
import type { QuoteLine } from '../pricing/quote';
import { storageTripPrice, TRIP_RATE } from '../pricing/storage-trips';
import type { LocalDate } from '../order-types';
import { countWithNoun } from '../wording';
import { KEY_HANDOVER } from './assumptions';
import { dayOf, type BookedJob } from './offered';
import { agreedBefore, priceOf, waitingLines, withDayAndDiscounts, type ExtraPrice } from './price';
import type { EarlierExtra } from './state';

const { perCubicFootANight, leastANight } = KEY_HANDOVER;

/** The price rule for nights in words, shown before the price. */
export const NIGHT_RULE = `a second trip at ${TRIP_RATE}, and ${formatRate(perCubicFootANight)} a cubic foot for each night, ${formatPence(leastANight)} at least`;

/** Returns the cubic feet on the van: those of the list, or the plan's capacity where nothing is listed. */
export function loadOf({ order }: Pick<BookedJob, 'order'>): number {
  const { cubicFeet } = inventoryTotals(order.furnitureItems);
  const { movingSpace } = order;
  if (cubicFeet > 0 || movingSpace === null || movingSpace === 'custom') return cubicFeet;
  return PLAN_CAPACITY[movingSpace].cubicFeet;
}

const nightRate = (cubicFeet: number): Pence => pence(Math.max(leastANight, roundUp(cubicFeet * perCubicFootANight)));

/**
 * Prices keeping the load from the day of the move until another day, and its delivery then. Throws RangeError unless
 * that day is later.
 */
export function nightPrice(job: BookedJob, delivered: LocalDate): ExtraPrice {
  const from = dayOf(job);
  const nights = from === '' ? 0 : daysBetween(from, delivered);
  if (nights < 1) throw new RangeError(`No night before ${delivered}`);
  const cubicFeet = loadOf(job);
  const lines: readonly QuoteLine[] = [
    charge('extra_volume', storageTripPrice(cubicFeet), { label: 'Second trip', detail: formatCubicFeet(cubicFeet) }),
    charge(
      'extra_volume',
      pence(nights * nightRate(cubicFeet)),
      { label: `${countWithNoun(nights, 'night')} in our store`, detail: formatCubicFeet(cubicFeet) },
      'night',
    ),
  ];
  return priceOf(withDayAndDiscounts(job, lines, delivered));
}

/** Prices a wait in minutes by the crew's waiting rule, less the amount already agreed for waiting. */
export const waitPrice = (minutes: number, earlier: readonly EarlierExtra[]): ExtraPrice =>
  priceOf([...waitingLines(minutes), ...agreedBefore({ kind: 'waiting', minutes }, earlier)]);
