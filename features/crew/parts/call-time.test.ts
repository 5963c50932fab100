import { callTime } from './JobParts';

const WAIT = {
  date: '2026-12-15',
  arrivedAt: new Date('2026-12-15T10:00:40.000Z'),
  now: new Date('2026-12-15T10:42:10.000Z'),
};

describe('when a crew has telephoned', () => {
  it.each([
    ['10:12', '2026-12-15T10:12:00.000Z'],
    ['10:00', '2026-12-15T10:00:40.000Z'],
    ['10:42', '2026-12-15T10:42:00.000Z'],
    ['09:59', undefined],
    ['10:43', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('CRW-1: "%s" is %s', (typed, instant) => {
    expect(callTime(typed, WAIT)?.toISOString()).toBe(instant);
  });
});
