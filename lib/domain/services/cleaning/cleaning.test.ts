import { fullCleaningAnswers } from '@/lib/testing/services';
import { pence } from '../../money';
import { cleaningToOrderLike } from './cleaning';

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
