import { DAY_MS, HOUR_MS, addDays, londonDate, londonInstant } from '../london-time';
import { workingDaysAfter } from '../working-days';

/** The states of a customer's review (spec, "The day of the job"). `withdrawn`: its text and stars are deleted. */
export const REVIEW_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The only reasons for refusing a review. None is its rating (CMA208). */
export const REFUSALS = ['privacy', 'abuse', 'unlawful', 'not_about_us'] as const;
export type Refusal = (typeof REFUSALS)[number];

export const REFUSAL_LABELS: Readonly<Record<Refusal, string>> = {
  privacy: 'Gives away something private',
  abuse: 'Insulting',
  unlawful: 'Against the law',
  not_about_us: 'Not about our work',
};

export const REFUSAL_SENTENCES: Readonly<Record<Refusal, string>> = {
  privacy: 'It gives away something private about someone: a full name, an address or a phone number, for example.',
  abuse: 'It insults or threatens someone.',
  unlawful: 'What it says would break the law if we published it.',
  not_about_us: 'It is not about the work we did for you.',
};

/** Hours after a done order at which its customer is asked for a review, again only if none was written. */
export const ASKED_AFTER_HOURS = { first: 48, second: 9 * 24 } as const;
export type Asking = keyof typeof ASKED_AFTER_HOURS;
export const ASKINGS = ['first', 'second'] as const satisfies readonly Asking[];

/** Working days within which a review is published or refused. */
export const DECIDED_WITHIN_DAYS = 3;

export const askedAt = (done: Date, asking: Asking): Date =>
  new Date(done.getTime() + ASKED_AFTER_HOURS[asking] * HOUR_MS);

/** Returns the end of the last day for deciding on a review. Both are UTC instants, the days are London's. */
export function decideBy(sent: Date): Date {
  return londonInstant(addDays(workingDaysAfter(londonDate(sent), DECIDED_WITHIN_DAYS), 1), '00:00');
}

/** Returns whether the author may write or rewrite the review: not while it is published. */
export const mayBeWritten = (state: ReviewState | null): boolean => state !== 'published';

export const mayBeWithdrawn = (state: ReviewState | null): boolean => state !== null && state !== 'withdrawn';

/** Returns the mean of all stars to one decimal. Null without any. */
export function averageOf(stars: readonly number[]): number | null {
  if (stars.length === 0) return null;
  return Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 10) / 10;
}

/** Returns the displayed author: "Priya, Hackney", or the name without a place. */
export const shownName = ({ name, area }: { readonly name: string; readonly area: string }): string =>
  area === '' ? name : `${name}, ${area}`;

/** Returns the whole days by which a decision is late. 0 while it is not. */
export const daysLate = (due: Date, now: Date): number =>
  now < due ? 0 : Math.floor((now.getTime() - due.getTime()) / DAY_MS) + 1;

/** The least and most characters of the text, and the most of the name and place shown with it. */
export const REVIEW_LIMITS = { least: 20, most: 2000, name: 40, area: 40 } as const;

/** The typed fields of the review page's form. `stars` is '' until one is chosen. */
export type ReviewFields = {
  readonly stars: string;
  readonly text: string;
  readonly name: string;
  readonly area: string;
};

/** The name of the buttons beside the save button, and their values. */
export const REVIEW_BUTTON = 'do';
export const REVIEW_BUTTONS = { withdraw: 'withdraw', stop: 'stop' } as const;
export const REVIEW_DONE = ['saved', 'withdrawn', 'stopped'] as const;
export type ReviewDone = (typeof REVIEW_DONE)[number];
