import { formatPence, NOTHING } from '../money';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import type { CoverStep } from '../order-types';
import { charge } from './charge';
import type { QuoteLine } from './quote';

/** Formats the limits of a cover step: "£500 an item and £15,000 a job". */
export const limitsText = ({ item, job }: (typeof COVER_LIMITS)[CoverStep]): string =>
  `${formatPence(item)} an item and ${formatPence(job)} a job`;

/** Returns the line for extra cover, which counts as transport. The included cover has no line. */
export function coverCharges(step: CoverStep): readonly QuoteLine[] {
  const amount = COVER_PRICES[step];
  if (amount === NOTHING) return [];
  const limits = COVER_LIMITS[step];
  return [charge('cover', amount, { label: 'More cover', detail: `up to ${limitsText(limits)}`, count: limits.item })];
}
