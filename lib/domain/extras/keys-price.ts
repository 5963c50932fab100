import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { daysBetween } from '../london-time';
import { formatPence, formatRate, pence, roundUp, type Pence } from '../money';
import { charge } from '../pricing/charge';
import type { QuoteLine } from '../pricing/quote';
import { storageTripPrice, TRIP_RATE } from '../pricing/storage-trips';
import type { LocalDate } from '../vocabulary';
import { counted } from '../wording';
import { KEYS_LATE } from './assumptions';
import { dayOf, type BookedJob } from './offered';
import { agreedBefore, priceOf, waitingLines, withDayAndDiscounts, type ExtraPrice } from './price';
import type { EarlierExtra } from './state';

const { perCubicFootANight, leastANight } = KEYS_LATE;

/** How a night is priced, in words: the page that offers it says it before the price. */
export const NIGHT_RULE = `a second trip at ${TRIP_RATE}, and ${formatRate(perCubicFootANight)} a cubic foot for each night, ${formatPence(leastANight)} at least`;

/** What is on the van: the list, or what the plan holds where nobody has listed anything. */
export function loadOf({ order }: Pick<BookedJob, 'order'>): number {
  const { cubicFeet } = inventoryTotals(order.furnitureItems);
  const { movingSpace } = order;
  if (cubicFeet > 0 || movingSpace === null || movingSpace === 'custom') return cubicFeet;
  return PLAN_CAPACITY[movingSpace].cubicFeet;
}

const nightRate = (cubicFeet: number): Pence => pence(Math.max(leastANight, roundUp(cubicFeet * perCubicFootANight)));

/** What it costs to keep the load from the day of the move until another day and to deliver it then. Throws RangeError for no later day. */
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
      { label: `${counted(nights, 'night')} in our store`, detail: formatCubicFeet(cubicFeet) },
      'night',
    ),
  ];
  return priceOf(withDayAndDiscounts(job, lines, delivered));
}

/** What a wait of so many minutes costs by the rule that our crew asks by, less what was agreed for waiting before. */
export const waitPrice = (minutes: number, earlier: readonly EarlierExtra[]): ExtraPrice =>
  priceOf([...waitingLines(minutes), ...agreedBefore({ kind: 'waiting', minutes }, earlier)]);
