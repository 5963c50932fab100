import { NOTHING, pence, type Pence } from '../money';
import type { QuoteLine } from './quote';

/** A line of a price that a change has touched. Null: it was not there, or is not there any more. */
export type LineDifference = {
  readonly label: string;
  readonly before: QuoteLine | null;
  readonly after: QuoteLine | null;
  /** What it adds to the price; negative for what it takes off. */
  readonly difference: Pence;
};

/**
 * The lines of two prices that are not the same, in the order of the new price, then those that are gone. Their
 * differences sum to that of the totals: the lines of a price sum to its total.
 */
export function lineDifferences(before: readonly QuoteLine[], after: readonly QuoteLine[]): readonly LineDifference[] {
  const kept = after.map((line) => ({ label: line.label, before: find(before, line), after: line }));
  const gone = before
    .filter((line) => find(after, line) === null)
    .map((line) => ({ label: line.label, before: line, after: null }));
  return [...kept, ...gone]
    .map((pair) => ({
      ...pair,
      difference: pence((pair.after?.amount ?? NOTHING) - (pair.before?.amount ?? NOTHING)),
    }))
    .filter(isTouched);
}

const find = (lines: readonly QuoteLine[], { key }: QuoteLine) => lines.find((line) => line.key === key) ?? null;

const isTouched = ({ before, after, difference }: LineDifference): boolean =>
  difference !== 0 || before?.label !== after?.label;
