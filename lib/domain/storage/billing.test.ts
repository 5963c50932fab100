import { chargeTitle, nextTry } from './billing';

it('INV-1: a charge is named by its period', () => {
  const charge = { period_from: '2027-01-12', period_until: '2027-02-09' };
  expect(chargeTitle(charge)).toBe('Storage, 12 January 2027 to 9 February 2027');
});

describe('STO-3: a card that was refused is asked again', () => {
  const first = '2027-01-12T03:00:00.000Z';

  it.each([
    [1, first, '2027-01-13T03:00:00.000Z'],
    [2, '2027-01-13T03:00:05.000Z', '2027-01-15T03:00:00.000Z'],
    [3, '2027-01-15T03:00:05.000Z', '2027-01-19T03:00:00.000Z'],
    [4, '2027-01-19T03:00:05.000Z', undefined],
    [9, '2027-06-01T03:00:00.000Z', undefined],
  ])('after refusal %d at %s on the day of the calendar: %s', (refusals, now, at) => {
    expect(nextTry(refusals, new Date(first), new Date(now))?.toISOString()).toBe(at);
  });

  it.each([
    ['its day is over', '2027-02-20T09:30:00.000Z', '2027-02-21T09:30:00.000Z'],
    ['its moment is now', '2027-01-15T03:00:00.000Z', '2027-01-16T03:00:00.000Z'],
  ])('a day from now when %s', (_, now, at) => {
    expect(nextTry(2, new Date(first), new Date(now))?.toISOString()).toBe(at);
  });

  it('at its hour in UTC, also over a night in which the clocks change', () => {
    const before = new Date('2027-03-27T01:30:00.000Z');
    expect(nextTry(1, before, before)?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });
});
