import { fc } from '@/lib/testing/fast-check';
import { aMove } from '@/lib/testing/moves';
import { days } from '@/lib/testing/priced-things';
import { BANK_HOLIDAYS } from '../bank-holidays';
import { londonInstant } from '../london-time';
import { pence } from '../money';
import { bookableRange } from '../slots/calendar';
import { BUSY_DAY, QUIET_DAY, QUIET_WEEKDAYS, busyDayCharge, charge, isBusyDay, quietDaySaving } from './charges';
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

const charges = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => charge('additional_address', pence(amount), { label: 'Stop' }, `stop_${at}`));
const amountOn = (date: string, ...amounts: readonly number[]) =>
  busyDayCharge(charges(...amounts), date, 'move').map(({ amount }) => amount);

describe('a busy day', () => {
  it.each<readonly [string, string, readonly number[], readonly number[]]>([
    ['no day yet', '', [25_900], []],
    ['a Thursday', '2026-12-10', [25_900], []],
    ['a Friday', '2026-12-11', [25_900], [2_590]],
    ['the Sunday on which the clocks go forward', '2027-03-28', [25_900], [2_590]],
    ['the Monday after, which is Easter Monday', '2027-03-29', [25_900], [2_590]],
    ['the Monday after the clocks have gone back', '2027-11-01', [25_900], [2_590]],
    ['a Tuesday after that', '2027-11-09', [25_900], []],
    ['of several charges', '2026-12-12', [25_900, 2_500], [2_840]],
    ['rounded up to the penny', '2026-12-12', [25_901], [2_591]],
    ['of a penny', '2026-12-12', [1], [1]],
    ['of nothing', '2026-12-12', [0], []],
    ['of no charges', '2026-12-12', [], []],
  ])('%s', (_, date, amounts, supplement) => {
    expect(amountOn(date, ...amounts)).toEqual(supplement);
  });

  it('says the day, and on what', () => {
    const [line] = busyDayCharge(charges(25_900), '2026-12-12', 'clean');
    expect([line?.label, line?.detail]).toEqual(['Saturday 12 December', 'busy day, 10% on the clean']);
  });

  it('refuses a day that does not exist', () => {
    expect(() => busyDayCharge(charges(1), '2027-02-29', 'move')).toThrow(RangeError);
  });

  it('is never below nothing, nor less on more', () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 6 });
    fc.assert(
      fc.property(days, amounts, fc.nat(10_000), (date, some, more) => {
        const [before = 0, after = 0] = [amountOn(date, ...some)[0], amountOn(date, ...some, more)[0]];
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
