import { formatCubicFeet } from '../catalogue/inventory';
import { pence } from '../money';
import { uncapitalised } from '../wording';
import { CUSTOM_BASE_CUBIC_FEET } from '../prices/assumptions';
import type { Quote, QuoteChange, QuoteLine, QuoteLineCode } from './quote';

/**
 * What the last answer did to the price, in the words of the lines that it touched.
 * A supplement or a discount that only follows from another line is not a reason.
 */
const FOLLOWS: readonly QuoteLineCode[] = ['busy_day', 'student_discount', 'promo_discount'];
const SPACE: readonly QuoteLineCode[] = ['moving_plan', 'custom_base', 'storage_unit', 'cleaning_plan'];

type Wording = {
  /** What is said about a line that is gone. */
  readonly gone: string;
  /** The line is of one address, and its detail says which: "at collection". */
  readonly isAtAddress?: true;
  /** The label is a name, "Saturday 12 December": it keeps its capital inside a sentence. */
  readonly isName?: true;
};

/**
 * How the lines of a code are spoken of. The code says what label and detail are, so that no words are read again, and
 * a price that was kept years ago is read as one of today.
 */
const WORDING: Readonly<Record<QuoteLineCode, Wording>> = {
  moving_plan: { gone: 'another size' },
  storage_unit: { gone: 'another unit' },
  cleaning_plan: { gone: 'another size' },
  custom_base: { gone: 'another size' },
  custom_volume: { gone: `no more than the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}` },
  extra_volume: { gone: 'everything fits the plan' },
  storage_collection: { gone: 'no collection' },
  storage_return: { gone: 'no return' },
  distance: { gone: 'no distance yet' },
  road_charges: { gone: 'no road charges' },
  floors_collection: { gone: 'ground floor or lift', isAtAddress: true },
  floors_delivery: { gone: 'ground floor or lift', isAtAddress: true },
  extra_mover: { gone: 'nothing heavy on stairs', isAtAddress: true },
  piano_stairs: { gone: 'no piano on stairs', isAtAddress: true },
  parking_collection: { gone: 'parking', isAtAddress: true },
  parking_delivery: { gone: 'parking', isAtAddress: true },
  additional_address: { gone: 'one address less' },
  busy_day: { gone: 'an ordinary day', isName: true },
  what_fits: { gone: 'everything fits the unit' },
  packing: { gone: 'no packing' },
  packing_materials: { gone: 'no packing materials' },
  unpacking: { gone: 'no unpacking' },
  cleaning: { gone: 'no cleaning' },
  assembling: { gone: 'no assembling' },
  duration_discount: { gone: 'the list price of a week' },
  student_discount: { gone: 'no student discount' },
  promo_discount: { gone: 'no promo code' },
};

/** The difference between two prices and why, or null when the price is the same: "+£20: second floor, no lift at collection". */
export function quoteChange(before: Quote, after: Quote): QuoteChange | null {
  const difference = pence(after.totalWithDiscount - before.totalWithDiscount);
  if (difference === 0) return null;
  const reasons = reasonsOf(before.lines, after.lines);
  return { difference, reason: enumerate(reasons) };
}

function reasonsOf(before: readonly QuoteLine[], after: readonly QuoteLine[]): readonly string[] {
  const touched = [
    ...after
      .filter((line) => (find(before, line)?.amount ?? 0) !== line.amount)
      .map((line) => ({ line, isGone: false })),
    ...before.filter((line) => line.amount !== 0 && !find(after, line)).map((line) => ({ line, isGone: true })),
  ];
  const size = after.find((line) => SPACE.includes(line.code));
  const isOtherSize = size && !before.some((line) => line.code === size.code && line.label === size.label);
  if (isOtherSize) return [uncapitalised(size.label)];
  const isOwnReason = ({ line }: { readonly line: QuoteLine }) =>
    !FOLLOWS.includes(line.code) || !(find(before, line) && find(after, line));
  const causes = touched.filter(isOwnReason);
  return [...new Set((causes.length > 0 ? causes : touched).map(({ line, isGone }) => words(line, isGone)))];
}

function find(lines: readonly QuoteLine[], { key }: QuoteLine): QuoteLine | undefined {
  return lines.find((line) => line.key === key);
}

function words({ code, label, detail }: QuoteLine, isGone: boolean): string {
  const { gone, isAtAddress, isName } = WORDING[code];
  const said = isGone ? gone : isName ? label : uncapitalised(label);
  return isAtAddress && detail ? `${said} ${detail}` : said;
}

function enumerate(reasons: readonly string[]): string {
  const [first = 'your answers', second, ...rest] = reasons;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first}; ${second}`;
  return `${first}; ${second}; ${rest.length} more`;
}
