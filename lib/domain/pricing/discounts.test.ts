import { fc } from '@/lib/testing/fast-check';
import { promos, worthMore } from '@/lib/testing/priced-things';
import { NOTHING, pence, sum, type Pence } from '../money';
import { charge } from './charges';
import { quoteFrom } from './discounts';
import type { PromoTerms } from './quote';

const percent = (amount: number): PromoTerms => ({ code: 'P', kind: 'percent', amount });
const fixed = (amount: number): PromoTerms => ({ code: 'F', kind: 'fixed', amount });
const PRICE = { label: 'A clean', detail: '' };
/** Returns the discount lines of a price. */
const discounts = (total: Pence, isStudent: boolean, promo: PromoTerms | null) =>
  quoteFrom({ charges: [charge('cleaning', total, PRICE)], isStudent, promo, distanceMiles: null }).lines.slice(1);
const off = (total: number, isStudent: boolean, promo: PromoTerms | null) =>
  discounts(pence(total), isStudent, promo).map(({ amount }): number => amount);

describe('discounts', () => {
  it.each<readonly [string, number, boolean, PromoTerms | null, readonly number[]]>([
    ['none', 25_900, false, null, []],
    ['a student', 25_900, true, null, [-2_590]],
    ['a student, rounded up to the penny that is left', 25_901, true, null, [-2_590]],
    ['a code of 10 %', 25_900, false, percent(10), [-2_590]],
    ['a code of nothing', 25_900, false, percent(0), [0]],
    ['a code of everything', 25_900, false, percent(100), [-25_900]],
    ['a code of £10', 25_900, false, fixed(1_000), [-1_000]],
    ['a code of a penny less than the price', 25_900, false, fixed(25_899), [-25_899]],
    ['a code of the price', 25_900, false, fixed(25_900), [-25_900]],
    ['a code of more than the price', 25_900, false, fixed(25_901), [-25_900]],
    ['both: the code is of what is left', 25_900, true, percent(10), [-2_590, -2_331]],
    ['both, of which one is all', 25_900, true, fixed(100_000), [-2_590, -23_310]],
    ['both, of nothing', 0, true, percent(10), [0, 0]],
  ])('%s', (_, total, isStudent, promo, amounts) => {
    expect(off(total, isStudent, promo)).toEqual(amounts);
  });

  it.each([percent(-1), percent(101), percent(100.5), fixed(-1)])('refuse %p, which is none', (promo) => {
    expect(() => discounts(pence(25_900), false, promo)).toThrow(RangeError);
  });

  it('are of all charges less what the list takes off, and leave the total as it was', () => {
    const charges = [charge('cleaning', pence(20_000), PRICE), charge('cleaning', pence(5_900), PRICE)];
    const listDiscounts = [charge('cleaning', pence(-900), PRICE)];
    const quote = quoteFrom({ charges, listDiscounts, isStudent: true, promo: null, distanceMiles: 12 });
    expect(quote.lines.map(({ amount }) => amount)).toEqual([20_000, 5_900, -900, -2_500]);
    expect(quote).toMatchObject({ total: 25_900, totalWithDiscount: 22_500, distanceMiles: 12 });
    expect(quote).not.toHaveProperty('promo');
  });

  it('name what they are', () => {
    expect(discounts(pence(25_900), true, fixed(1_050)).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'Student discount: 10%',
      'Promo code F: £10.50',
    ]);
  });

  it('take off no more than there is, and more discount never costs more', () => {
    const totals = fc.nat(200_000).map(pence);
    fc.assert(
      fc.property(totals, fc.boolean(), promos, (total, isStudent, promo) => {
        const left = (...terms: Parameters<typeof off>) => sum([pence(terms[0]), ...off(...terms).map(pence)]);
        const price = left(total, isStudent, promo);
        expect(price).toBeGreaterThanOrEqual(NOTHING);
        expect(left(total, true, promo)).toBeLessThanOrEqual(left(total, false, promo));
        expect(price).toBeLessThanOrEqual(left(total, isStudent, null));
        if (promo) expect(left(total, isStudent, worthMore(promo))).toBeLessThanOrEqual(price);
      }),
      { numRuns: 500 },
    );
  });
});
