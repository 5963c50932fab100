/**
 * Which forms are held apart because they look like a machine's work, and by which rules one of them turns out to be a
 * person's after all (assumptions; lib/decisions/0041-held-and-copied-forms.md).
 */

/** Nobody fills a longer form in less. */
export const LEAST_SECONDS = 3;
/** So many fields a browser fills with one tap, so their time says nothing. */
export const QUICK_FIELDS = 2;
/** When the rules look at what was held: late enough to see a machine repeat itself, early enough for who waits. */
export const LOOKED_AT_AFTER_MINUTES = 5;
/** One person presses a second and a third time; what comes oftener alike within an hour is a machine's. */
const MOST_ALIKE = 3;

export type Suspicion = 'honeypot' | 'too_fast' | 'honeypot_and_too_fast';

type Sent = {
  readonly isTrapFilled: boolean;
  /** Seconds between the first touch and the sending; null when nobody says. */
  readonly ageSeconds: number | null;
  /** How many fields the form has. */
  readonly fields: number;
};

/** Why a form looks like a machine's work; null when it does not. */
export function suspicionOf({ isTrapFilled, ageSeconds, fields }: Sent): Suspicion | null {
  const isTooFast = fields > QUICK_FIELDS && ageSeconds !== null && ageSeconds < LEAST_SECONDS;
  if (isTrapFilled) return isTooFast ? 'honeypot_and_too_fast' : 'honeypot';
  return isTooFast ? 'too_fast' : null;
}

type Held = {
  readonly reason: string;
  /** Whatever was typed. */
  readonly texts: readonly string[];
  /** Held forms of the last hour with the same sender or the same words, this one among them. */
  readonly alike: number;
};

/** What machines leave behind: an address to follow, or markup. */
const LINK = /https?:|www\.|<\/?[a-z]|\[\/?url/i;

/** False for what stays held: both signs at once, a link, or the same again and again. */
export function isPersons({ reason, texts, alike }: Held): boolean {
  const isOneSign = reason === 'honeypot' || reason === 'too_fast';
  return isOneSign && alike <= MOST_ALIKE && !texts.some((text) => LINK.test(text));
}
