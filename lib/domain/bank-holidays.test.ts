import { addDays, isoWeekday } from './london-time';
import { BANK_HOLIDAYS } from './bank-holidays';

/** Returns Easter Sunday of a Gregorian year (Meeus, Jones, Butcher). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const days = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** Returns the first Monday on or after a day. */
const mondayFrom = (date: string) => addDays(date, (8 - isoWeekday(date)) % 7);
/** Returns the day, or the next weekday when it falls on a weekend. */
const substitute = (date: string) => (isoWeekday(date) > 5 ? addDays(date, 8 - isoWeekday(date)) : date);

const years = [...new Set(BANK_HOLIDAYS.days.map((day) => Number(day.slice(0, 4))))];

describe.each(years)('BOOK-6: the bank holidays of %i', (year) => {
  const days = BANK_HOLIDAYS.days.filter((day) => day.startsWith(String(year)));

  it('are those that follow from the calendar', () => {
    const christmas = `${year}-12-25`;
    const first = substitute(christmas);
    const boxingDay = `${year}-12-26`;
    const second = substitute(boxingDay) <= first ? addDays(first, 1) : substitute(boxingDay);
    expect(days).toEqual(
      [
        substitute(`${year}-01-01`),
        addDays(easter(year), -2),
        addDays(easter(year), 1),
        mondayFrom(`${year}-05-01`),
        mondayFrom(`${year}-05-25`),
        mondayFrom(`${year}-08-25`),
        ...[first, second],
      ].toSorted(),
    );
  });

  it('never fall on a weekend', () => {
    expect(days.filter((day) => isoWeekday(day) > 5)).toEqual([]);
  });
});

it('BOOK-6: no year is missing up to the last', () => {
  expect(years).toEqual(Array.from(years, (_, at) => (years[0] ?? 0) + at));
  expect(BANK_HOLIDAYS.until).toBe(`${years.at(-1)}-12-31`);
});
