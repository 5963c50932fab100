import { NOTHING, roundUp, sum, type Pence } from '../money';
import { BUSY_DAY_PERCENT } from '../prices/assumptions';
import { quoteFrom } from './discounts';
import { lineCode } from './line-codes';
import type { KeptLine, Quote, QuoteLine, QuoteLines } from './quote';

const nameOf = ({ key, label, count }: KeptLine): string => JSON.stringify([key, label, count ?? null]);

const isFollowing = ({ code }: QuoteLine): boolean => lineCode(code).isFollowing === true;

/** Returns the lines of a quote to keep: the price of each item. Lines computed from others are left out. */
export const linesToKeep = ({ lines }: Pick<Quote, 'lines'>): readonly KeptLine[] =>
  lines
    .filter((line) => !isFollowing(line))
    .map(({ key, label, detail, count, amount }) => ({
      key,
      label,
      amount,
      ...(detail !== undefined && { detail }),
      ...(count !== undefined && { count }),
    }));

/** Adds new lines to the kept ones, up to `most` lines. The first stay. */
export function withMoreKept(kept: readonly KeptLine[], more: readonly KeptLine[], most: number): readonly KeptLine[] {
  const known = new Set(kept.map(nameOf));
  return [...kept, ...more.filter((line) => !known.has(nameOf(line)))].slice(0, most);
}

/**
 * Applies earlier quoted prices. Lines that are still asked for keep their price unless they are cheaper now, new lines
 * cost today's price, and the busy day and discounts follow. Invariants (property-tested): never dearer than `quote`,
 * and the same answers never cost more than before.
 */
export function keepPrices(quote: Quote, kept: readonly KeptLine[]): Quote {
  const before = new Map(kept.map((line) => [nameOf(line), line]));
  const own = quote.lines.filter((line) => !isFollowing(line));
  const held = new Map(groupsOf(own).flatMap((group) => heldGroup(group, before)));
  if (held.size === 0) return quote;

  const now = quote.lines.map((line) => held.get(line.key) ?? line);
  const moved = sum(now.filter(isBusyBasis).map(({ amount }) => amount));
  const listed = now
    .filter(({ code }) => !lineCode(code).isOnWholeOrder)
    .map((line) => (isFollowing(line) ? { ...line, amount: roundUp((moved * BUSY_DAY_PERCENT) / 100) } : line));
  const { promo = null, distanceMiles, follows } = quote;
  return {
    ...quoteFrom({
      charges: listed.filter(({ amount }) => amount >= NOTHING),
      listDiscounts: listed.filter(({ amount }) => amount < NOTHING),
      isStudent: quote.lines.some(({ code }) => code === 'student_discount'),
      promo,
      distanceMiles,
    }),
    ...(follows && { follows }),
  };
}

/** Returns whether the busy-day supplement applies to a line: work of that day, without add-ons and extras. */
function isBusyBasis(line: QuoteLine): boolean {
  const { service, isOutsideBusyDay, isFollowing: follows } = lineCode(line.code);
  return service === undefined && !isOutsideBusyDay && !follows;
}

/** Groups the lines that are priced together: those of one service, such as rent and its discount. */
function groupsOf(lines: QuoteLines): readonly QuoteLines[] {
  const groupOf = ({ code, key }: QuoteLine): string => lineCode(code).service ?? key;
  return [...new Set(lines.map(groupOf))].map((group) => lines.filter((line) => groupOf(line) === group));
}

/** Returns a group's lines at their earlier prices, by key. Empty if one is new, or if they are no dearer today. */
function heldGroup(group: QuoteLines, before: ReadonlyMap<string, KeptLine>): [string, QuoteLine][] {
  const earlier = group.map((line) => before.get(nameOf(line)));
  if (earlier.some((line) => line === undefined)) return [];
  const costs = (lines: readonly (Pick<QuoteLine, 'amount'> | undefined)[]): Pence =>
    sum(lines.map((line) => line?.amount ?? NOTHING));
  if (costs(earlier) >= costs(group)) return [];
  return group.map((line, at) => [line.key, heldLine(line, earlier[at] ?? line)]);
}

/** Returns a line at its earlier price. The detail of a counted line states the rate, so it is the earlier one too. */
const heldLine = (line: QuoteLine, { amount, detail, count }: KeptLine): QuoteLine =>
  count === undefined || detail === undefined ? { ...line, amount } : { ...line, amount, detail };
