import { firstDayOf, lastDayOf, monthsName, monthWeeks, sameDayIn, shiftMonth, weeksFrom } from './month-grid';

describe('month grid', () => {
  it('puts every day of the month under its weekday, once', () => {
    const weeks = monthWeeks('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  it('fits a February that begins on a Monday into four weeks', () => {
    expect(monthWeeks('2027-02')).toHaveLength(4);
  });

  it('begins with the week of a day, and shows all of a month that is over', () => {
    const daysFrom = (date: string) => weeksFrom('2026-12', date).flat().filter(Boolean);
    expect(daysFrom('2026-12-16')[0]).toBe('2026-12-14');
    expect(daysFrom('2026-11-20')[0]).toBe('2026-12-01');
    expect(daysFrom('2027-01-05')[0]).toBe('2026-12-01');
  });

  it('crosses years', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  });

  it('keeps the day of the month where the next one has it', () => {
    expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
    expect(sameDayIn('2027-03', '2027-02-15')).toBe('2027-03-15');
  });

  it.each([
    ['2026-11', '2026-11-24', '2026-11-23', '2026-11-30', 'November 2026'],
    ['2026-11', '2026-11-25', '2026-11-23', '2026-12-27', 'November to December 2026'],
    ['2026-11', '2026-11-30', '2026-11-30', '2027-01-03', 'November 2026 to January 2027'],
    ['2026-12', '2026-12-30', '2026-12-28', '2027-01-31', 'December 2026 to January 2027'],
    ['2026-12', '2026-11-30', '2026-12-01', '2026-12-31', 'December 2026'],
  ])('shows of %s, bookable from %s, the days from %s to %s', (month, firstDate, from, to, name) => {
    const weeks = weeksFrom(month, firstDate);
    expect([firstDayOf(weeks), lastDayOf(weeks), monthsName(weeks)]).toEqual([from, to, name]);
  });
});
