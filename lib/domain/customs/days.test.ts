import { MOVER } from '@/lib/testing/customs-mover';
import { isWorkingDay } from '../working-days';
import { addMonths, askDay, loadDay } from './days';

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
    ['2026-12-15', -2, '2026-10-15'],
    ['2027-04-30', -2, '2027-02-28'],
    ['2028-04-30', -2, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-31', -2, '2026-11-30'],
    ['2027-01-01', -2, '2026-11-01'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it('throws for a day that no calendar has', () => {
    expect(() => addMonths('next week', 1)).toThrow(RangeError);
  });
});

describe('the days before a load', () => {
  it.each([
    ['spain', '2027-05-18', '2027-04-06'],
    ['portugal', '2027-05-11', '2027-03-30'],
    ['united_arab_emirates', '2027-03-23', '2027-02-09'],
  ] as const)('to %s: load by %s, ask by %s', (destination, load, ask) => {
    expect(loadDay({ ...MOVER, destination })).toBe(load);
    expect(askDay({ ...MOVER, destination })).toBe(ask);
  });

  it('a consulate is asked on a working day', () => {
    // Ten weeks before 5 June 2027 is Easter Saturday.
    expect(askDay({ ...MOVER, goods: '2027-06-05' })).toBe('2027-03-25');
    expect(isWorkingDay('2027-03-25')).toBe(true);
  });
});
