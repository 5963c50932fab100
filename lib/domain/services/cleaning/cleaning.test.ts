import { pence } from '@/lib/domain/money';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { cleaningConditions, cleaningToOrderLike } from './cleaning';

const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };

describe('the order-like object of a clean', () => {
  it('QUO-6: cleaning has its size, address and date', () => {
    expect(cleaningToOrderLike(fullCleaningAnswers(), quote)).toMatchObject({
      cleaningSpace: 'two_bedroom',
      movingSpace: null,
      addresses: { cleaning: { postcode: 'E1 6AN' } },
      dates: { cleaningDate: '2026-12-15' },
    });
  });
});

const keys = (conditions: readonly { readonly key: string }[]) => conditions.map(({ key }) => key);
const nothing = { addOns: [], addOnVariant: 1, distanceMiles: null } as const;

describe('what may still change the price of a clean', () => {
  it('cleaning: size, day and add-ons', () => {
    expect(keys(cleaningConditions({ ...nothing, cleaningDate: '' }))).toEqual([
      'size',
      'busy_day',
      'PACKING',
      'PACKING_MATERIALS',
    ]);
  });
});
