import { array, number, object, string } from 'yup';
import { CLAIM_KINDS, MOST_CLAIM_ITEMS } from '@/lib/domain/order/claim';
import { CLAIM_LIMITS } from './claim-limits';
import { plainFigures, readWith, SEVERAL_LINES, tidyLine, tidyLines } from './tidy';

/** The rules for a claim after a job. */
/** Pounds. A higher value is a typing error. */
const MOST_WORTH = 100_000;

export const CLAIM_MESSAGES = {
  title: 'Tell us which item it is',
  titleLong: `Keep it under ${CLAIM_LIMITS.title} characters`,
  kind: 'Choose what is wrong with it',
  worth: 'Enter the amount in pounds, like 120 or 49.50, or leave it empty',
  text: `Tell us what happened, in at least ${CLAIM_LIMITS.leastText} characters`,
  textLong: `Keep it to ${CLAIM_LIMITS.text.toLocaleString('en-GB')} characters`,
} as const;

/** Returns null for an empty field. */
const pounds = (value: number, typed: unknown): number | null => {
  if (typeof typed !== 'string') return value;
  const figures = plainFigures(typed);
  return figures === '' ? null : Number(figures);
};

const isWholePence = (value: number | null): boolean =>
  value === null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export const claimItemFields = {
  title: string()
    .transform(readWith(tidyLine))
    .required(CLAIM_MESSAGES.title)
    .max(CLAIM_LIMITS.title, CLAIM_MESSAGES.titleLong),
  kind: string().required(CLAIM_MESSAGES.kind).oneOf(CLAIM_KINDS, CLAIM_MESSAGES.kind),
  worth: number()
    .transform(pounds)
    .nullable()
    .default(null)
    .typeError(CLAIM_MESSAGES.worth)
    .min(0, CLAIM_MESSAGES.worth)
    .max(MOST_WORTH, CLAIM_MESSAGES.worth)
    .test('pence', CLAIM_MESSAGES.worth, isWholePence),
};

export const claimFields = {
  items: array(object(claimItemFields).required()).required().min(1).max(MOST_CLAIM_ITEMS),
  text: string()
    .transform(readWith(tidyLines))
    .meta(SEVERAL_LINES)
    .required(CLAIM_MESSAGES.text)
    .min(CLAIM_LIMITS.leastText, CLAIM_MESSAGES.text)
    .max(CLAIM_LIMITS.text, CLAIM_MESSAGES.textLong),
};
