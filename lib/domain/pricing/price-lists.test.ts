import { toPounds } from '../money';
import {
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  SMALLEST_STORAGE_UNIT,
  STORAGE_DISCOUNT_PERCENT,
} from './price-lists';

describe('the price lists of the services that a person books', () => {
  it.each([
    ['one_bedroom', 209, 2, 5],
    ['two_bedroom', 269, 2, 5],
    ['three_bedroom', 299, 2, 6],
  ] as const)('PRC-3: a clean of %s costs £%i: %i cleaners, %i hours', (space, pounds, cleaners, hours) => {
    const { price, ...crew } = CLEANING_PLANS[space];
    expect([toPounds(price), crew]).toEqual([pounds, { cleaners, hours }]);
  });

  it('PRC-3: guarantees a clean for 72 hours', () => {
    expect(CLEANING_GUARANTEE_HOURS).toBe(72);
  });

  it('PRC-4: takes 0, 25, 40 and 55 percent off by term', () => {
    expect(STORAGE_DISCOUNT_PERCENT).toEqual({ weekly: 0, monthly: 25, '3_months': 40, '6_months': 55 });
  });

  it('PRC-5: the cheapest unit of the first list is 3 × 3 ft, 9 sq ft, 8 ft high, at £9 a week', () => {
    const { feet, heightFeet, perWeek } = SMALLEST_STORAGE_UNIT;
    expect([feet[0] * feet[1], heightFeet, toPounds(perWeek)]).toEqual([9, 8, 9]);
  });
});
