import { anAddress, anItem, fullAnswers } from '@/lib/testing/moves';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { pence } from '../money';
import { toOrderLike } from './order-like';
import { cleaningToOrderLike, returnToOrderLike, storageToOrderLike } from './order-like-services';
import { orderTier } from './tier';

const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };
const FIELDS = Object.keys(toOrderLike(fullAnswers(), quote)).sort();

describe('the order-like object of the other services', () => {
  const orders = [
    ['storage', storageToOrderLike(fullStorageAnswers(), quote)],
    ['return', returnToOrderLike(fullReturnAnswers(), quote)],
    ['cleaning', cleaningToOrderLike(fullCleaningAnswers(), quote)],
  ] as const;

  it.each(orders)('QUO-6: %s has exactly the fields of the spec', (_, order) => {
    expect(Object.keys(order).sort()).toEqual(FIELDS);
    expect(order.quote).toEqual({ total: 136.6, totalWithDiscount: 101.56 });
    expect(order.details).toEqual({
      firstName: 'Ada',
      lastName: 'Sample',
      email: 'ada@example.com',
      phone: '7700900123',
      phonePrefix: '44',
    });
  });

  it('QUO-6: storage has its unit, term, collection address and date', () => {
    const address = anAddress({ postcode: 'n12tx', floor: 2 });
    const order = storageToOrderLike(
      fullStorageAnswers({ addresses: { storage_collection: address }, addOns: ['PACKING'] }),
      quote,
    );
    expect(order).toMatchObject({
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
      isPacking: true,
      addresses: { storage_collection: { ...address, postcode: 'N1 2TX' } },
      dates: { storageCollectionDate: '2026-12-15' },
      timeSlot: { storageCollectionDate: ['10:00', '12:00'] },
    });
  });

  it('QUO-6: a return of a unit lists it as what is carried', () => {
    const order = returnToOrderLike(fullReturnAnswers(), quote);
    expect(order).toMatchObject({ storageSpace: 'Plan 6x4', storageTerm: null, dates: { deliveryDate: '2026-12-15' } });
    expect(order.furnitureItems).toEqual([
      { id: 'custom_unit', title: 'Everything in the 6 × 4 ft unit', quantity: 1, cubicFeet: 134, kilograms: 402 },
    ]);
  });

  it('QUO-6: a return of named items names no unit', () => {
    const answers = fullReturnAnswers({ returnKind: 'items', furnitureItems: [anItem(20)] });
    expect(returnToOrderLike(answers, quote)).toMatchObject({ storageSpace: null, furnitureItems: [anItem(20)] });
  });

  it('QUO-6: cleaning has its size, address and date', () => {
    expect(cleaningToOrderLike(fullCleaningAnswers(), quote)).toMatchObject({
      cleaningSpace: 'two_bedroom',
      movingSpace: null,
      addresses: { cleaning: { postcode: 'E1 6AN' } },
      dates: { cleaningDate: '2026-12-15' },
    });
  });

  it.each([
    ['3_months', 'Plan 20x10', 'tier_one'],
    ['6_months', 'Plan 6x4', 'tier_two'],
    ['6_months', 'Plan 8x6', 'tier_three'],
    ['monthly', 'Plan 6x4', 'tier_three'],
  ] as const)('QUO-10: %s of %s is %s', (storageTerm, storageSpace, tier) => {
    expect(orderTier(storageToOrderLike(fullStorageAnswers({ storageTerm, storageSpace }), quote))).toBe(tier);
  });
});
