import { MINUTE_MS, londonInstant, minutesAfter, type LocalDate, type SlotTimes } from '../london-time';
import { SLOT_TIMES } from '../slots/calendar';
import { WINDOW } from './assumptions';
import type { VisitState } from './states';

export type BookedSlot = { readonly times: SlotTimes; readonly from: Date; readonly until: Date };

/** Returns the slot of a visit, or null if no slot has its start. */
export function slotOf({ date, start }: { readonly date: LocalDate; readonly start: string }): BookedSlot | null {
  const times = SLOT_TIMES.find(([from]) => from === start);
  return times ? { times, from: londonInstant(date, times[0]), until: londonInstant(date, times[1]) } : null;
}

/** The arrival time as told to a customer: never a single moment, and never more exact than known. */
export type ArrivalWindow = { readonly from: Date; readonly until: Date };

/** Returns the window of a drive that begins at `now` and takes `minutes`, rounded outward to whole fives. */
export function arrivalWindow(now: Date, minutes: number): ArrivalWindow {
  const { before, afterAtLeast, afterShare, step } = WINDOW;
  const stepMs = step * MINUTE_MS;
  const to = (instant: Date, round: (steps: number) => number) => new Date(round(instant.getTime() / stepMs) * stepMs);
  return {
    from: to(minutesAfter(now, minutes - before), Math.floor),
    until: to(minutesAfter(now, minutes + Math.max(afterAtLeast, minutes / afterShare)), Math.ceil),
  };
}

/** Returns whether the window is over without an arrival. The page then says so, without a new estimate. */
export const isPastArrivalWindow = (state: VisitState, window: ArrivalWindow | null, now: Date): boolean =>
  state === 'on_the_way' && window !== null && now > window.until;

/** Returns when a customer is told that nobody has arrived in the window. */
export const lateNoticeAt = ({ until }: ArrivalWindow): Date => minutesAfter(until, 1);

/** Returns whether the slot is over without word: the crew may be late, or at work without a signal. */
export const isWithoutWord = (
  state: VisitState,
  window: ArrivalWindow | null,
  slotEnd: Date | null,
  now: Date,
): boolean => slotEnd !== null && now > slotEnd && (state === 'planned' || (state === 'on_the_way' && window === null));
