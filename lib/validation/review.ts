import { number, string } from 'yup';
import { REVIEW_LIMITS } from './review-limits';

/** The rules for a review of a done order. */
const { least, most, name, area } = REVIEW_LIMITS;
const MESSAGES = {
  stars: 'Choose 1 to 5 stars',
  short: `Write at least ${least} characters`,
  long: `Keep it under ${most.toLocaleString('en-GB')} characters`,
  name: 'Enter the name to show',
  longName: (signs: number) => `Keep it under ${signs} characters`,
} as const;

/** What no keyboard writes, and what a database refuses: gone before anything is counted. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const tidyLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(CONTROLS, '').replace(/ {2,}/g, ' ').trim();
/** Lines stay, with one empty one between them at most. */
const tidyLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const tidied = (tidy: (text: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? tidy(value) : value));

/** Also from a form without any star pressed, which sends nothing. */
const stars = number()
  .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
  .typeError(MESSAGES.stars)
  .required(MESSAGES.stars)
  .integer(MESSAGES.stars)
  .min(1, MESSAGES.stars)
  .max(5, MESSAGES.stars);

export const reviewFields = {
  stars,
  text: tidied(tidyLines).required(MESSAGES.short).min(least, MESSAGES.short).max(most, MESSAGES.long),
  name: tidied(tidyLine).required(MESSAGES.name).max(name, MESSAGES.longName(name)),
  area: tidied(tidyLine).defined().default('').max(area, MESSAGES.longName(area)),
};
