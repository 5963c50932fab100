import { DAY_MS, HOUR_MS } from '../durations';
import { addDays, londonDate, londonInstant } from '../london-time';
import { workingDaysAfter } from '../working-days';

/**
 * What the customer of a done order wrote (spec, "The day of the job"). `withdrawn`: taken back by its author; its words
 * and stars are gone.
 */
export const REVIEW_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The only reasons for which one is refused: none of them is its rating (CMA208). */
export const REFUSALS = ['privacy', 'abuse', 'unlawful', 'not_about_us'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** After how long every done order is asked, in hours: twice, the second time only who has not written. */
export const ASKED_AFTER_HOURS = { first: 48, second: 9 * 24 } as const;
export type Asking = keyof typeof ASKED_AFTER_HOURS;
export const ASKINGS = ['first', 'second'] as const satisfies readonly Asking[];

/** Working days within which one is published or refused. */
export const DECIDED_WITHIN_DAYS = 3;

/** When the customer of an order that is done now is asked. */
export const askedAt = (done: Date, asking: Asking): Date =>
  new Date(done.getTime() + ASKED_AFTER_HOURS[asking] * HOUR_MS);

/** The end of the last day on which one may still be decided; both in UTC, the days are London's. */
export function decideBy(sent: Date): Date {
  return londonInstant(addDays(workingDaysAfter(londonDate(sent), DECIDED_WITHIN_DAYS), 1), '00:00');
}

/** Its author may write, or write it anew: not while it is published. */
export const mayBeWritten = (state: ReviewState | null): boolean => state !== 'published';

export const mayBeWithdrawn = (state: ReviewState | null): boolean => state !== null && state !== 'withdrawn';

/** Mean of all stars, to one decimal; null of none. */
export function averageOf(stars: readonly number[]): number | null {
  if (stars.length === 0) return null;
  return Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 10) / 10;
}

/** "Priya, Hackney", or without the place. */
export const shownName = ({ name, area }: { readonly name: string; readonly area: string }): string =>
  area === '' ? name : `${name}, ${area}`;

/** Whole days by which a decision is late; 0 while it is not. */
export const daysLate = (due: Date, now: Date): number =>
  now < due ? 0 : Math.floor((now.getTime() - due.getTime()) / DAY_MS) + 1;
