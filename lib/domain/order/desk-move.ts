import { type LocalDate, londonDate } from '../london-time';
import { bookableRange } from '../slots/calendar';

/** Rules of the customers' calendar that the desk may override. */
export const MOVE_RULES = ['too_late', 'not_bookable', 'full'] as const;
export type MoveRule = (typeof MOVE_RULES)[number];

/** Places above a slot's capacity that the desk may book. One job can be squeezed in, two cannot (assumption). */
export const MOST_OVER = 1;

/** Returns the days to which the desk may move an order: from today, as far ahead as customers can book. */
export const deskDays = (now: Date): { readonly first: LocalDate; readonly last: LocalDate } => ({
  first: londonDate(now),
  last: bookableRange(now).last,
});

export const MOVE_WARNINGS: Readonly<Record<MoveRule, string>> = {
  too_late: 'The customer can no longer reschedule this order online.',
  not_bookable: 'Customers cannot book this day online: it is too soon or too far ahead.',
  full: 'The slot is full: this takes one more than it has places for.',
};

export const LATE_ITEMS_WARNING = 'The customer can no longer change the items online.';
export const MOVE_REASONS = ['our_mistake', 'nobody_there', 'customer_asked', 'weather_or_traffic'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];
export const MOVE_REASON_LABELS: Readonly<Record<MoveReason, string>> = {
  our_mistake: 'Our mistake',
  nobody_there: 'Nobody was there',
  customer_asked: 'The customer asked',
  weather_or_traffic: 'Weather or traffic',
};

export const MOVE_REASON_OPTIONS = MOVE_REASONS.map((value) => ({ value, label: MOVE_REASON_LABELS[value] }));

export const steppedOver = (broken: Readonly<Record<MoveRule, boolean>>): readonly MoveRule[] =>
  MOVE_RULES.filter((rule) => broken[rule]);
