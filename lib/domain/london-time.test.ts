import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  addDays,
  daysBetween,
  formatDay,
  formatInstant,
  formatDate,
  formatMonth,
  formatMonthFirst,
  formatShortDay,
  formatSlot,
  formatSoon,
  isLocalDate,
  isoWeekday,
  londonDate,
  londonInstant,
  londonTime,
} from './london-time';

/** [day, time in London, instant]. The clocks change at 01:00 UTC on the days named. */
const INSTANTS: readonly (readonly [string, string, string])[] = [
  ['2026-12-15', '10:00', '2026-12-15T10:00:00.000Z'],
  ['2026-06-15', '10:00', '2026-06-15T09:00:00.000Z'],
  ['2026-03-28', '08:00', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '08:00', '2026-03-29T07:00:00.000Z'],
  ['2026-10-24', '08:00', '2026-10-24T07:00:00.000Z'],
  ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25', '08:00', '2026-10-25T08:00:00.000Z'],
  ['2027-03-27', '18:00', '2027-03-27T18:00:00.000Z'],
  ['2027-03-28', '08:00', '2027-03-28T07:00:00.000Z'],
  ['2027-03-28', '20:00', '2027-03-28T19:00:00.000Z'],
  ['2027-10-30', '20:00', '2027-10-30T19:00:00.000Z'],
  ['2027-10-31', '00:00', '2027-10-30T23:00:00.000Z'],
  ['2027-10-31', '08:00', '2027-10-31T08:00:00.000Z'],
  ['2028-02-29', '08:00', '2028-02-29T08:00:00.000Z'],
];

describe('londonInstant, londonDate, londonTime', () => {
  it.each(INSTANTS)('BOOK-2: %s %s in London is %s', (date, time, instant) => {
    expect(londonInstant(date, time).toISOString()).toBe(instant);
    expect(londonDate(new Date(instant))).toBe(date);
    expect(londonTime(new Date(instant))).toBe(time);
  });

  it('BOOK-2: takes the first of the hour that comes twice', () => {
    expect(londonInstant('2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('BOOK-2: takes the hour that is skipped one hour later on the clock', () => {
    const skipped = londonInstant('2026-03-29', '01:30');
    expect(skipped.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(londonTime(skipped)).toBe('02:30');
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])('BOOK-2: does the same on a machine in %s', (zone) => {
    const script = `
      const { londonInstant, londonDate, londonTime, addDays, isoWeekday, formatDay } = await import(process.argv[1]);
      const rows = JSON.parse(process.argv[2]).map(([date, time]) => {
        const instant = londonInstant(date, time);
        return [londonDate(instant), londonTime(instant), instant.toISOString()];
      });
      process.stdout.write(JSON.stringify([rows, addDays('2027-03-27', 2), isoWeekday('2027-03-28'), formatDay('2027-03-28')]));`;
    const output = execFileSync(
      process.execPath,
      [
        '--no-warnings',
        '--input-type=module',
        '-e',
        script,
        join(__dirname, 'london-time.ts'),
        JSON.stringify(INSTANTS),
      ],
      { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    );
    expect(JSON.parse(output)).toEqual([INSTANTS, '2027-03-29', 7, 'Sunday 28 March 2027']);
  });

  it.each(['24:00', '7:00', '10:60', '10', ''])('refuses the time "%s"', (time) => {
    expect(() => londonInstant('2026-12-15', time)).toThrow(RangeError);
  });

  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '15/12/2026', ''])('refuses the day "%s"', (date) => {
    expect(isLocalDate(date)).toBe(false);
    expect(() => londonInstant(date, '10:00')).toThrow(RangeError);
    expect(() => formatDay(date)).toThrow(RangeError);
  });

  it('refuses an invalid instant', () => {
    expect(() => londonDate(new Date('soon'))).toThrow(RangeError);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-10-30', 2, '2027-11-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-21', -21, '2026-10-31'],
    ['2026-11-21', 90, '2027-02-19'],
  ])('BOOK-2: %s and %d days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it.each([
    ['2026-12-14', 1],
    ['2026-12-18', 5],
    ['2026-12-20', 7],
  ])('%s is weekday %d', (date, weekday) => {
    expect(isoWeekday(date)).toBe(weekday);
  });

  it('are written in full, short, and by month', () => {
    expect(formatDay('2026-12-15')).toBe('Tuesday 15 December 2026');
    expect(formatShortDay('2026-12-05')).toBe('Saturday 5 December');
    expect(formatMonth('2027-02-19')).toBe('February 2027');
    expect(formatDate('2027-02-09')).toBe('9 February 2027');
    expect(formatSlot(['10:00', '12:00'])).toBe('10:00–12:00');
    expect(formatInstant(new Date('2027-06-15T17:05:00Z'))).toBe('Tuesday 15 June 2027, 18:05');
  });

  it('REV-3: dates a review with the month first', () => {
    expect(formatMonthFirst('2024-01-05')).toBe('Jan 5, 2024');
    expect(formatMonthFirst('2026-09-24')).toBe('Sep 24, 2026');
    expect(() => formatMonthFirst('2026-02-30')).toThrow(RangeError);
  });
});

it('says the day of an instant only where that is not today in London', () => {
  const instant = new Date('2026-06-15T23:10:00.000Z');
  expect(formatSoon(instant, new Date('2026-06-16T11:00:00.000Z'))).toBe('00:10');
  expect(formatSoon(instant, new Date('2026-06-15T22:50:00.000Z'))).toBe('00:10 on Tuesday 16 June 2026');
});
