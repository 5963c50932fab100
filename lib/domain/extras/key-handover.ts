import { MINUTE_MS, minutesAfter } from '../durations';
import { addDays, londonDate, londonInstant } from '../london-time';
import { isBookable, SLOT_TIMES } from '../slots/calendar';
import { FOLLOWED_FROM } from '../visits/assumptions';
import { slotOf } from '../visits/slot-of';
import { hasBegun, type VisitState } from '../visits/states';
import type { LocalDate, OrderLike, SlotTimes } from '../order-types';
import { KEY_HANDOVER } from './assumptions';

/**
 * The plans for a move whose keys to the new home are late. `later`: the crew has not set off and the move begins later
 * today. `hold`: the van waits with its load until a later slot. `night`: the load stays in our store and is delivered
 * on another day. `day`: the crew has not set off and the whole move is on another day.
 */
export const KEYS_PLANS = ['later', 'hold', 'night', 'day'] as const;
export type KeysPlan = (typeof KEYS_PLANS)[number];

export type KeysChoice = { readonly plan: KeysPlan; readonly date: LocalDate; readonly slot: SlotTimes };

/** The move on its day: its booked slot and the state of its visit. */
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

/** Returns whether the morning of the move is still to come, so that nothing can be chosen yet. */
export const isKeyHandoverAhead = ({ date, now }: Pick<MoveNow, 'date' | 'now'>): boolean =>
  now < londonInstant(date, FOLLOWED_FROM);

/**
 * Returns the plans and slots that may be requested, whether or not they are free, the soonest first within each plan.
 * Empty when late keys cannot be reported.
 */
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
  /** The end of the booked two hours. */
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

/** Returns the whole minutes of waiting until a slot begins. */
export const waitUntil = (from: Date, { date, slot }: Pick<KeysChoice, 'date' | 'slot'>): number =>
  Math.max(0, Math.ceil((londonInstant(date, slot[0]).getTime() - from.getTime()) / MINUTE_MS));

/** Returns the plan and slot of an order's separate delivery. Null for a move in one go. */
export function ownDelivery({
  dates,
  timeSlot,
}: Pick<OrderLike, 'dates' | 'timeSlot'>): (KeysChoice & { readonly plan: 'hold' | 'night' }) | null {
  const { movingDate, deliveryDate: date } = dates;
  const slot = timeSlot.deliveryDate;
  if (!movingDate || !date || !slot) return null;
  return { plan: date === movingDate ? 'hold' : 'night', date, slot };
}

type Kept = Pick<KeysChoice, 'plan'> & { readonly state: VisitState; readonly waits: Date; readonly now: Date };

/**
 * Returns whether the customer can still undo a choice: a later start or day until the crew sets off, a wait until it
 * begins, a night until the van leaves the old home.
 */
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
