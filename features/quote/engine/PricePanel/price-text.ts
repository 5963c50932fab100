import { formatDifference, formatLineAmount, formatPence } from '@/lib/domain/money';
import { totalLabel, type Quote, type QuoteChange } from '@/lib/domain/pricing/quote';

export function changeText({ difference, reason }: QuoteChange): string {
  return `${formatDifference(difference)}: ${reason}`;
}

/** Returns the text of the live region, once per change (A11Y-2). */
export const announcement = (quote: Quote, change: QuoteChange | null): string =>
  change ? `${totalLabel(quote)} ${formatPence(quote.totalWithDiscount)}. ${changeText(change)}` : '';

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

export const laterLines = ({ follows = [] }: Quote) =>
  follows.map(({ key, label, detail, amount }) => ({ key, label, detail, amount: formatPence(amount) }));

/** Returns "Then every 4 weeks: £52.56"; null where nothing is paid regularly. */
export function regularText({ follows = [] }: Quote): string | null {
  const regular = follows.find(({ key }) => key === 'storage');
  return regular ? `${regular.label}: ${formatPence(regular.amount)}` : null;
}
