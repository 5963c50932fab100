import { fc } from '@/lib/testing/fast-check';
import { addDays, daysBetween } from '../london-time';
import { STORAGE_TERMS } from '../order-types';
import { storageDuration } from '../pricing/storage-terms';
import { minimumTermEnd, nextPaymentDay } from './payments';

const since = '2026-12-15';
const rents = fc.record({
  storageTerm: fc.constantFrom(...STORAGE_TERMS),
  since: fc.constant(since),
  returnsOn: fc.option(fc.nat(400).map((days) => addDays(since, days))),
});
/** From a fortnight before the collection to more than a year after it: over both changes of the clocks. */
const todays = fc.integer({ min: -14, max: 500 }).map((days) => addDays(since, days));

describe('STO-2: the payments of any unit', () => {
  it('come in whole periods from the day of the collection, never in the past, the nearest first', () => {
    fc.assert(
      fc.property(rents, todays, (rent, today) => {
        const day = nextPaymentDay(rent, today);
        if (day === null) return;
        const period = storageDuration(rent.storageTerm).weeksPerPayment * 7;
        expect(daysBetween(since, day) % period).toBe(0);
        expect(day > since && day >= today).toBe(true);
        const isNearest = daysBetween(today, day) < period || daysBetween(since, day) === period;
        expect(isNearest).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('are each due once: whoever looks every day sees every period once, none twice', () => {
    fc.assert(
      fc.property(rents, (rent) => {
        const seen = Array.from({ length: 420 }, (_, days) => addDays(since, days)).filter(
          (today) => nextPaymentDay(rent, today) === today,
        );
        const period = storageDuration(rent.storageTerm).weeksPerPayment * 7;
        const end = [rent.returnsOn ?? addDays(since, 420), minimumTermEnd(rent) ?? since].toSorted().at(-1) ?? since;
        const last = Math.min(419, rent.returnsOn === null ? 419 : daysBetween(since, end) - 1);
        expect(seen.map((day) => daysBetween(since, day) / period)).toEqual(
          Array.from({ length: Math.max(0, Math.floor(last / period)) }, (_, index) => index + 1),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('end with the later of the return and the minimum term, and stay ended', () => {
    fc.assert(
      fc.property(rents, todays, fc.nat(100), (rent, today, days) => {
        if (nextPaymentDay(rent, today) === null) expect(nextPaymentDay(rent, addDays(today, days))).toBeNull();
      }),
    );
  });
});
