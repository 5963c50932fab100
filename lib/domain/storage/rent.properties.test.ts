import { fc } from '@/lib/testing/fast-check';
import { STORAGE_SPACES, STORAGE_TERMS, type StorageTerm } from '../order-types';
import { addDays, daysBetween } from '../london-time';
import { sum, pence } from '../money';
import { LONGEST_STAY, stayCost } from '../pricing/storage-stay';
import { weeklyPrice, type StorageToRent } from '../pricing/storage-rates';
import { storageDuration } from '../pricing/storage-terms';
import { STORAGE_PRICE_LISTS, type StoragePriceList } from '../prices/storage-price-lists';
import { endOfRent } from './payments';
import { chargesUntil, firstPaidUntil, keptOf, nextCharge, rentFor, type Charge, type Rent } from './rent';

/** Two years: a leap day, both changes of the clocks, twice. */
const days = fc.integer({ min: 0, max: 730 }).map((offset) => addDays('2027-06-01', offset));
const terms = fc.constantFrom(...STORAGE_TERMS);
const listed = STORAGE_SPACES.filter((space) => space !== 'custom');
/** Only one of the lists has a price per square foot. */
const units = fc.oneof(
  fc.record({
    list: fc.constantFrom(...STORAGE_PRICE_LISTS),
    unit: fc.constantFrom(...listed).map((storageSpace) => ({ storageSpace, squareFeet: null })),
  }),
  fc.record({
    list: fc.constantFrom('pages' as const),
    unit: fc.integer({ min: 97, max: 200 }).map((squareFeet) => ({ storageSpace: 'custom' as const, squareFeet })),
  }),
);
const stays = fc
  .record({ priced: units, term: terms, since: days, weeks: fc.integer({ min: 1, max: LONGEST_STAY }) })
  .map(({ priced, ...stay }) => ({ ...priced, ...stay }));
type Stay = { list: StoragePriceList; unit: StorageToRent; term: StorageTerm; since: string };

const rentOf = ({ list, unit, term, since }: Stay): Rent => ({
  storageTerm: term,
  weekly: weeklyPrice(list, unit, term),
  studentPercent: 0,
  since,
  newPrice: null,
});

/** Returns every charge of a stay after its first payment, when its last day is known from the start. */
const chargesOf = (rent: Rent, returnsOn: string) =>
  chargesUntil(rent, firstPaidUntil(rent), endOfRent(rent, returnsOn));

describe('STO-1: the charges of any stay', () => {
  it('come to what the calculator said on day one, when the return is booked on any day before', () => {
    fc.assert(
      fc.property(stays, fc.nat(6), (stay, early) => {
        const rent = rentOf(stay);
        const returnsOn = addDays(stay.since, stay.weeks * 7 - early);
        const cost = stayCost(
          { priceList: stay.list, storage: stay.unit, weeks: stay.weeks, cubicFeet: 10 },
          stay.term,
        );
        const first = rentFor(rent, storageDuration(stay.term).weeksPerPayment, stay.since);
        const later = chargesOf(rent, returnsOn).map(({ amount }) => amount);
        expect(sum([first, ...later])).toBe(cost.rent);
      }),
      { numRuns: 1_000 },
    );
  });

  it('come to the same when the return is booked at any moment, with what goes back', () => {
    fc.assert(
      fc.property(stays, fc.nat(6), fc.nat(365), (stay, early, bookedAfter) => {
        const rent = rentOf(stay);
        const returnsOn = addDays(stay.since, stay.weeks * 7 - early);
        const booked = addDays(stay.since, Math.min(bookedAfter, daysBetween(stay.since, returnsOn)));
        const endsOn = endOfRent(rent, returnsOn);
        const raised: Charge[] = [];
        let paidUntil = firstPaidUntil(rent);
        // Looks every day. The return is known from the day on which it is booked.
        for (let today = stay.since; today <= addDays(endsOn, 7); today = addDays(today, 1)) {
          const charge = nextCharge(rent, paidUntil, today >= booked ? endsOn : null);
          if (!charge || charge.from > today) continue;
          raised.push(charge);
          paidUntil = charge.until;
        }
        const kept = raised.map((charge) => keptOf(rent, charge, endsOn));
        const cost = stayCost(
          { priceList: stay.list, storage: stay.unit, weeks: stay.weeks, cubicFeet: 10 },
          stay.term,
        );
        const first = rentFor(rent, storageDuration(stay.term).weeksPerPayment, stay.since);
        expect(sum([first, ...kept])).toBe(cost.rent);
        expect(kept.every((amount, index) => amount >= 0 && amount <= raised[index]!.amount)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('follow each other without a gap, each once, in whole weeks, never before the first payment is used up', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        const rent = rentOf(stay);
        const charges = chargesOf(rent, addDays(stay.since, stay.weeks * 7));
        const ends = [firstPaidUntil(rent), ...charges.map(({ until }) => until)];
        expect(charges.map(({ from }) => from)).toEqual(ends.slice(0, -1));
        for (const { from, until, weeks } of charges) expect(daysBetween(from, until)).toBe(weeks * 7);
      }),
      { numRuns: 300 },
    );
  });

  it('of students are their share of the same, and what goes back never exceeds what was paid', () => {
    const students = fc.record({
      weekly: fc.integer({ min: 500, max: 30_000 }),
      weeks: fc.integer({ min: 0, max: 4 }),
      term: terms,
      since: days,
    });
    fc.assert(
      fc.property(students, ({ weekly, weeks, term, since }) => {
        const rent: Rent = { storageTerm: term, weekly: pence(weekly), studentPercent: 10, since, newPrice: null };
        const all = rentFor(rent, 4, since);
        const some = rentFor(rent, weeks, since);
        expect(some).toBeLessThanOrEqual(all);
        expect(Math.abs(some - weeks * weekly * 0.9)).toBeLessThan(1);
      }),
    );
  });
});
