import { BANK_HOLIDAYS } from './bank-holidays';
import { isWorkingDay, workingDaysAfter, workingDaysBefore, workingDayUntil } from './working-days';

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

  it.each([
    ['an ordinary Tuesday', '2026-12-15', 6, '2026-12-07'],
    ['after Christmas', '2026-12-30', 6, '2026-12-18'],
    ['after Easter', '2027-03-31', 6, '2027-03-19'],
    ['a Sunday', '2026-12-13', 1, '2026-12-11'],
    ['between the holidays', '2026-12-29', 2, '2026-12-23'],
  ])('%s: working days before leave weekends and bank holidays out', (_, date, days, day) => {
    expect(workingDaysBefore(date, days)).toBe(day);
    expect(BANK_HOLIDAYS.days).not.toContain(day);
  });

  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-12-28', '2026-12-24'],
  ])('the last one up to %s is %s', (date, expected) => {
    expect(workingDayUntil(date)).toBe(expected);
  });
});
