import { MOVER } from '@/lib/testing/customs-mover';
import { isWorkingDay } from '../working-days';
import { askDay, loadDay } from './days';

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
