import { NOTHING, pence, type Pence } from '../money';
import type { QuoteLine, QuoteLines } from './quote';

/** A line of a price that a change has touched. `before` or `after` is null if the line was added or removed. */
export type LineDifference = {
  readonly label: string;
  readonly before: QuoteLine | null;
  readonly after: QuoteLine | null;
  readonly difference: Pence;
};

/** Returns the lines that differ, then the removed ones. Their differences sum to that of the totals. */
export function lineDifferences(before: QuoteLines, after: QuoteLines): readonly LineDifference[] {
  const kept = after.map((line) => ({ label: line.label, before: find(before, line), after: line }));
  const removed = before
    .filter((line) => find(after, line) === null)
    .map((line) => ({ label: line.label, before: line, after: null }));
  return [...kept, ...removed]
    .map((pair) => ({
      ...pair,
      difference: pence((pair.after?.amount ?? NOTHING) - (pair.before?.amount ?? NOTHING)),
    }))
    .filter(isTouched);
}

const find = (lines: QuoteLines, { key }: QuoteLine) => lines.find((line) => line.key === key) ?? null;

const isTouched = ({ before, after, difference }: LineDifference): boolean =>
  difference !== 0 || before?.label !== after?.label;
