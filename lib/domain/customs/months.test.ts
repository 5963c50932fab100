import { addMonths } from './months';

describe('months later', () => {
  it.each([
    ['2026-12-15', 12, '2027-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-08-31', -6, '2027-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-01-15', 0, '2027-01-15'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it('throws for a day that no calendar has', () => {
    expect(() => addMonths('next week', 1)).toThrow(RangeError);
  });
});
