import { formatDifference, formatLineAmount, formatPence } from '@/lib/domain/money';
import { totalLabel, type Quote, type QuoteChange } from '@/lib/domain/pricing/quote';

export function changeText({ difference, reason }: QuoteChange): string {
  return `${formatDifference(difference)}: ${reason}`;
}

/** Returns the text of the live region, empty before the first change (A11Y-2). */
export const announcement = (quote: Quote, change: QuoteChange | null): string =>
  change ? `${totalLabel(quote)} ${formatPence(quote.totalWithDiscount)}. ${changeText(change)}` : '';

/** Returns all lines for display. An amount of 0 becomes "included". */
export const priceLines = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.map(({ key, label, detail, amount }) => ({
    key,
    label,
    ...(detail !== undefined && { detail }),
    amount: formatLineAmount(amount),
  }));

export const pricedLines = ({ lines }: Quote) => priceLines({ lines: lines.filter(({ amount }) => amount !== 0) });

export const includedLines = ({ lines }: Quote) => priceLines({ lines: lines.filter(({ amount }) => amount === 0) });

export const includedText = (lines: readonly { readonly label: string }[]): string =>
  lines.map(({ label }) => label).join(', ');

/** Returns the payments after the first one (storage, return delivery) for display. */
export const laterLines = ({ follows = [] }: Quote) =>
  follows.map(({ key, label, detail, amount }) => ({ key, label, detail, amount: formatPence(amount) }));

/** Returns the regular payment for storage, "Then every 4 weeks: £52.56". Null if there is none. */
export function regularText({ follows = [] }: Quote): string | null {
  const storage = follows.find(({ key }) => key === 'storage');
  return storage ? `${storage.label}: ${formatPence(storage.amount)}` : null;
}
