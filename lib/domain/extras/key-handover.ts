import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { MINUTE_MS, minutesAfter } from '../durations';
import {
  addDays,
  daysBetween,
  formatDay,
  formatSlot,
  type LocalDate,
  londonDate,
  londonInstant,
  type SlotTimes,
} from '../london-time';
import { formatPence, formatRate, pence, roundUp, type Pence } from '../money';
import type { Scheduled } from '../order-types';
import { charge } from '../pricing/charges';
import type { QuoteLines } from '../pricing/quote';
import { TRIP_RATE, storageTripPrice } from '../pricing/storage-trips';
import { SLOT_TIMES, isBookable } from '../slots/calendar';
import { FOLLOWED_FROM } from '../visits/assumptions';
import { hasBegun, type VisitKind, type VisitState } from '../visits/states';
import { slotOf } from '../visits/window';
import { countWithNoun } from '../wording';
import { dayOf, type BookedJob } from './booked-job';
import { KEY_HANDOVER } from './extras';
import { agreedBefore, priceOf, waitingLines, withDayAndDiscounts, type ExtraPrice } from './price';
import type { EarlierExtra } from './state';

/**
 * The plans for a move whose keys are late. `later`: the move begins later today. `hold`: the van waits with its load
 * until a later slot. `night`: our store keeps the load until another day. `day`: the whole move is on another day.
 * `later` and `day` only before the crew has set off.
 */
export const KEYS_PLANS = ['later', 'hold', 'night', 'day'] as const;
export type KeysPlan = (typeof KEYS_PLANS)[number];

export type KeysChoice = { readonly plan: KeysPlan; readonly date: LocalDate; readonly slot: SlotTimes };

export type MoveNow = {
  readonly date: LocalDate;
  readonly start: string;
  readonly state: VisitState;
  readonly now: Date;
};

/** The states before unloading. Afterwards the keys are evidently there. */
const BEFORE_UNLOADING: readonly VisitState[] = ['planned', 'on_the_way', 'arrived', 'loading', 'driving'];

/** Returns whether late keys can be reported: from the morning of the move until its crew unloads. */
export const isKeyHandoverOpen = ({ date, state, now }: Omit<MoveNow, 'start'>): boolean =>
  date === londonDate(now) && now >= londonInstant(date, FOLLOWED_FROM) && BEFORE_UNLOADING.includes(state);

export const isKeyHandoverAhead = ({ date, now }: Pick<MoveNow, 'date' | 'now'>): boolean =>
  now < londonInstant(date, FOLLOWED_FROM);

/** Returns the plans and slots that may be requested, the soonest first. Empty when late keys cannot be reported. */
export function keysChoices(move: MoveNow): readonly KeysChoice[] {
  const slot = slotOf(move);
  if (!slot || !isKeyHandoverOpen(move)) return [];
  const { date, state, now } = move;
  const isAway = hasBegun(state);
  const [ended, noticed] = [slot.until, minutesAfter(now, KEY_HANDOVER.noticeMinutes)];
  const today = SLOT_TIMES.filter(([start]) => {
    const begins = londonInstant(date, start);
    return isAway ? begins >= ended && begins > now : begins > slot.from && begins >= noticed;
  });
  const days = Array.from({ length: KEY_HANDOVER.mostNights }, (_, night) => addDays(date, night + 1)).filter((day) =>
    isBookable(day, now),
  );
  const onDays = (plan: KeysPlan) =>
    days.flatMap((day) => SLOT_TIMES.map((times) => ({ plan, date: day, slot: times })));
  return [
    ...today.map((times): KeysChoice => ({ plan: isAway ? 'hold' : 'later', date, slot: times })),
    ...onDays('night'),
    ...(isAway ? [] : onDays('day')),
  ];
}

type Waiting = {
  readonly slotEnd: Date;
  /** Null while nobody has arrived. */
  readonly arrivedAt: Date | null;
  readonly now: Date;
};

/**
 * Returns when the customer's waiting begins: at the end of the slot, or at our arrival if that is later. While nobody
 * has arrived after the end of the slot the delay is ours, so the waiting begins now.
 */
export function waitsFrom({ slotEnd, arrivedAt, now }: Waiting): Date {
  const ready = arrivedAt ?? (now > slotEnd ? now : slotEnd);
  return ready > slotEnd ? ready : slotEnd;
}

export const waitUntil = (from: Date, { date, slot }: Pick<KeysChoice, 'date' | 'slot'>): number =>
  Math.max(0, Math.ceil((londonInstant(date, slot[0]).getTime() - from.getTime()) / MINUTE_MS));

/** Returns the plan and slot of an order's separate delivery. Null for a move in one go. */
export function ownDelivery({ dates, timeSlot }: Scheduled): (KeysChoice & { readonly plan: 'hold' | 'night' }) | null {
  const { movingDate, deliveryDate: date } = dates;
  const slot = timeSlot.deliveryDate;
  if (!movingDate || !date || !slot) return null;
  return { plan: date === movingDate ? 'hold' : 'night', date, slot };
}

type Kept = Pick<KeysChoice, 'plan'> & { readonly state: VisitState; readonly waits: Date; readonly now: Date };

/** Returns whether a choice can be undone: until the crew sets off, the wait begins or the van leaves the old home. */
export function mayUndoKeys({ plan, state, waits, now }: Kept): boolean {
  switch (plan) {
    case 'later':
    case 'day':
      return !hasBegun(state);
    case 'hold':
      return BEFORE_UNLOADING.includes(state) && now < waits;
    case 'night':
      return BEFORE_UNLOADING.includes(state) && state !== 'driving';
  }
}

/** Formats a choice's day and slot: "Wednesday 16 December 2026, 10:00–12:00". */
export const keysWhen = ({ date, slot }: Pick<KeysChoice, 'date' | 'slot'>): string =>
  `${formatDay(date)}, ${formatSlot(slot)}`;

export function keysInWords(choice: KeysChoice): string {
  const when = keysWhen(choice);
  const words: Readonly<Record<KeysPlan, string>> = {
    later: `Keys late: the move begins later, ${when}`,
    hold: `Keys late: the van waits with its load, delivery ${when}`,
    night: `Keys late: the load stays in our store, delivery ${when}`,
    day: `Keys late: the move is on another day, ${when}`,
  };
  return words[choice.plan];
}

/** Returns the notes for the crew of a visit whose load has a separate delivery. Empty for other visits. */
export function keysNotes(order: Scheduled, kind: VisitKind): readonly string[] {
  const delivery = ownDelivery(order);
  if (!delivery || kind === 'clean') return [];
  const when = keysWhen(delivery);
  if (kind === 'return') return ['Keys were late: the load of this move was kept in our store'];
  return delivery.plan === 'night'
    ? [`KEYS LATE. Take the whole load to our store. It is delivered on ${when}`]
    : [`KEYS LATE. Keep the load on the van. Deliver it ${when}`];
}

const { perCubicFootANight, leastANight } = KEY_HANDOVER;

export const NIGHT_RULE = `a second trip at ${TRIP_RATE}, and ${formatRate(perCubicFootANight)} a cubic foot for each night, ${formatPence(leastANight)} at least`;

/** Returns the cubic feet on the van: those of the list, or the plan's capacity where nothing is listed. */
export function loadOf({ order }: Pick<BookedJob, 'order'>): number {
  const { cubicFeet } = inventoryTotals(order.furnitureItems);
  const { movingSpace } = order;
  if (cubicFeet > 0 || movingSpace === null || movingSpace === 'custom') return cubicFeet;
  return PLAN_CAPACITY[movingSpace].cubicFeet;
}

const nightRate = (cubicFeet: number): Pence => pence(Math.max(leastANight, roundUp(cubicFeet * perCubicFootANight)));

/** Prices keeping the load until another day, and its delivery then. Throws RangeError unless that day is later. */
export function nightPrice(job: BookedJob, delivered: LocalDate): ExtraPrice {
  const from = dayOf(job);
  const nights = from === '' ? 0 : daysBetween(from, delivered);
  if (nights < 1) throw new RangeError(`No night before ${delivered}`);
  const cubicFeet = loadOf(job);
  const lines: QuoteLines = [
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
