import { pence } from '../money';
import { chargesUntil, firstPaidUntil, endOfRent, keptOf, nextCharge, paidUntilAtEnd, type Rent } from './rent';

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
