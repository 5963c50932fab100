import fc from 'fast-check';
import { pence } from '../money';
import { goesBack, stillRefundable, type MoneyBack } from './money-back';

const PAID = pence(25_900);
const refund = (amount: number, state: MoneyBack['state'] = 'done', isByHand = false): MoneyBack => ({
  amount: pence(amount),
  state,
  isByHand,
});
const byHand = (amount: number) => refund(amount, 'done', true);
const failed = (amount: number) => refund(amount, 'failed');

describe('what goes back of a payment of £259', () => {
  it.each<readonly [string, readonly MoneyBack[], number, number]>([
    ['nothing', [], 0, 25_900],
    ['what is on its way', [refund(5_000, 'due')], 5_000, 20_900],
    ['what has arrived, in two parts', [refund(5_000), refund(900)], 5_900, 20_000],
    ['what failed, which is still owed', [failed(25_900)], 25_900, 25_900],
    ['what failed and was given back by hand, once', [failed(25_900), byHand(25_900)], 25_900, 0],
    ['what failed and was given back by hand in part', [failed(25_900), byHand(10_000)], 25_900, 15_900],
    ['what failed, was given back by hand, and more of it', [failed(10_000), byHand(12_000)], 12_000, 13_900],
    ['what was given back by hand before another failed', [byHand(2_000), failed(5_000)], 7_000, 23_900],
    ['two that failed, one of them repaid', [failed(5_000), failed(5_000), byHand(5_000)], 10_000, 20_900],
    ['one that failed beside one that arrived', [refund(5_000), failed(5_000)], 10_000, 20_900],
    ['never more than was paid', [refund(25_900), byHand(25_900)], 25_900, 0],
  ])('LAW-6: %s', (_, refunds, back, left) => {
    expect([goesBack(PAID, refunds), stillRefundable(PAID, refunds)]).toEqual([back, left]);
  });

  it('LAW-6: neither is ever below nothing or above what was paid, and failures take nothing from what can go back', () => {
    const refunds = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 30_000 }).map(pence),
        state: fc.constantFrom('due' as const, 'done' as const, 'failed' as const),
        isByHand: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(refunds, (all) => {
        for (const amount of [goesBack(PAID, all), stillRefundable(PAID, all)]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(PAID);
        }
        const tried = all.filter(({ state }) => state !== 'failed');
        expect(stillRefundable(PAID, all)).toBe(stillRefundable(PAID, tried));
        expect(goesBack(PAID, all)).toBeGreaterThanOrEqual(goesBack(PAID, tried));
      }),
    );
  });
});
