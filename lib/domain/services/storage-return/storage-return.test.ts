import { anItem } from '@/lib/testing/moves';
import { fullReturnAnswers } from '@/lib/testing/services';
import { pence } from '../../money';
import { returnToOrderLike } from './storage-return';

const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };

describe('the order-like object of a return', () => {
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
});
