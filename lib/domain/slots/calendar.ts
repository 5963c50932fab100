import { addDays, isLocalDate, type LocalDate, londonDate, londonTime, type SlotTimes } from '../london-time';

export const FIRST_SLOT: SlotTimes = ['08:00', '10:00'];
/** The two-hour windows of every day (spec §9 says two hours; 08:00 to 20:00 is an assumption). */
export const SLOT_TIMES: readonly SlotTimes[] = [
  FIRST_SLOT,
  ['10:00', '12:00'],
  ['12:00', '14:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
  ['18:00', '20:00'],
];

export const DAYS_AHEAD = 90;
/** The time from which the next day can no longer be booked, because its crews are set. */
export const LAST_CALL_FOR_TOMORROW = '18:00';

/** Returns the bookable days: from tomorrow, after 18:00 from the day after, to 90 days ahead. */
export function bookableRange(now: Date): { readonly first: LocalDate; readonly last: LocalDate } {
  const today = londonDate(now);
  const lead = londonTime(now) < LAST_CALL_FOR_TOMORROW ? 1 : 2;
  return { first: addDays(today, lead), last: addDays(today, DAYS_AHEAD) };
}

export function nextTwoWeeks(now: Date): { readonly from: LocalDate; readonly to: LocalDate } {
  const { first } = bookableRange(now);
  return { from: first, to: addDays(first, 13) };
}

/** Returns whether a day can be booked at an instant. False for text that is not a day. */
export function isBookable(date: LocalDate, now: Date): boolean {
  if (!isLocalDate(date)) return false;
  const { first, last } = bookableRange(now);
  return first <= date && date <= last;
}

export function isSlot(slot: SlotTimes): boolean {
  return SLOT_TIMES.some(([start, end]) => start === slot[0] && end === slot[1]);
}

export type SlotState = 'free' | 'last' | 'full';

export type DayOffer = {
  readonly date: LocalDate;
  /** `closed`: not on offer (too soon, too late, closed day). */
  readonly state: 'free' | 'full' | 'closed';
  /** The whole price of the order on this day in pounds. Null while it cannot be priced. */
  readonly total: number | null;
  /** Whether `total` includes the busy-day surcharge. */
  readonly isBusy: boolean;
  readonly slots: readonly { readonly start: string; readonly end: string; readonly state: SlotState }[];
};
