import { STORAGE_UNITS } from '../catalogue/storage-units';
import { STORAGE_TERMS } from '../order-types';
import { STORAGE_PRICE_LISTS } from '../prices/storage-price-lists';
import { storageTripPrice, tripsSentence, tripsWords } from './storage-trips';
import {
  cheapestStay,
  cheapestTerms,
  cheapestWholeStay,
  LONGEST_STAY,
  SHORTEST_STAY,
  stayCost,
  stayCosts,
} from './storage-stay';

/**
 * Returns a stay of 100 cu ft in a 6 × 4 unit of the first list (£21.90 a week). Each trip is £49 + 90 × £0.30 = £76.
 */
const stay = (weeks: number) =>
  ({
    priceList: 'pages',
    storage: { storageSpace: 'Plan 6x4', squareFeet: null },
    weeks,
    cubicFeet: 100,
  }) as const;

describe('what is said beside the price of a week', () => {
  it('LAW-1 names the trips of every term, by the price that they are charged at', () => {
    expect(storageTripPrice(0)).toBe(4900);
    expect(STORAGE_TERMS.map(tripsWords)).toEqual([
      ...Array<string>(3).fill('collection and return from £49 each'),
      'collection free, return from £49',
    ]);
    expect(tripsSentence('weekly')).toBe('Collection and return from £49 each.');
  });

  it.each([
    ['pages', 900],
    ['quote', 900],
  ] as const)('LAW-2 says the cheapest whole stay of the list %s: a week and both trips', (list, aWeek) => {
    expect(cheapestWholeStay(list)).toMatchObject({ term: 'weekly', paidWeeks: 1, total: aWeek + 2 * 4900 });
  });
});

describe('stayCost', () => {
  it.each([
    ['weekly', 1, 1, 2190, 7600, 2190 + 15200],
    ['weekly', 52, 52, 52 * 2190, 7600, 52 * 2190 + 15200],
    // £21.90 less 25% is £16.425, rounded up.
    ['monthly', 1, 4, 4 * 1643, 7600, 4 * 1643 + 15200],
    ['monthly', 9, 9, 9 * 1643, 7600, 9 * 1643 + 15200],
    ['3_months', 5, 13, 13 * 1314, 7600, 13 * 1314 + 15200],
    ['6_months', 20, 26, 26 * 986, 0, 26 * 986 + 7600],
    ['6_months', 30, 30, 30 * 986, 0, 30 * 986 + 7600],
  ] as const)('on the %s term for %i weeks pays for %i weeks', (term, weeks, paidWeeks, rent, collection, total) => {
    expect(stayCost(stay(weeks), term)).toMatchObject({ paidWeeks, rent, collection, total });
  });

  it('spreads the whole cost over the weeks of the stay, rounded up', () => {
    expect(stayCost(stay(3), 'weekly').totalPerWeek).toBe(Math.ceil((3 * 2190 + 15200) / 3));
  });

  it.each([0, 53, 1.5, Number.NaN])('refuses a stay of %p weeks', (weeks) => {
    expect(() => stayCost(stay(weeks), 'weekly')).toThrow(RangeError);
  });
});

describe('cheapestTerms', () => {
  it('finds where one term overtakes another', () => {
    expect(cheapestTerms(stay(1))).toEqual([
      { term: 'weekly', fromWeek: 1, toWeek: 3 },
      { term: 'monthly', fromWeek: 4, toWeek: 10 },
      { term: '3_months', fromWeek: 11, toWeek: 13 },
      { term: '6_months', fromWeek: 14, toWeek: 52 },
    ]);
  });

  it.each(STORAGE_PRICE_LISTS.flatMap((list) => STORAGE_UNITS.map(({ space }) => [list, space] as const)))(
    'covers every week once and is nowhere beaten: %s, %s',
    (priceList, storageSpace) => {
      const rest = { priceList, storage: { storageSpace, squareFeet: null }, cubicFeet: 80 };
      let next = SHORTEST_STAY;
      for (const { term, fromWeek, toWeek } of cheapestTerms(rest)) {
        expect(fromWeek).toBe(next);
        for (let weeks = fromWeek; weeks <= toWeek; weeks += 1) {
          const totals = stayCosts({ ...rest, weeks }).map(({ total }) => total);
          expect(stayCost({ ...rest, weeks }, term).total).toBe(Math.min(...totals));
        }
        next = toWeek + 1;
      }
      expect(next).toBe(LONGEST_STAY + 1);
    },
  );

  it('takes the shorter term of two that cost the same', () => {
    const costs = stayCosts(stay(4));
    const best = cheapestStay(stay(4));
    expect(STORAGE_TERMS.indexOf(best.term)).toBe(costs.findIndex(({ total }) => total === best.total));
  });
});
