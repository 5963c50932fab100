import { formatCubicFeet } from '../catalogue/inventory';
import { pence } from '../money';
import { uncapitalised } from '../wording';
import { CUSTOM_BASE_CUBIC_FEET } from './assumptions';
import type { Quote, QuoteChange, QuoteLine, QuoteLineCode } from './quote';

/**
 * What the last answer did to the price, in the words of the lines that it touched.
 * A supplement or a discount that only follows from another line is not a reason.
 */
const FOLLOWS: readonly QuoteLineCode[] = ['busy_day', 'student_discount', 'promo_discount'];
const SPACE: readonly QuoteLineCode[] = ['moving_plan', 'custom_base', 'storage_unit', 'cleaning_plan'];

/** What to say about a line that is gone. `where` is "at collection" and the like, when the line had it. */
const GONE: Readonly<Record<QuoteLineCode, string>> = {
  moving_plan: 'another size',
  storage_unit: 'another unit',
  cleaning_plan: 'another size',
  custom_base: 'another size',
  custom_volume: `no more than the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}`,
  extra_volume: 'everything fits the plan',
  storage_collection: 'no collection',
  storage_return: 'no return',
  distance: 'no distance yet',
  road_charges: 'no road charges',
  floors_collection: 'ground floor or lift',
  floors_delivery: 'ground floor or lift',
  extra_mover: 'nothing heavy on stairs',
  piano_stairs: 'no piano on stairs',
  parking_collection: 'parking',
  parking_delivery: 'parking',
  additional_address: 'one address less',
  busy_day: 'an ordinary day',
  what_fits: 'everything fits the unit',
  packing: 'no packing',
  packing_materials: 'no packing materials',
  unpacking: 'no unpacking',
  cleaning: 'no cleaning',
  assembling: 'no assembling',
  duration_discount: 'the list price of a week',
  student_discount: 'no student discount',
  promo_discount: 'no promo code',
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
  if (isOtherSize) return [inSentence(size.label)];
  const isOwnReason = ({ line }: { readonly line: QuoteLine }) =>
    !FOLLOWS.includes(line.code) || !(find(before, line) && find(after, line));
  const causes = touched.filter(isOwnReason);
  return [...new Set((causes.length > 0 ? causes : touched).map(({ line, isGone }) => words(line, isGone)))];
}

function find(lines: readonly QuoteLine[], { key }: QuoteLine): QuoteLine | undefined {
  return lines.find((line) => line.key === key);
}

function words(line: QuoteLine, isGone: boolean): string {
  const label = isGone ? GONE[line.code] : inSentence(line.label);
  return line.detail?.startsWith('at ') ? `${label} ${line.detail}` : label;
}

/** Lower case inside a sentence, but "Saturday 12 December" stays, and so do codes and figures. */
function inSentence(label: string): string {
  return /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day /.test(label) ? label : uncapitalised(label);
}

function enumerate(reasons: readonly string[]): string {
  const [first = 'your answers', second, ...rest] = reasons;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first}; ${second}`;
  return `${first}; ${second}; ${rest.length} more`;
}
