import { fc } from '@/lib/testing/fast-check';
import { pence, sum } from '../money';
import { changeMoney, lateRescheduleFee } from './change-money';
import type { Shares } from './shares';
import type { ServiceType } from '../order-types';

const SERVICES = ['MOVING', 'PACKING', 'CLEANING', 'ASSEMBLING'] as const satisfies readonly ServiceType[];
const orders: fc.Arbitrary<Shares> = fc
  .dictionary(fc.constantFrom(...SERVICES), fc.nat(90_000).map(pence), { noNullPrototype: true })
  .map((amounts) => new Map(Object.entries(amounts) as [ServiceType, ReturnType<typeof pence>][]));
/** Arbitrary refund percentages per service, mostly those of the real scale. */
const scales = fc
  .tuple(...SERVICES.map(() => fc.oneof(fc.constantFrom(0, 50, 100), fc.nat(100))))
  .map((percents) => (service: ServiceType) => percents[SERVICES.findIndex((one) => one === service)] ?? 0);
const all = () => 100;
const totalOf = (shares: Shares): number => sum([...shares.values()]);

describe('CXL-1: the money of any change', () => {
  it('is paid or paid back, never both; and never more goes back than was paid', () => {
    fc.assert(
      fc.property(orders, orders, scales, fc.nat(90_000).map(pence), (before, after, percentOf, lateFee) => {
        const { toPay, refund, totalBefore, totalAfter } = changeMoney({ before, after, percentOf, lateFee });
        expect([totalBefore, totalAfter]).toEqual([totalOf(before), totalOf(after)]);
        expect(Math.min(toPay, refund)).toBe(0);
        expect(Math.max(toPay, refund)).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(Math.max(0, totalBefore - totalAfter));
        if (totalAfter > totalBefore) expect(toPay).toBe(totalAfter - totalBefore + lateFee);
      }),
    );
  });

  it('is nothing where nothing changes, but for the fee', () => {
    fc.assert(
      fc.property(orders, scales, fc.nat(90_000).map(pence), (order, percentOf, lateFee) => {
        const money = changeMoney({ before: order, after: order, percentOf, percentAfter: percentOf, lateFee });
        expect([money.toPay, money.refund]).toEqual([lateFee, 0]);
      }),
    );
  });

  it('is neutral there and back while all is paid back, and never a gain when less is', () => {
    fc.assert(
      fc.property(orders, orders, scales, (here, there, percentOf) => {
        const gain = (scale: (service: ServiceType) => number) => {
          const go = changeMoney({ before: here, after: there, percentOf: scale });
          const back = changeMoney({ before: there, after: here, percentOf: scale });
          return go.refund - go.toPay + back.refund - back.toPay;
        };
        expect(gain(all)).toBe(0);
        expect(gain(percentOf)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('gives no less back by a kinder scale, and no more with a fee', () => {
    const most = (percent: number) => Math.min(100, percent + 10);
    fc.assert(
      fc.property(orders, orders, scales, fc.nat(9_000).map(pence), (before, after, percentOf, lateFee) => {
        const net = (scale: (service: ServiceType) => number, fee = pence(0)) => {
          const { refund, toPay } = changeMoney({ before, after, percentOf: scale, lateFee: fee });
          return refund - toPay;
        };
        expect(net((service) => most(percentOf(service)))).toBeGreaterThanOrEqual(net(percentOf));
        expect(net(percentOf, lateFee)).toBe(net(percentOf) - lateFee);
      }),
    );
  });

  it('never makes cancelling worth more than it costs to change', () => {
    fc.assert(
      fc.property(orders, orders, scales, scales, (before, after, percentOf, percentAfter) => {
        const cancelled = (order: Shares, scale: (service: ServiceType) => number) =>
          changeMoney({ before: order, after: new Map(), percentOf: scale }).refund;
        const { toPay, refund } = changeMoney({ before, after, percentOf, percentAfter });
        // A penny: each of the two calculations rounds fractions of a penny in the customer's favour once.
        expect(refund - toPay + cancelled(after, percentAfter)).toBeLessThanOrEqual(cancelled(before, percentOf) + 1);
      }),
    );
  });
});

describe('CXL-1: the fee of any late reschedule', () => {
  it('and what cancelling gives back are what was paid, to the penny', () => {
    fc.assert(
      fc.property(orders, scales, (before, percentOf) => {
        const cancelled = changeMoney({ before, after: new Map(), percentOf });
        const fee = lateRescheduleFee(before, percentOf);
        expect(fee + cancelled.refund).toBe(totalOf(before));
        expect(fee).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
