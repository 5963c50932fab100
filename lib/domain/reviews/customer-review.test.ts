import {
  askedAt,
  ASKINGS,
  averageOf,
  daysLate,
  decideBy,
  mayBeWithdrawn,
  mayBeWritten,
  shownName,
} from './customer-review';

describe('a review that was written', () => {
  it('RVW-1: is asked for 48 hours after the order is done, and on day 9', () => {
    const done = new Date('2026-12-15T15:00:00.000Z');
    expect(ASKINGS.map((asking) => askedAt(done, asking).toISOString())).toEqual([
      '2026-12-17T15:00:00.000Z',
      '2026-12-24T15:00:00.000Z',
    ]);
  });

  it.each([
    ['within winter time', '2026-11-23T09:00:00.000Z', '2026-11-27T00:00:00.000Z'],
    ['into summer time', '2027-03-24T23:30:00.000Z', '2027-03-31T23:00:00.000Z'],
  ])('RVW-1: is decided by the end of the third working day, %s', (_when, sent, due) => {
    expect(decideBy(new Date(sent)).toISOString()).toBe(due);
  });

  it.each([
    [null, true, false],
    ['waiting', true, true],
    ['refused', true, true],
    ['withdrawn', true, false],
    ['published', false, true],
  ] as const)('RVW-1: %s: may be written %s, may be withdrawn %s', (state, written, withdrawn) => {
    expect([mayBeWritten(state), mayBeWithdrawn(state)]).toEqual([written, withdrawn]);
  });

  it.each([
    [[], null],
    [[1], 1],
    [[5, 5, 1], 3.7],
    [[4, 5], 4.5],
    [[1, 2, 3, 4, 5, 5], 3.3],
  ])('RVW-1: %j average to %s', (stars, average) => {
    expect(averageOf(stars)).toBe(average);
  });

  it('RVW-1: shows the place only where its author gave one', () => {
    expect(shownName({ name: 'Priya', area: '' })).toBe('Priya');
    expect(shownName({ name: 'Priya', area: 'Hackney' })).toBe('Priya, Hackney');
  });

  it.each([
    ['2026-11-26T23:59:59.999Z', 0],
    ['2026-11-27T00:00:00.000Z', 1],
    ['2026-11-28T12:00:00.000Z', 2],
  ])('RVW-1: at %s a decision due at the end of the 26th is %d days late', (now, days) => {
    expect(daysLate(new Date('2026-11-27T00:00:00.000Z'), new Date(now))).toBe(days);
  });
});
