import { fullAnswers } from '@/lib/testing/moves';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { pence } from '../money';
import { toOrderLike } from '../services/moving/order-like';
import { returnToOrderLike } from '../services/storage-return/storage-return';
import { storageToOrderLike } from '../services/storage/storage';
import { changesOf, ownAppointment } from './offered-changes';

const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };
const MOVE = { order: toOrderLike(fullAnswers(), quote), services: ['MOVING'], squareFeet: null } as const;
const STORE = { services: ['STORAGE_COLLECTION', 'STORAGE'], squareFeet: null } as const;
const storage = (changes: Parameters<typeof fullStorageAnswers>[0] = {}) =>
  storageToOrderLike(fullStorageAnswers(changes), quote);
const custom = storage({ storageSpace: 'custom', squareFeet: 120 });
const back = returnToOrderLike(fullReturnAnswers(), quote);

describe('the changes that are offered of an order', () => {
  it.each([
    ['a move', MOVE, ['slot', 'items', 'address', 'cancel']],
    ['a store', { ...STORE, order: storage() }, ['slot', 'items', 'address', 'cancel']],
    [
      'more for a unit that is rented already',
      { ...STORE, order: storage({ isTopUp: true }) },
      ['slot', 'address', 'cancel'],
    ],
    [
      'a return, whose list is its store’s',
      { ...MOVE, order: back, services: ['STORAGE_RETURN'] as const },
      ['slot', 'address', 'cancel'],
    ],
    [
      'a custom unit with its area',
      { ...STORE, order: custom, squareFeet: 120 },
      ['slot', 'items', 'address', 'cancel'],
    ],
    ['a unit that was agreed on the phone', { ...STORE, order: custom }, ['cancel']],
    ['an order without a day', { ...MOVE, order: { ...MOVE.order, dates: {}, timeSlot: {} } }, ['cancel']],
  ])('of %s', (_, order, kinds) => {
    expect(changesOf(order)).toEqual(kinds);
  });

  it('is about the appointment of what was ordered, and none where there is no day', () => {
    expect(ownAppointment(MOVE)).toMatchObject({ key: 'movingDate' });
    expect(ownAppointment({ ...MOVE, order: back, services: ['STORAGE_RETURN'] })).toMatchObject({
      key: 'deliveryDate',
    });
    expect(ownAppointment({ ...MOVE, order: { ...MOVE.order, dates: {} } })).toBeNull();
  });
});
