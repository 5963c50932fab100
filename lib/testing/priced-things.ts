import { fc } from '@/lib/testing/fast-check';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { MAX_CUBIC_FEET } from '@/lib/domain/catalogue/vans';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { keepPrices, linesToKeep } from '@/lib/domain/pricing/kept-prices';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { addDays } from '@/lib/domain/london-time';
import { pence, sum } from '@/lib/domain/money';
import { anAddress, anItem } from './moves';

/** Arbitrary ways into a home. This file has the price factors for tests of all prices. */
export const accesses = fc
  .record({ floor: fc.integer({ min: -1, max: 11 }), parking: fc.boolean(), elevator: fc.boolean() })
  .map((access) => anAddress(access));

/** Arbitrary lists of light things that fit two vans. */
export const things: fc.Arbitrary<readonly FurnitureItem[]> = fc
  .array(fc.record({ tenths: fc.integer({ min: 1, max: 900 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 12,
  })
  .map((list) => list.map(({ tenths, quantity }, at) => anItem(tenths / 10, { id: `custom_${at}`, quantity })))
  .filter((list) => inventoryTotals(list).cubicFeet <= MAX_CUBIC_FEET);

/** Arbitrary days of the season, with or without a supplement, or no day yet. */
export const days = fc.option(
  fc.nat(89).map((count) => addDays('2026-11-22', count)),
  { nil: '' as const },
);
export const miles = fc.option(fc.nat(120));
export const promos: fc.Arbitrary<PromoTerms | null> = fc.option(
  fc.oneof(
    fc.record({ code: fc.constant('P'), kind: fc.constant('percent' as const), amount: fc.nat(100) }),
    fc.record({ code: fc.constant('F'), kind: fc.constant('fixed' as const), amount: fc.nat(150_000) }),
  ),
);

/** Returns a promo code with a higher value; a code of full value stays the same. */
export const worthMore = (promo: PromoTerms): PromoTerms =>
  promo.kind === 'fixed' || promo.amount < 100 ? { ...promo, amount: promo.amount + 1 } : promo;

const isDiscount = ({ code }: { readonly code: string }) => code.endsWith('_discount');

/**
 * Expects the invariants of every price (LAW-1): a sum of named lines, positive charges, negative discounts, no
 * negative total.
 */
export function expectSound({ lines, total, totalWithDiscount }: Quote): void {
  const charges = lines.filter((line) => !isDiscount(line));
  expect(sum(lines.map(({ amount }) => amount))).toBe(totalWithDiscount);
  expect(sum(charges.map(({ amount }) => amount))).toBe(total);
  expect(charges.filter(({ amount }) => amount < 0)).toEqual([]);
  expect(lines.filter((line) => isDiscount(line) && line.amount > 0)).toEqual([]);
  expect(totalWithDiscount).toBeGreaterThanOrEqual(0);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(lines.filter(({ label }) => label.trim() === '')).toEqual([]);
}

const costs = (quote: Quote) => new Map(linesToKeep(quote).map(({ key, amount }) => [key, amount]));

/**
 * Expects the invariants of kept prices. Under the same price list nothing changes, whatever was quoted (`other`). With
 * all old prices a percent lower or a percent higher, the visitor pays the lower price.
 */
export function expectKept(quote: Quote, other: Quote): void {
  expect(keepPrices(quote, linesToKeep(quote))).toBe(quote);
  expect(keepPrices(quote, linesToKeep(other))).toBe(quote);

  const at = (percent: number) =>
    linesToKeep(quote).map((line) => ({ ...line, amount: pence(Math.round((line.amount * percent) / 100)) }));
  expect(keepPrices(quote, at(150))).toBe(quote);
  const earlier = at(90);
  const kept = keepPrices(quote, earlier);
  expectSound(kept);
  expect(kept.totalWithDiscount).toBeLessThanOrEqual(quote.totalWithDiscount);
  expect(kept.lines.map(({ key }) => key)).toEqual(quote.lines.map(({ key }) => key));
  if (quote.totalWithDiscount > 0)
    expect(costs(kept)).toEqual(new Map(earlier.map(({ key, amount }) => [key, amount])));
}
