import type { DayOffer } from '@/lib/domain/slots/calendar';
import { bookablePart, calendarKey, differencesTo, toCalendarDays, WHOLE_PRICES } from './calendar-days';

const aDay = (date: string, change: Partial<DayOffer> = {}): DayOffer => ({
  date,
  state: 'free',
  total: 279,
  isBusy: false,
  slots: [],
  ...change,
});
const bookable = { first: '2026-11-22', last: '2027-02-19' };

describe('the calendar of the date step', () => {
  it.each([
    ['2026-11', '2026-11-22', '2026-11-30'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2027-02', '2027-02-01', '2027-02-19'],
  ])('asks for the bookable part of %s', (month, from, to) => {
    expect(bookablePart(month, bookable)).toEqual({ from, to });
  });

  it('asks for five weeks where few days of the month are left', () => {
    expect(bookablePart('2026-11', { ...bookable, first: '2026-11-28' })).toEqual({
      from: '2026-11-28',
      to: '2026-12-27',
    });
  });

  it('shows the whole price of each day', () => {
    expect(
      toCalendarDays([aDay('2026-12-15'), aDay('2026-12-18', { total: 306.9, isBusy: true })], WHOLE_PRICES),
    ).toEqual([
      { date: '2026-12-15', state: 'free', isBusy: false, price: '£279' },
      { date: '2026-12-18', state: 'free', isBusy: true, price: '£306.90' },
    ]);
  });

  it('shows what each day costs more or less than the booked one', () => {
    const days = [
      aDay('2026-12-15'),
      aDay('2026-12-18', { total: 306.9, isBusy: true }),
      aDay('2026-12-21', { total: 270 }),
    ];
    const words = differencesTo(279);
    expect(toCalendarDays(days, words).map(({ price, priceName }) => [price, priceName])).toEqual([
      ['same', 'same price'],
      ['+£27.90', '£27.90 more'],
      ['−£9', '£9 less'],
    ]);
    expect(calendarKey(days.slice(0, 2), words)).toEqual({
      ordinary: 'Same price on most days',
      busy: expect.stringMatching(/^£27\.90 more: Friday to Sunday/) as string,
    });
  });

  it('says what the two looks of a day mean, and only of days that exist', () => {
    const ordinary = aDay('2026-12-15');
    const closed = aDay('2026-12-01', { total: 1, state: 'closed' });
    expect(calendarKey([closed, ordinary], WHOLE_PRICES)).toEqual({ ordinary: '£279 on most days' });
    expect(calendarKey([ordinary, aDay('2026-12-18', { total: 306.9, isBusy: true })], WHOLE_PRICES).busy).toMatch(
      /^£306\.90: Friday to Sunday/,
    );
    expect(calendarKey([], WHOLE_PRICES)).toEqual({});
  });
});
