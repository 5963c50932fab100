import { pence } from '../money';
import type { QuoteLine } from '../pricing/quote';
import { endOfRent } from './payments';
import { agreedRent, chargesUntil, firstPaidUntil, keptOf, nextCharge, paidUntilAtEnd, type Rent } from './rent';

/** £9.86 a week on the six months' term of the 6 × 4 ft unit. */
const monthly: Rent = {
  storageTerm: 'monthly',
  weekly: pence(1_643),
  studentPercent: 0,
  since: '2026-12-15',
  newPrice: null,
};

describe('STO-1: charges', () => {
  it('come every four weeks from the day of the collection, until the end is known', () => {
    expect(nextCharge(monthly, '2027-01-12', null)).toEqual({
      from: '2027-01-12',
      until: '2027-02-09',
      weeks: 4,
      amount: 6_572,
    });
  });

  it('cover, with the end known, the weeks that are left and no more', () => {
    expect(chargesUntil(monthly, firstPaidUntil(monthly), '2027-02-16')).toEqual([
      { from: '2027-01-12', until: '2027-02-09', weeks: 4, amount: 6_572 },
      { from: '2027-02-09', until: '2027-02-16', weeks: 1, amount: 1_643 },
    ]);
    expect(chargesUntil(monthly, firstPaidUntil(monthly), '2027-01-12')).toEqual([]);
  });

  it.each([
    ['weekly', '2026-12-17', '2026-12-17', '2026-12-22'],
    ['weekly', '2026-12-15', '2026-12-15', '2026-12-22'],
    ['monthly', '2026-12-29', '2027-01-12', '2027-01-12'],
    ['3_months', '2027-01-26', '2027-03-16', '2027-03-16'],
    ['3_months', '2027-03-18', '2027-03-18', '2027-03-23'],
    ['6_months', '2027-01-01', '2027-06-15', '2027-06-15'],
  ] as const)(
    '%s, back on %s: the contract ends on %s and is paid until %s',
    (storageTerm, back, endsOn, paidUntil) => {
      const rent = { ...monthly, storageTerm };
      expect(endOfRent(rent, back)).toBe(endsOn);
      expect(paidUntilAtEnd(rent, endsOn)).toBe(paidUntil);
    },
  );

  it.each([
    ['2027-02-09', 6_572],
    ['2027-02-08', 6_572],
    ['2027-02-02', 4_929],
    ['2027-01-13', 1_643],
    ['2027-01-12', 0],
  ])('STO-3: of a period until 9 February, with everything back on %s, %d pence are kept', (back, kept) => {
    const period = { from: '2027-01-12', until: '2027-02-09', amount: pence(6_572) };
    expect(keptOf(monthly, period, back)).toBe(kept);
  });

  it.each([
    ['before the period', '2027-02-01'],
    ['its first one', '2027-02-09'],
  ])('take another price from the first period that begins on or after its day: that day is %s', (_where, from) => {
    const rent = { ...monthly, newPrice: { weekly: pence(1_700), from } };
    expect(nextCharge(rent, '2027-01-12', null)?.amount).toBe(6_572);
    expect(nextCharge(rent, '2027-02-09', null)?.amount).toBe(6_800);
  });
});

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
