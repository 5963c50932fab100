/** Rules for forms that look like a bot's (assumptions; docs/decisions/0041-held-and-copied-forms.md). */

/** The least seconds in which a person fills a longer form. */
export const LEAST_SECONDS = 3;
/** The number of fields that a browser fills with one tap, so that the time says nothing. */
export const QUICK_FIELDS = 2;
/** Minutes after which held forms are checked: a bot has repeated itself by then, and a person still waits. */
export const LOOKED_AT_AFTER_MINUTES = 5;
/** The most identical forms of a person within an hour, who may press two or three times. More are a bot's. */
const MOST_ALIKE = 3;

export type Suspicion = 'honeypot' | 'too_fast' | 'honeypot_and_too_fast';

type Sent = {
  readonly isTrapFilled: boolean;
  /** Seconds between the first touch and the sending. Null when unknown. */
  readonly ageSeconds: number | null;
  readonly fields: number;
};

export function suspicionOf({ isTrapFilled, ageSeconds, fields }: Sent): Suspicion | null {
  const isTooFast = fields > QUICK_FIELDS && ageSeconds !== null && ageSeconds < LEAST_SECONDS;
  if (isTrapFilled) return isTooFast ? 'honeypot_and_too_fast' : 'honeypot';
  return isTooFast ? 'too_fast' : null;
}

type Held = {
  readonly reason: string;
  readonly texts: readonly string[];
  /** The number of held forms of the last hour with the same sender or the same words, including this one. */
  readonly alike: number;
};

/** Matches the traces of bots: a link or markup. */
const LINK = /https?:|www\.|<\/?[a-z]|\[\/?url/i;

/** Returns whether a held form is a person's. False for both signs at once, a link, or many identical forms. */
export function isPersons({ reason, texts, alike }: Held): boolean {
  const isOneSign = reason === 'honeypot' || reason === 'too_fast';
  return isOneSign && alike <= MOST_ALIKE && !texts.some((text) => LINK.test(text));
}
