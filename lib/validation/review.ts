import { number, string } from 'yup';
import { REVIEW_LIMITS } from './review-limits';
import { SEVERAL_LINES, tidyLine, tidyLines } from './tidy';

const { least, most, name, area } = REVIEW_LIMITS;
const MESSAGES = {
  stars: 'Choose 1 to 5 stars',
  short: `Write at least ${least} characters`,
  long: `Keep it under ${most.toLocaleString('en-GB')} characters`,
  name: 'Enter the name to show',
  longName: (signs: number) => `Keep it under ${signs} characters`,
} as const;

/** Returns the text with its line breaks and at most one empty line between paragraphs. */
const tidyParagraphs = (text: string): string => tidyLines(text).replace(/\n{3,}/g, '\n\n');

const tidiedWith = (tidy: (text: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? tidy(value) : value));

/** The stars. A form without any star pressed sends nothing. */
const stars = number()
  .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
  .typeError(MESSAGES.stars)
  .required(MESSAGES.stars)
  .integer(MESSAGES.stars)
  .min(1, MESSAGES.stars)
  .max(5, MESSAGES.stars);

/** The validation rules for the fields of a review of a completed order. `area` is optional. */
export const reviewFields = {
  stars,
  text: tidiedWith(tidyParagraphs)
    .meta(SEVERAL_LINES)
    .required(MESSAGES.short)
    .min(least, MESSAGES.short)
    .max(most, MESSAGES.long),
  name: tidiedWith(tidyLine).required(MESSAGES.name).max(name, MESSAGES.longName(name)),
  area: tidiedWith(tidyLine).defined().default('').max(area, MESSAGES.longName(area)),
};
