import { fc } from '@/lib/testing/fast-check';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { storageTripPrice, TRIP_RATE, tripsSentence, tripsWords } from './storage-trips';

const volumes = fc.integer({ min: 0, max: MAX_CUBIC_FEET * 10 }).map((tenths) => tenths / 10);

describe('a trip into or out of storage', () => {
  it.each([
    [0, 4_900],
    [9.9, 4_900],
    [10, 4_900],
    [10.1, 4_903],
    [10.01, 4_901],
    [110, 7_900],
    [1_400, 46_600],
  ])('of %d cubic feet costs %i pence', (cubicFeet, price) => {
    expect(storageTripPrice(cubicFeet)).toBe(price);
  });

  it('never costs less for more', () => {
    fc.assert(
      fc.property(volumes, volumes, (some, more) => {
        expect(storageTripPrice(some + more)).toBeGreaterThanOrEqual(storageTripPrice(some));
      }),
    );
  });

  it('is priced by a rate that is said', () => {
    expect(TRIP_RATE).toBe('£49 for the first 10 cu ft, then 30p a cubic foot');
  });
});

describe('LAW-1: the trips beside the price of a week', () => {
  it.each([
    ['weekly', 'Collection and return from £49 each.'],
    ['monthly', 'Collection and return from £49 each.'],
    ['3_months', 'Collection and return from £49 each.'],
    ['6_months', 'Collection free, return from £49.'],
  ] as const)('%s: %s', (term, sentence) => {
    expect(tripsSentence(term)).toBe(sentence);
    expect(`${tripsWords(term)}.`.toLowerCase()).toBe(sentence.toLowerCase());
  });
});
