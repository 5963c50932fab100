import { formatCubicFeet } from '../catalogue/inventory';
import { NOTHING, formatPence, formatRate, roundUp, type Pence } from '../money';
import type { CoverStep } from '../order-types';
import { COVER_LIMITS, COVER_PRICES, DISPOSAL_PER_CUBIC_FOOT } from '../prices/assumptions';
import type { QuoteLineCode } from './line-codes';
import type { QuoteLine, QuoteLines } from './quote';

/** Creates a line of a quote. The key is the code, unless several lines share the code. */
export function charge(
  code: QuoteLineCode,
  amount: Pence,
  words: Pick<QuoteLine, 'label' | 'detail' | 'count'>,
  key: string = code,
): QuoteLine {
  return { key, code, ...words, amount };
}

/** Formats the limits of a cover step: "£500 an item and £15,000 a job". */
export const limitsText = ({ item, job }: (typeof COVER_LIMITS)[CoverStep]): string =>
  `${formatPence(item)} an item and ${formatPence(job)} a job`;

/** Returns the line for extra cover, which counts as transport. The included cover has no line. */
export function coverCharges(step: CoverStep): QuoteLines {
  const amount = COVER_PRICES[step];
  if (amount === NOTHING) return [];
  const limits = COVER_LIMITS[step];
  return [charge('cover', amount, { label: 'More cover', detail: `up to ${limitsText(limits)}`, count: limits.item })];
}

export const DISPOSAL_RATE = `${formatRate(DISPOSAL_PER_CUBIC_FOOT)} a cubic foot`;

/** Returns the line for items taken away for disposal, by the cubic foot, the same on every day. No line for zero. */
export function disposalCharges(cubicFeet: number): QuoteLines {
  if (cubicFeet === 0) return [];
  const words = { label: 'Disposal', detail: `${formatCubicFeet(cubicFeet)}, at ${DISPOSAL_RATE}`, count: cubicFeet };
  return [charge('disposal', roundUp(cubicFeet * DISPOSAL_PER_CUBIC_FOOT), words)];
}
