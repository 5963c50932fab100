import { formatDifference, formatLineAmount, formatPence } from '@/lib/domain/money';
import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';

/** Words for a price. Pure, so that every sentence has a test. */
export function changeText({ difference, reason }: QuoteChange): string {
  return `${formatDifference(difference)}: ${reason}`;
}

/** What the live region says, once per change (A11Y-2). */
export const announcement = (quote: Quote, change: QuoteChange | null): string =>
  change ? `Total ${formatPence(quote.totalWithDiscount)}. ${changeText(change)}` : '';

export const priceLines = (quote: Quote) =>
  quote.lines.map(({ key, label, detail, amount }) => ({
    key,
    label,
    ...(detail !== undefined && { detail }),
    amount: formatLineAmount(amount),
  }));
