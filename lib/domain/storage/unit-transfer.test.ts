import { fc } from '@/lib/testing/fast-check';
import { addDays, daysBetween } from '../london-time';
import { pence, sum } from '../money';
import { storageDuration } from '../pricing/storage-terms';
import { STORAGE_TERMS } from '../order-types';
import { endOfRent } from './payments';
import { chargesUntil, firstPaidUntil, rentFor, type Rent } from './rent';
import { moveDay } from './unit-transfer';

describe('STO-3: the day of a move into another unit', () => {
  const MONTHLY = { storageTerm: 'monthly', paidUntil: '2027-01-12', lastReturnOn: null } as const;
  const WEEKLY = { ...MONTHLY, storageTerm: 'weekly' } as const;

  it.each([
    ['is the next payment day', MONTHLY, '2026-12-20', '2027-01-12'],
    ['is that day a week before it', MONTHLY, '2027-01-05', '2027-01-12'],
    ['is the one after when it is nearer than a week', MONTHLY, '2027-01-06', '2027-02-09'],
    ['is a week away for a unit by the week', WEEKLY, '2027-01-05', '2027-01-12'],
    ['is at most two weeks away for a unit by the week', WEEKLY, '2027-01-06', '2027-01-19'],
    ['waits for what is booked to go back', { ...MONTHLY, lastReturnOn: '2027-01-12' }, '2026-12-20', '2027-02-09'],
    ['takes what goes back on the day before', { ...MONTHLY, lastReturnOn: '2027-01-11' }, '2026-12-20', '2027-01-12'],
    ['is never in the past when payments are late', MONTHLY, '2027-04-01', '2027-05-04'],
  ])('%s', (_, store, today, day) => {
    expect(moveDay(store, today)).toBe(day);
  });
});

describe('STO-1: the charges of a stay with a move', () => {
  it('are the old price up to its day and the new one from it, without a gap', () => {
    const stays = fc.record({
      storageTerm: fc.constantFrom(...STORAGE_TERMS),
      since: fc.nat(730).map((offset) => addDays('2027-06-01', offset)),
      weeks: fc.integer({ min: 1, max: 104 }),
      askedAfter: fc.nat(400),
      prices: fc.tuple(fc.integer({ min: 500, max: 30_000 }), fc.integer({ min: 500, max: 30_000 })),
      studentPercent: fc.constantFrom(0, 10),
    });
    fc.assert(
      fc.property(stays, ({ storageTerm, since, weeks, askedAfter, prices, studentPercent }) => {
        const [weekly, next] = prices.map((price) => pence(price)) as [Rent['weekly'], Rent['weekly']];
        const rent: Rent = { storageTerm, weekly, studentPercent, since, newPrice: null };
        const on = moveDay(
          { storageTerm, paidUntil: firstPaidUntil(rent), lastReturnOn: null },
          addDays(since, askedAfter),
        );
        expect(daysBetween(since, on) % (storageDuration(storageTerm).weeksPerPayment * 7)).toBe(0);
        const endsOn = endOfRent(rent, addDays(since, weeks * 7));
        const charges = (agreed: Rent) => chargesUntil(agreed, firstPaidUntil(agreed), endsOn);
        const moved = charges({ ...rent, move: { weekly: next, on } });
        const [before, after] = [charges(rent), charges({ ...rent, weekly: next })];
        expect(moved.map(({ from, until }) => [from, until])).toEqual(before.map(({ from, until }) => [from, until]));
        const expected = [...before.filter(({ from }) => from < on), ...after.filter(({ from }) => from >= on)];
        expect(sum(moved.map(({ amount }) => amount))).toBe(sum(expected.map(({ amount }) => amount)));
      }),
      { numRuns: 500 },
    );
  });

  it('do not know a price that was announced for the old unit', () => {
    const rent: Rent = {
      storageTerm: 'monthly',
      weekly: pence(1_643),
      studentPercent: 0,
      since: '2026-12-15',
      newPrice: { weekly: pence(2_000), from: '2027-02-01' },
      move: { weekly: pence(1_200), on: '2027-03-09' },
    };
    const starts = ['2027-01-12', '2027-02-09', '2027-03-09', '2027-04-06'];
    expect(starts.map((from) => rentFor(rent, 1, from))).toEqual([1_643, 2_000, 1_200, 1_200]);
  });
});
