import { fc } from '@/lib/testing/fast-check';
import { days, expectKept, expectSound, promos, worthMore } from '@/lib/testing/priced-things';
import { CLEANING_ADD_ONS, CLEANING_SPACES } from '../order-types';
import { priceCleaning, type CleaningToPrice } from './cleaning';
import { CleaningByRequest } from './no-price';

const HOMES = CLEANING_SPACES.filter((space) => space !== 'custom');
const cleans: fc.Arbitrary<CleaningToPrice> = fc.record({
  cleaningSpace: fc.constantFrom(...HOMES),
  addOns: fc.subarray([...CLEANING_ADD_ONS]),
  isStudent: fc.boolean(),
  cleaningDate: days,
  promo: promos,
  addOnVariant: fc.constantFrom(1, 2),
});
const priceOf = (clean: CleaningToPrice) => priceCleaning(clean).totalWithDiscount;
const holdsIn = (property: (clean: CleaningToPrice) => void) => fc.assert(fc.property(cleans, property));

describe('every price of a clean', () => {
  it('LAW-1: is the sum of its lines, each named, and without discounts its charges', () => {
    holdsIn((clean) => expectSound(priceCleaning(clean)));
  });

  it('is kept as it was quoted, whatever became of the price list', () => {
    fc.assert(
      fc.property(cleans, cleans, (clean, before) =>
        expectKept(priceCleaning(clean), priceCleaning({ ...before, addOnVariant: clean.addOnVariant })),
      ),
    );
  });

  it('never costs more with more discount', () => {
    holdsIn((clean) => {
      expect(priceOf({ ...clean, isStudent: true })).toBeLessThanOrEqual(priceOf({ ...clean, isStudent: false }));
      if (!clean.promo) return;
      expect(priceOf({ ...clean, promo: worthMore(clean.promo) })).toBeLessThanOrEqual(priceOf(clean));
      expect(priceOf(clean)).toBeLessThanOrEqual(priceOf({ ...clean, promo: null }));
    });
  });

  it('PRC-3: never costs less for a larger home or with more to do', () => {
    holdsIn((clean) => {
      const prices = HOMES.map((cleaningSpace) => priceOf({ ...clean, cleaningSpace }));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(priceOf({ ...clean, addOns: CLEANING_ADD_ONS })).toBeGreaterThanOrEqual(priceOf(clean));
      expect(priceOf({ ...clean, cleaningDate: '2026-12-12' })).toBeGreaterThanOrEqual(
        priceOf({ ...clean, cleaningDate: '' }),
      );
    });
  });

  it('PRC-3: has no price for a larger home, whatever else is asked', () => {
    holdsIn((clean) => expect(() => priceOf({ ...clean, cleaningSpace: 'custom' })).toThrow(CleaningByRequest));
  });
});
