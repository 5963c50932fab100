import { fc } from '@/lib/testing/fast-check';
import { sum } from '../money';
import { STORAGE_TERMS } from '../order-types';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { STORAGE_PRICE_LISTS } from '../prices/storage-price-lists';
import { hasCustomUnits, listPerWeek, weeklyPrice } from './storage-rates';
import { storageDuration } from './storage-terms';
import { cheapestStay, LONGEST_STAY, SHORTEST_STAY, stayCost, stayCosts, type StorageStay } from './storage-stay';

const lists = fc.constantFrom(...STORAGE_PRICE_LISTS);
const stays: fc.Arbitrary<StorageStay> = fc.record({
  priceList: lists,
  storage: fc.constantFrom(...STORAGE_UNITS).map(({ space }) => ({ storageSpace: space, squareFeet: null })),
  weeks: fc.integer({ min: SHORTEST_STAY, max: LONGEST_STAY }),
  cubicFeet: fc.nat(14_000).map((tenths) => tenths / 10),
});
const terms = fc.constantFrom(...STORAGE_TERMS);

describe('every stay', () => {
  it('costs its rent and its trips, spread over its weeks without a penny lost', () => {
    fc.assert(
      fc.property(stays, terms, (stay, term) => {
        const { rent, collection, delivery, total, weekly, paidWeeks, totalPerWeek } = stayCost(stay, term);
        expect(total).toBe(sum([rent, collection, delivery]));
        expect(rent).toBe(weekly * paidWeeks);
        expect(paidWeeks).toBe(Math.max(stay.weeks, storageDuration(term).minimumWeeks));
        expect(totalPerWeek * stay.weeks - total).toBeGreaterThanOrEqual(0);
        expect(totalPerWeek * stay.weeks - total).toBeLessThan(stay.weeks);
      }),
    );
  });

  it('never costs less for longer or for more, on any term or on the cheapest', () => {
    fc.assert(
      fc.property(stays, fc.nat(20), (stay, more) => {
        const totals = (changes: Partial<StorageStay>) => [
          ...stayCosts({ ...stay, ...changes }).map(({ total }) => total),
          cheapestStay({ ...stay, ...changes }).total,
        ];
        const before = totals({});
        const longer = totals({ weeks: Math.min(LONGEST_STAY, stay.weeks + more) });
        const fuller = totals({ cubicFeet: stay.cubicFeet + more });
        for (const after of [longer, fuller]) {
          expect(after.filter((total, at) => total < (before[at] ?? 0))).toEqual([]);
        }
      }),
    );
  });

  it('is offered on the term that costs least', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        expect(cheapestStay(stay).total).toBe(Math.min(...stayCosts(stay).map(({ total }) => total)));
      }),
    );
  });
});

describe('every week', () => {
  const areas = fc.integer({ min: 97, max: 199 });
  const perWeek = (squareFeet: number) => listPerWeek('pages', { storageSpace: 'custom', squareFeet });

  it('PRC-4, PRC-6: costs less by the percent of the term, rounded up by less than a penny', () => {
    fc.assert(
      fc.property(stays, terms, ({ priceList, storage }, term) => {
        const list = listPerWeek(priceList, storage);
        const exact = (list * (100 - storageDuration(term).discountPercent)) / 100;
        const price = weeklyPrice(priceList, storage, term);
        expect(price).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(price).toBeLessThan(exact + 1);
      }),
    );
  });

  it('PRC-5: of a custom area never costs less for a square foot more', () => {
    expect(STORAGE_PRICE_LISTS.filter(hasCustomUnits)).toEqual(['pages']);
    fc.assert(fc.property(areas, (area) => expect(perWeek(area + 1)).toBeGreaterThanOrEqual(perWeek(area))));
  });
});
