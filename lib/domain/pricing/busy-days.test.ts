import { aMove } from '@/lib/testing/moves';
import { BANK_HOLIDAYS } from '../bank-holidays';
import { londonInstant } from '../london-time';
import { bookableRange } from '../slots/calendar';
import { BUSY_DAY, QUIET_DAY, QUIET_WEEKDAYS, isBusyDay, quietDaySaving } from './busy-days';
import { priceMove } from './moving';

describe('isBusyDay', () => {
  it.each([
    ['2026-12-10', false, 'Thursday'],
    ['2026-12-11', true, 'Friday'],
    ['2026-12-12', true, 'Saturday'],
    ['2026-12-13', true, 'Sunday'],
    ['2026-12-14', false, 'Monday'],
    ['2027-03-29', true, 'Easter Monday'],
    ['2027-12-28', true, 'a substitute bank holiday'],
    ['2026-12-01', true, 'the first of a month'],
    ['2026-12-02', true, 'the second'],
    ['2026-12-03', false, 'the third'],
    ['2026-12-29', false, 'the third last of 31 days'],
    ['2026-12-30', true, 'the last but one'],
    ['2026-12-31', true, 'the last'],
    ['2028-02-28', true, 'the last but one of a leap year’s February'],
    ['2027-02-25', false, 'the fourth last of February'],
    ['2027-01-28', false, 'an ordinary Thursday late in January'],
  ])('%s: %s, %s', (date, isBusy) => {
    expect(isBusyDay(date)).toBe(isBusy);
  });

  it('names the quiet days of the week, and a pair of days that stands for all', () => {
    expect(QUIET_WEEKDAYS).toBe('Monday to Thursday');
    expect([isBusyDay(QUIET_DAY), isBusyDay(BUSY_DAY)]).toEqual([false, true]);
  });

  it('throws for a day that does not exist', () => {
    expect(() => isBusyDay('2027-02-30')).toThrow(RangeError);
  });
});

describe('BANK_HOLIDAYS', () => {
  it('BOOK-6: reach past the last day that could be booked when they were published', () => {
    const { last } = bookableRange(londonInstant(BANK_HOLIDAYS.asOf, '12:00'));
    expect(BANK_HOLIDAYS.until > last).toBe(true);
  });

  it('are sorted, unique and within the year of "until"', () => {
    const { days, until } = BANK_HOLIDAYS;
    expect([...new Set(days)].sort()).toEqual(days);
    expect(days.every((day) => day <= until)).toBe(true);
  });

  it.each(['2026', '2027', '2028'])('has the eight of %s', (year) => {
    expect(BANK_HOLIDAYS.days.filter((day) => day.startsWith(year))).toHaveLength(8);
  });
});

it('is what the supplement of a busy day adds', () => {
  expect([isBusyDay(QUIET_DAY), isBusyDay(BUSY_DAY)]).toEqual([false, true]);
  expect(quietDaySaving((movingDate) => priceMove(aMove({ movingDate })))).toBe(2_590);
  expect(quietDaySaving((movingDate) => priceMove(aMove({ movingDate, isStudent: true })))).toBe(2_331);
});
