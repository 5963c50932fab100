import { fc } from '@/lib/testing/fast-check';
import { anAddress, anItem } from '@/lib/testing/moves';
import { expectKept, expectSound, promos, worthMore } from '@/lib/testing/priced-things';
import { aReturn, aStorage } from '@/lib/testing/services';
import { UNIT_HEIGHT_FEET } from '../catalogue/storage-units';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { inventoryTotals } from '../catalogue/inventory';
import { RETURN_ADD_ONS, STORAGE_SPACES, STORAGE_TERMS, type FurnitureItem } from '../order-types';
import { NOTHING } from '../money';
import { priceReturn, priceStorage, type ReturnToPrice, type Store } from './storage';
import { squareFeetOf } from './storage-rates';
import { stayCost } from './storage-stay';

const things = fc
  .array(fc.record({ tenths: fc.integer({ min: 1, max: 900 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.map(({ tenths, quantity }, at) => anItem(tenths / 10, { id: `custom_${at}`, quantity })))
  .filter((list) => inventoryTotals(list).cubicFeet <= MAX_CUBIC_FEET);

/** Arbitrary units of any size with any list of items, including lists that do not fit. */
const stores = fc
  .record({ storageSpace: fc.constantFrom(...STORAGE_SPACES), area: fc.integer({ min: 97, max: 200 }), items: things })
  .map(({ storageSpace, area, items }) => ({
    storageSpace,
    items,
    squareFeet: storageSpace === 'custom' ? area : null,
  }));

const holds = ({ items, ...unit }: Store) => inventoryTotals(items).cubicFeet <= squareFeetOf(unit) * UNIT_HEIGHT_FEET;

/** Arbitrary journeys: destination, access, date and add-ons of a return. */
const journeys = fc.record({
  addresses: fc
    .record({ floor: fc.integer({ min: -1, max: 11 }), parking: fc.boolean(), elevator: fc.boolean() })
    .map((access) => ({ delivery: anAddress(access) })),
  distanceMiles: fc.option(fc.integer({ min: 0, max: 120 })),
  deliveryDate: fc.constantFrom('', '2026-12-12', '2026-12-15') satisfies fc.Arbitrary<ReturnToPrice['deliveryDate']>,
  addOns: fc.subarray([...RETURN_ADD_ONS]),
  isStudent: fc.boolean(),
});

const total = (changes: Partial<ReturnToPrice>): number => priceReturn(aReturn(changes)).totalWithDiscount;
const everything = ({ items, ...unit }: { readonly items: readonly FurnitureItem[] } & object) =>
  ({ returnKind: 'unit', ...unit, storedItems: items }) as const;
const some = (items: readonly FurnitureItem[]) => ({ returnKind: 'items', furnitureItems: items }) as const;

const returns = fc
  .tuple(stores, journeys, fc.boolean())
  .map(([store, journey, isWhole]) => aReturn({ ...journey, ...(isWhole ? everything(store) : some(store.items)) }));

describe('every price of a return', () => {
  it('is kept as it was quoted, whatever became of the price list', () => {
    fc.assert(fc.property(returns, returns, (one, before) => expectKept(priceReturn(one), priceReturn(before))));
  });
});

describe('STO-4: the price of a return', () => {
  it('is the same for everything, for all things ticked one by one, and for a list that was typed', () => {
    fc.assert(
      fc.property(stores, journeys, (store, journey) => {
        const { items, ...unit } = store;
        const whole = total({ ...journey, ...everything(store) });
        expect(total({ ...journey, ...some(items), ...unit, storedItems: items })).toBe(whole);
        if (!holds(store)) return;
        expect(total({ ...journey, ...some(items) })).toBe(whole);
      }),
    );
  });

  it('is what the storage order and the calculator said it would be', () => {
    fc.assert(
      fc.property(stores, fc.constantFrom(...STORAGE_TERMS), ({ items, ...unit }, storageTerm) => {
        const whole = total(everything({ items, ...unit }));
        const { follows = [] } = priceStorage(aStorage({ ...unit, storageTerm, furnitureItems: items }));
        expect(follows.find(({ key }) => key === 'return')?.amount).toBe(whole);
        // The calculator offers no unit that cannot hold the list.
        if (!holds({ items, ...unit })) return;
        const { cubicFeet } = inventoryTotals(items);
        const stay = { priceList: 'pages', storage: unit, weeks: 8, cubicFeet } as const;
        expect(stayCost(stay, storageTerm).delivery).toBe(whole);
      }),
    );
  });

  it('is never more for a part than for the whole', () => {
    const parts = fc.tuple(stores, fc.array(fc.nat({ max: 4 }), { minLength: 12, maxLength: 12 }));
    fc.assert(
      fc.property(parts, journeys, ([store, counts], journey) => {
        const part = store.items
          .map((item, at) => ({ ...item, quantity: Math.min(item.quantity, counts[at] ?? 0) }))
          .filter(({ quantity }) => quantity > 0);
        const { items, ...unit } = store;
        const partly = total({ ...journey, ...some(part), ...unit, storedItems: items });
        expect(partly).toBeLessThanOrEqual(total({ ...journey, ...everything(store) }));
        expect(partly).toBeGreaterThan(NOTHING);
      }),
    );
  });

  it('without a list is that of the full unit, before and after the storage is ordered', () => {
    fc.assert(
      fc.property(stores, (store) => {
        const unit = { storageSpace: store.storageSpace, squareFeet: store.squareFeet };
        const { follows = [] } = priceStorage(aStorage({ ...unit, furnitureItems: [] }));
        expect(follows.find(({ key }) => key === 'return')?.amount).toBe(total(everything({ ...unit, items: [] })));
      }),
    );
  });
});

describe('every price of a return', () => {
  const returns = fc
    .tuple(stores, journeys, promos)
    .map(([store, journey, promo]) => aReturn({ ...journey, ...everything(store), promo }));

  it('LAW-1: is the sum of its lines, each named, and without discounts its charges', () => {
    fc.assert(fc.property(returns, (back) => expectSound(priceReturn(back))));
  });

  it('never costs more with more discount', () => {
    fc.assert(
      fc.property(returns, ({ promo, ...back }) => {
        expect(total({ ...back, promo, isStudent: true })).toBeLessThanOrEqual(
          total({ ...back, promo, isStudent: false }),
        );
        if (!promo) return;
        expect(total({ ...back, promo: worthMore(promo) })).toBeLessThanOrEqual(total({ ...back, promo }));
        expect(total({ ...back, promo })).toBeLessThanOrEqual(total({ ...back, promo: null }));
      }),
    );
  });

  it('never costs less with more to do', () => {
    fc.assert(
      fc.property(returns, (back) => {
        const { delivery } = back.addresses;
        const floor = Math.max(0, delivery.floor ?? 0) + 1;
        const more: readonly Partial<ReturnToPrice>[] = [
          { addOns: RETURN_ADD_ONS },
          { distanceMiles: (back.distanceMiles ?? 0) + 1 },
          { addresses: { delivery: { ...delivery, floor } } },
          { addresses: { delivery: { ...delivery, elevator: false } } },
          { addresses: { delivery: { ...delivery, parking: false } } },
        ];
        const less = more.filter((changes) => total({ ...back, ...changes }) < total(back));
        expect(less).toEqual([]);
      }),
    );
  });
});
