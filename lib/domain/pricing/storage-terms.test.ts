import { STORAGE_TERMS } from '../order-types';
import { STORAGE_DURATIONS, storageDuration } from './storage-terms';

describe('how long a unit is rented', () => {
  it.each([
    ['weekly', 0, 0, 1, 1],
    ['monthly', 25, 1, 4, 4],
    ['3_months', 40, 3, 13, 4],
    ['6_months', 55, 6, 26, 4],
  ] as const)(
    'PRC-4: %s: %i %% off for %i months, %i weeks at least, paid for %i at a time',
    (term, discountPercent, termMonths, minimumWeeks, weeksPerPayment) => {
      expect(storageDuration(term)).toMatchObject({ discountPercent, termMonths, minimumWeeks, weeksPerPayment });
    },
  );

  it('are all the terms, each longer and cheaper than the one before', () => {
    expect(STORAGE_DURATIONS.map(({ term }) => term)).toEqual(STORAGE_TERMS);
    const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
    expect(rises(STORAGE_DURATIONS.map(({ discountPercent }) => discountPercent))).toBe(true);
    expect(rises(STORAGE_DURATIONS.map(({ minimumWeeks }) => minimumWeeks))).toBe(true);
  });

  it('nobody pays for more than the minimum before it begins', () => {
    expect(STORAGE_DURATIONS.filter((term) => term.weeksPerPayment > term.minimumWeeks)).toEqual([]);
  });
});
