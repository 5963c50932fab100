import { pence } from '../money';
import type { QuoteLine } from '../pricing/quote';
import { agreedRent } from './agreed-rent';

const line = (code: QuoteLine['code'], amount: number): QuoteLine => ({
  key: `${code}${amount}`,
  code,
  label: code,
  amount: pence(amount),
});

describe('STO-1: the rent that a quote agreed', () => {
  it.each([
    ['weekly', [['storage_unit', 2_190]], 2_190, 2_190],
    [
      'monthly',
      [
        ['storage_unit', 8_760],
        ['duration_discount', -2_188],
      ],
      2_190,
      1_643,
    ],
    [
      '3_months',
      [
        ['storage_unit', 8_760],
        ['duration_discount', -3_504],
      ],
      2_190,
      1_314,
    ],
    [
      '6_months',
      [
        ['storage_unit', 8_760],
        ['duration_discount', -4_816],
      ],
      2_190,
      986,
    ],
  ] as const)('%s, %j: £%d pence a week before the discount, %d after it', (term, lines, list, weekly) => {
    expect(agreedRent({ lines: lines.map(([code, amount]) => line(code, amount)) }, term)).toEqual({ list, weekly });
  });

  it('counts no other line of the quote: neither those of the collection nor a student’s discount', () => {
    const lines = [line('storage_unit', 2_190), line('student_discount', -219), line('promo_discount', -500)];
    expect(agreedRent({ lines }, 'weekly')).toEqual({ list: 2_190, weekly: 2_190 });
  });

  it('is not to be had of a quote without a unit', () => {
    expect(() => agreedRent({ lines: [line('duration_discount', -10)] }, 'weekly')).toThrow(RangeError);
  });
});
