import { fc } from '@/lib/testing/fast-check';
import { pence, type Pence } from '../money';
import { backInAll, goesBack, orderMoney, stillRefundable, withinWhatIsLeft, type MoneyBack } from './money-back';

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
    ['what was tried by hand and taken back, which nobody owes', [refund(5_900, 'failed', true)], 0, 25_900],
    ['what had gone back already when it was asked for', [byHand(25_900), refund(25_900, 'covered')], 25_900, 0],
  ])('LAW-6: %s', (_, refunds, back, left) => {
    expect([goesBack(PAID, refunds), stillRefundable(PAID, refunds)]).toEqual([back, left]);
  });

  it('LAW-6: neither is ever below nothing or above what was paid, and failures take nothing from what can go back', () => {
    const refunds = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 30_000 }).map(pence),
        state: fc.constantFrom('due' as const, 'done' as const, 'failed' as const, 'covered' as const),
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

type Step =
  | { readonly do: 'pay' | 'promise' | 'send' | 'by hand'; readonly amount: number }
  | { readonly do: 'fail'; readonly which: number };

/** Simulates two ledgers of the same money: ours, and what the payment provider really did. */
function ledger() {
  const payments: { paid: Pence; refunds: (MoneyBack & { isSent: boolean })[] }[] = [];
  const money = () => orderMoney(payments, { paid: pence(0), promised: pence(0) });
  /** Returns what the provider has really refunded of a payment. */
  const given = ({ refunds }: (typeof payments)[number]) =>
    refunds.reduce((total, { amount, state, isSent }) => total + (isSent && state === 'done' ? amount : 0), 0);

  const steps = {
    pay: (amount: number) => void payments.push({ paid: pence(amount), refunds: [] }),
    /** Promises a refund as the app does: within what is left, the newest payment first. */
    promise: (amount: number) => {
      let rest: number = withinWhatIsLeft(pence(amount), money()).refund;
      for (const { paid, refunds } of payments.toReversed()) {
        const own = pence(Math.min(rest, stillRefundable(paid, refunds)));
        if (own > 0) refunds.push({ amount: own, state: 'due', isByHand: false, isSent: false });
        rest -= own;
      }
      expect(rest).toBe(0);
    },
    /** Sends the due refunds to the provider, which refunds no more than it has. */
    send: () => {
      for (const payment of payments) {
        payment.refunds.forEach((refund, index) => {
          if (refund.state !== 'due') return;
          const amount = pence(Math.min(refund.amount, payment.paid - given(payment)));
          const sent = { ...refund, amount, state: 'done' as const, isSent: true };
          payment.refunds[index] = amount > 0 ? sent : { ...refund, state: 'covered' };
        });
      }
    },
    'by hand': (amount: number) => {
      const payment = payments.at(amount % payments.length);
      const own = payment && pence(Math.min(amount, payment.paid - given(payment)));
      if (own) payment.refunds.push({ amount: own, state: 'done', isByHand: true, isSent: true });
    },
    /** Lets a sent refund fail. The failed refund moves to the end, because it changed last. */
    fail: (which: number) => {
      const payment = payments.at(which % payments.length);
      const index = payment?.refunds.findIndex(({ state, isSent }) => state === 'done' && isSent) ?? -1;
      const [failed] = index === -1 ? [] : (payment?.refunds.splice(index, 1) ?? []);
      if (failed) payment?.refunds.push({ ...failed, state: 'failed' });
    },
  };
  return { payments, money, given, steps };
}

const amounts = fc.integer({ min: 1, max: 40_000 });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('pay', 'promise', 'send', 'by hand'), amount: amounts }),
    fc.record({ do: fc.constant('fail'), which: amounts }),
  ),
  { maxLength: 25 },
);

describe('all the money of an order', () => {
  it('CXL-1, LAW-6: whatever is paid, promised, given back here, at the provider, or fails: never more goes back than was paid', () => {
    fc.assert(
      fc.property(amounts, steps, (first, all) => {
        const { payments, money, given, steps: act } = ledger();
        act.pay(first);
        for (const step of all) {
          if (step.do === 'fail') act.fail(step.which);
          else act[step.do](step.amount);
          const { paid, goneBack, left } = money();
          expect(goneBack).toBeGreaterThanOrEqual(0);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(goneBack + left).toBe(paid);
          for (const payment of payments) expect(given(payment)).toBeLessThanOrEqual(payment.paid);
          // The real refunds never exceed what we record as refunded or owed.
          expect(payments.reduce((total, payment) => total + given(payment), 0)).toBeLessThanOrEqual(goneBack);
        }
      }),
    );
  });

  it.each([
    ['more is left than the terms give', 12_950, 0, 12_950, 0],
    ['£59 went back at the provider', 25_900, 5_900, 20_000, 5_900],
    ['half is due, and £59 went back', 12_950, 5_900, 12_950, 0],
    ['all has gone back', 12_950, 25_900, 0, 25_900],
  ])('LAW-6: a promise is within what is left: %s', (_, byTerms, gone, refund, goneBefore) => {
    const money = orderMoney([{ paid: PAID, refunds: gone ? [byHand(gone)] : [] }], {
      paid: pence(0),
      promised: pence(0),
    });
    expect(withinWhatIsLeft(pence(byTerms), money)).toEqual({ refund, goneBefore });
  });

  it('CXL-1, LAW-6: counts what was paid and promised beside the provider', () => {
    const payments = [{ paid: pence(9_900), refunds: [refund(9_900)] }];
    expect(orderMoney(payments, { paid: PAID, promised: pence(5_000) })).toEqual({
      paid: 35_800,
      goneBack: 14_900,
      left: 20_900,
    });
  });

  it('says what went back in all only where it is more', () => {
    expect([backInAll(pence(20_000), PAID), backInAll(pence(0), PAID), backInAll(PAID, PAID)]).toEqual([
      ' With earlier refunds, that is £259 in all.',
      ' We have already refunded £259 of what you paid.',
      '',
    ]);
  });
});
