import { bookableRange, isBookable, isSlot, SLOT_TIMES } from './calendar';

describe('SLOT_TIMES', () => {
  it('are six windows of two hours from 08:00 to 20:00, one after the other', () => {
    expect(SLOT_TIMES.map((slot) => slot.join('-')).join(' ')).toBe(
      '08:00-10:00 10:00-12:00 12:00-14:00 14:00-16:00 16:00-18:00 18:00-20:00',
    );
  });

  it('are the only slots', () => {
    expect(isSlot(['10:00', '12:00'])).toBe(true);
    expect(isSlot(['10:00', '14:00'])).toBe(false);
    expect(isSlot(['09:00', '11:00'])).toBe(false);
  });
});

describe('bookableRange', () => {
  it.each([
    ['2026-11-21T00:00:00Z', '2026-11-22', '2027-02-19', 'midnight'],
    ['2026-11-21T17:59:59Z', '2026-11-22', '2027-02-19', 'a second before 18:00'],
    ['2026-11-21T18:00:00Z', '2026-11-23', '2027-02-19', '18:00'],
    ['2026-11-21T23:59:59Z', '2026-11-23', '2027-02-19', 'the last second of the day'],
    ['2026-06-15T16:59:59Z', '2026-06-16', '2026-09-13', 'a second before 18:00 in summer'],
    ['2026-06-15T17:00:00Z', '2026-06-17', '2026-09-13', '18:00 in summer'],
    ['2026-06-15T23:00:00Z', '2026-06-17', '2026-09-14', 'midnight of the 16th in summer'],
    ['2027-03-27T18:00:00Z', '2027-03-29', '2027-06-25', 'the evening before the clocks change'],
  ])('BOOK-2: at %s from %s to %s (%s)', (now, first, last) => {
    expect(bookableRange(new Date(now))).toEqual({ first, last });
  });

  it.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2027-02-19', true],
    ['2027-02-20', false],
    ['2027-02-30', false],
    ['tomorrow', false],
    ['', false],
  ])('at noon of 21 November 2026 "%s" can be booked: %s', (date, expected) => {
    expect(isBookable(date, new Date('2026-11-21T12:00:00Z'))).toBe(expected);
  });
});
