import { fc } from '@/lib/testing/fast-check';
import { anItem } from '@/lib/testing/moves';
import { accesses, days, expectKept, expectSound, miles, promos, things, worthMore } from '@/lib/testing/priced-things';
import { aStorage } from '@/lib/testing/services';
import { inventoryTotals } from '../catalogue/inventory';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { STORAGE_ADD_ONS, STORAGE_TERMS } from '../order-types';
import { priceStorage, type StorageToPrice } from './storage';
import { STORAGE_PRICE_LISTS } from '../prices/storage-price-lists';

const UNITS = STORAGE_UNITS.map(({ space }) => ({
  storageSpace: space,
  squareFeet: null,
  priceLists: STORAGE_PRICE_LISTS,
}));
const units = fc.oneof(
  fc.constantFrom(...UNITS),
  fc.integer({ min: 97, max: 200 }).map((squareFeet) => ({
    storageSpace: 'custom' as const,
    squareFeet,
    priceLists: ['pages'] as const,
  })),
);
const stores: fc.Arbitrary<StorageToPrice> = fc
  .record({
    unit: units,
    storageTerm: fc.constantFrom(...STORAGE_TERMS),
    list: fc.nat(1),
    address: accesses,
    addOns: fc.subarray([...STORAGE_ADD_ONS]),
    isStudent: fc.boolean(),
    furnitureItems: things,
    storageCollectionDate: days,
    distanceMiles: miles,
    promo: promos,
    addOnVariant: fc.constantFrom(1 as const, 2 as const),
  })
  .map(({ unit: { priceLists, ...unit }, list, address, ...rest }) =>
    aStorage({
      ...unit,
      ...rest,
      priceList: priceLists[list] ?? 'pages',
      addresses: { storage_collection: address },
    }),
  );
const first = (storage: StorageToPrice) => priceStorage(storage).totalWithDiscount;
const everyPayment = (storage: StorageToPrice) => [
  first(storage),
  ...(priceStorage(storage).follows ?? []).map(({ amount }) => amount),
];
const holdsIn = (property: (storage: StorageToPrice) => void) =>
  fc.assert(fc.property(stores, property), { numRuns: 300 });

/** Asserts that no payment, the first or a later one, is lower than before. */
function expectNoneLess(now: StorageToPrice, before: StorageToPrice): void {
  const was = everyPayment(before);
  expect(everyPayment(now).filter((amount, at) => amount < (was[at] ?? 0))).toEqual([]);
}

describe('every price of storage', () => {
  it('LAW-1: is the sum of its lines, each named, and without discounts its charges; nothing that follows is below nothing', () => {
    holdsIn((storage) => {
      expectSound(priceStorage(storage));
      expect(everyPayment(storage).filter((amount) => amount < 0)).toEqual([]);
    });
  });

  it('is kept as it was quoted, whatever became of the price list', () => {
    fc.assert(
      fc.property(stores, stores, (storage, { priceList: _list, ...before }) => {
        const { priceList, addOnVariant } = storage;
        // The second price list of the spec has no custom units.
        if (before.storageSpace === 'custom' && priceList !== 'pages') return;
        expectKept(priceStorage(storage), priceStorage({ ...before, priceList, addOnVariant }));
      }),
      { numRuns: 300 },
    );
  });

  it('never costs more with more discount, now or later', () => {
    holdsIn((storage) => {
      expectNoneLess({ ...storage, isStudent: false }, { ...storage, isStudent: true });
      if (!storage.promo) return;
      expectNoneLess(storage, { ...storage, promo: worthMore(storage.promo) });
      expectNoneLess({ ...storage, promo: null }, storage);
    });
  });

  it('PRC-4: a longer term never costs more for the same weeks, now or later', () => {
    holdsIn((storage) => {
      const prices = (['monthly', '3_months', '6_months'] as const).map((storageTerm) =>
        everyPayment({ ...storage, storageTerm }),
      );
      for (const at of [0, 1, 2]) {
        const amounts = prices.map((payments) => payments[at] ?? 0);
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      }
    });
  });

  it('PRC-5: a larger unit never costs less', () => {
    holdsIn((storage) => {
      const prices = STORAGE_UNITS.map(({ space }) => first({ ...storage, storageSpace: space, squareFeet: null }));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    });
  });

  it.each<readonly [string, (storage: StorageToPrice) => Partial<StorageToPrice>]>([
    ['every add-on', () => ({ addOns: STORAGE_ADD_ONS })],
    ['one mile more', ({ distanceMiles }) => ({ distanceMiles: (distanceMiles ?? 0) + 1 })],
    ['no lift', (storage) => ({ addresses: at(storage, { elevator: false }) })],
    ['no parking', (storage) => ({ addresses: at(storage, { parking: false }) })],
    [
      'a floor more',
      (storage) => ({
        addresses: at(storage, { floor: Math.max(0, storage.addresses.storage_collection.floor ?? 0) + 1 }),
      }),
    ],
  ])('never costs less with %s', (_, more) => {
    holdsIn((storage) => expectNoneLess({ ...storage, ...more(storage) }, storage));
  });

  /**
   * The return from a unit without a list is priced as a full unit. So the first listed item makes the return cheaper,
   * and later ones never do.
   */
  it('never costs less with one thing more, but for the first', () => {
    holdsIn((storage) => {
      const furnitureItems = [...storage.furnitureItems, anItem(0.1, { id: 'custom_more' })];
      fc.pre(inventoryTotals(furnitureItems).cubicFeet <= MAX_CUBIC_FEET);
      const more = { ...storage, furnitureItems };
      expect(first(more)).toBeGreaterThanOrEqual(first(storage));
      if (storage.furnitureItems.length > 0) expectNoneLess(more, storage);
    });
  });
});

const at = (
  { addresses }: StorageToPrice,
  change: Partial<StorageToPrice['addresses']['storage_collection']>,
): StorageToPrice['addresses'] => ({ storage_collection: { ...addresses.storage_collection, ...change } });
