import { isWorkingDay, workingDaysAfter } from './working-days';

describe('working days', () => {
  it.each([
    ['2026-12-18', true],
    ['2026-12-19', false],
    ['2026-12-20', false],
    ['2026-12-25', false],
    ['2026-12-28', false],
    ['2026-12-29', true],
  ])('%s: %p', (date, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });

  it.each([
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-24', 5, '2026-12-01'],
    // Christmas Day and its Monday, New Year's Day and three weekends do not count.
    ['2026-12-21', 5, '2026-12-30'],
    ['2026-12-24', 5, '2027-01-05'],
    ['2026-12-26', 1, '2026-12-29'],
    ['2026-11-26', 3, '2026-12-01'],
    ['2026-11-28', 3, '2026-12-02'],
    ['2026-12-23', 3, '2026-12-30'],
  ])('from %s, %d later: %s', (date, days, expected) => {
    expect(workingDaysAfter(date, days)).toBe(expected);
  });
});
