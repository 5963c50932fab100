import { NOTHING, roundUp, sum, type Pence } from '../money';
import { BUSY_DAY_PERCENT } from '../prices/assumptions';
import { quoteFrom } from './discounts';
import { lineCode } from './line-codes';
import type { KeptLine, Quote, QuoteLine } from './quote';

const nameOf = ({ key, label, count }: KeptLine): string => JSON.stringify([key, label, count ?? null]);

/** What a line is computed from others by its own rule: it follows them, whatever they cost. */
const isFollowing = ({ code }: QuoteLine): boolean => lineCode(code).isFollowing === true;

/** What is kept of a quote: what each thing costs. What follows from other lines is computed again. */
export const linesToKeep = ({ lines }: Pick<Quote, 'lines'>): readonly KeptLine[] =>
  lines
    .filter((line) => !isFollowing(line))
    .map(({ key, label, detail, count, amount }) => ({
      ...{ key, label, amount },
      ...(detail !== undefined && { detail }),
      ...(count !== undefined && { count }),
    }));

/** The lines of a quote that was kept, with those that it did not have yet; never more than `most` (the first stay). */
export function withMoreKept(kept: readonly KeptLine[], more: readonly KeptLine[], most: number): readonly KeptLine[] {
  const known = new Set(kept.map(nameOf));
  return [...kept, ...more.filter((line) => !known.has(nameOf(line)))].slice(0, most);
}

/**
 * A quote under today's price list at the prices that were quoted before: what is still asked for costs what it did,
 * unless it has become cheaper; what is new costs what it costs today. The busy day and the discounts follow from that.
 * Invariants (property-tested): never dearer than `quote`; the same answers as before never dearer than they were; the
 * same quote where no price has changed.
 */
export function keepPrices(quote: Quote, kept: readonly KeptLine[]): Quote {
  const before = new Map(kept.map((line) => [nameOf(line), line]));
  const own = quote.lines.filter((line) => !isFollowing(line));
  const held = new Map(groupsOf(own).flatMap((group) => heldGroup(group, before)));
  if (held.size === 0) return quote;

  const now = quote.lines.map((line) => held.get(line.key) ?? line);
  const moved = sum(now.filter(isBusyBasis).map(({ amount }) => amount));
  const listed = now
    .filter(({ code }) => !lineCode(code).isOnAll)
    .map((line) => (isFollowing(line) ? { ...line, amount: roundUp((moved * BUSY_DAY_PERCENT) / 100) } : line));
  const { promo = null, distanceMiles, follows } = quote;
  return {
    ...quoteFrom({
      charges: listed.filter(({ amount }) => amount >= NOTHING),
      ofTheList: listed.filter(({ amount }) => amount < NOTHING),
      isStudent: quote.lines.some(({ code }) => code === 'student_discount'),
      promo,
      distanceMiles,
    }),
    ...(follows && { follows }),
  };
}

/** What the supplement of a busy day is on: what is done that day, without what is ordered beside it. */
function isBusyBasis(line: QuoteLine): boolean {
  const { service, isBeside, isFollowing: follows } = lineCode(line.code);
  return service === undefined && !isBeside && !follows;
}

/** Rent and its discount are one price; everything else is by itself. */
function groupsOf(lines: readonly QuoteLine[]): readonly (readonly QuoteLine[])[] {
  const groupOf = ({ code, key }: QuoteLine): string => lineCode(code).service ?? key;
  return [...new Set(lines.map(groupOf))].map((group) => lines.filter((line) => groupOf(line) === group));
}

/** The lines of a group at their earlier prices, by their keys; empty where one is new, or they are no dearer today. */
function heldGroup(group: readonly QuoteLine[], before: ReadonlyMap<string, KeptLine>): [string, QuoteLine][] {
  const earlier = group.map((line) => before.get(nameOf(line)));
  if (earlier.some((line) => line === undefined)) return [];
  const costs = (lines: readonly (Pick<QuoteLine, 'amount'> | undefined)[]): Pence =>
    sum(lines.map((line) => line?.amount ?? NOTHING));
  if (costs(earlier) >= costs(group)) return [];
  return group.map((line, at) => [line.key, heldLine(line, earlier[at] ?? line)]);
}

/** Where the count says how much, the detail says at which rate: that is the earlier one too. */
const heldLine = (line: QuoteLine, { amount, detail, count }: KeptLine): QuoteLine =>
  count === undefined || detail === undefined ? { ...line, amount } : { ...line, amount, detail };
