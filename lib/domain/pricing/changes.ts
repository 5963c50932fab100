import { pence } from '../money';
import { uncapitalised } from '../wording';
import { lineCode } from './line-codes';
import type { Quote, QuoteChange, QuoteLine, QuoteLines } from './quote';

/**
 * Describes how the last answer changed the price: "+£20: second floor, no lift at collection". A line that only
 * follows from others is no reason. Null if the price is the same.
 */
export function quoteChange(before: Quote, after: Quote): QuoteChange | null {
  const difference = pence(after.totalWithDiscount - before.totalWithDiscount);
  if (difference === 0) return null;
  const reasons = reasonsOf(before.lines, after.lines);
  return { difference, reason: enumerate(reasons) };
}

function reasonsOf(before: QuoteLines, after: QuoteLines): readonly string[] {
  const touched = [
    ...after
      .filter((line) => (find(before, line)?.amount ?? 0) !== line.amount)
      .map((line) => ({ line, isGone: false })),
    ...before.filter((line) => line.amount !== 0 && !find(after, line)).map((line) => ({ line, isGone: true })),
  ];
  const size = after.find((line) => lineCode(line.code).isSize);
  const isOtherSize = size && !before.some((line) => line.code === size.code && line.label === size.label);
  if (isOtherSize) return [uncapitalised(size.label)];
  const isOwnReason = ({ line }: { readonly line: QuoteLine }) =>
    !lineCode(line.code).isFollowing || !(find(before, line) && find(after, line));
  const causes = touched.filter(isOwnReason);
  return [...new Set((causes.length > 0 ? causes : touched).map(({ line, isGone }) => words(line, isGone)))];
}

const find = (lines: QuoteLines, { key }: QuoteLine): QuoteLine | undefined => lines.find((line) => line.key === key);

function words({ code, label, detail }: QuoteLine, isGone: boolean): string {
  const { gone, isAtAddress, isName } = lineCode(code);
  const subject = isGone ? gone : isName ? label : uncapitalised(label);
  return isAtAddress && detail ? `${subject} ${detail}` : subject;
}

function enumerate(reasons: readonly string[]): string {
  const [first = 'your answers', second, ...rest] = reasons;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first}; ${second}`;
  return `${first}; ${second}; ${rest.length} more`;
}
