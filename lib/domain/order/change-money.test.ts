import { pence } from '../money';
import { changeMoney, lateRescheduleFee } from './change-money';
import type { Shares } from './shares';
import type { ServiceType } from '../order-types';

type Amounts = Partial<Record<ServiceType, number>>;
const shares = (amounts: Amounts): Shares =>
  new Map(Object.entries(amounts).map(([service, amount]) => [service as ServiceType, pence(amount)]));
const percents = (of: Amounts) => (service: ServiceType) => of[service] ?? 100;

describe('the money of a change', () => {
  it.each<readonly [string, Amounts, Amounts, Amounts, number, number]>([
    ['nothing', { MOVING: 25_900 }, { MOVING: 25_900 }, {}, 0, 0],
    ['an add-on more', { MOVING: 25_900 }, { MOVING: 25_900, PACKING: 9_900 }, {}, 9_900, 0],
    ['an add-on less', { MOVING: 25_900, PACKING: 9_900 }, { MOVING: 25_900 }, {}, 0, 9_900],
    ['an add-on less, late', { MOVING: 25_900, PACKING: 9_900 }, { MOVING: 25_900 }, { PACKING: 50 }, 0, 4_950],
    ['one for another that costs less', { PACKING: 9_900 }, { ASSEMBLING: 7_900 }, {}, 0, 2_000],
    [
      'the same, late: only the difference is by the scale',
      { PACKING: 9_900 },
      { ASSEMBLING: 7_900 },
      { PACKING: 50 },
      0,
      1_000,
    ],
    ['one for another that costs more', { ASSEMBLING: 7_900 }, { PACKING: 9_900 }, { ASSEMBLING: 0 }, 2_000, 0],
    ['all of it', { MOVING: 25_900, PACKING: 9_900 }, {}, {}, 0, 35_800],
    ['all of it, late', { MOVING: 25_900, PACKING: 9_900 }, {}, { MOVING: 50 }, 0, 22_850],
    ['all of it, on the day', { MOVING: 25_900, PACKING: 9_900 }, {}, { MOVING: 0, PACKING: 0 }, 0, 0],
    ['half of an odd penny', { MOVING: 25_901 }, {}, { MOVING: 50 }, 0, 12_951],
    ['an order that cost nothing', { MOVING: 0 }, {}, {}, 0, 0],
  ])('%s', (_, before, after, percent, toPay, refund) => {
    const money = changeMoney({ before: shares(before), after: shares(after), percentOf: percents(percent) });
    expect([money.toPay, money.refund]).toEqual([toPay, refund]);
  });

  it('sets a late fee off against a cheaper day', () => {
    const move = { before: shares({ MOVING: 28_490 }), after: shares({ MOVING: 25_900 }), percentOf: percents({}) };
    expect(changeMoney({ ...move, lateFee: pence(1_000) })).toMatchObject({ toPay: 0, refund: 1_590 });
    expect(changeMoney({ ...move, lateFee: pence(14_245) })).toMatchObject({ toPay: 11_655, refund: 0 });
  });
});

describe('the fee of a late reschedule', () => {
  it.each([
    [100, 0],
    [50, 12_950],
    [0, 25_900],
  ])('with %d %% paid back on cancelling', (percent, fee) => {
    const before = shares({ MOVING: 25_900, CLEANING: 22_900 });
    expect(lateRescheduleFee(before, percents({ MOVING: percent }))).toBe(fee);
  });

  it('never pays to reschedule late and cancel then: together they cost what cancelling late costs', () => {
    const before = shares({ MOVING: 25_901 });
    const percentOf = percents({ MOVING: 50 });
    const lateFee = lateRescheduleFee(before, percentOf);
    const cancelled = changeMoney({ before, after: new Map(), percentOf });
    expect(25_901 - lateFee).toBe(cancelled.refund);
  });
});
