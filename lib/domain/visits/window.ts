import { MINUTE_MS, minutesAfter } from '../durations';
import { WINDOW } from './assumptions';
import type { VisitState } from './states';

/** When somebody arrives, as it is said to a customer: never a moment, and never more exact than it is known. */
export type ArrivalWindow = { readonly from: Date; readonly until: Date };

/** The window of a drive that begins at an instant and takes `minutes`, rounded outward to whole fives. */
export function arrivalWindow(now: Date, minutes: number): ArrivalWindow {
  const { before, afterAtLeast, afterShare, step } = WINDOW;
  const stepMs = step * MINUTE_MS;
  const to = (instant: Date, round: (steps: number) => number) => new Date(round(instant.getTime() / stepMs) * stepMs);
  return {
    from: to(minutesAfter(now, minutes - before), Math.floor),
    until: to(minutesAfter(now, minutes + Math.max(afterAtLeast, minutes / afterShare)), Math.ceil),
  };
}

/** The window is over and nobody has arrived: that is said, and no other time is made up. */
export const isLaterThanSaid = (state: VisitState, window: ArrivalWindow | null, now: Date): boolean =>
  state === 'on_the_way' && window !== null && now > window.until;

/** When a customer hears that nobody has arrived in the window that was said. */
export const toldLateAt = ({ until }: ArrivalWindow): Date => minutesAfter(until, 1);

/**
 * The slot is over, and nobody has said that somebody has arrived or when: that is all that is known. They may be late, or
 * at work and without a signal.
 */
export const isWithoutWord = (
  state: VisitState,
  window: ArrivalWindow | null,
  slotEnd: Date | null,
  now: Date,
): boolean => slotEnd !== null && now > slotEnd && (state === 'planned' || (state === 'on_the_way' && window === null));
