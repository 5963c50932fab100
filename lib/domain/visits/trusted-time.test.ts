import { minutesAfter } from '../durations';
import { trustedTime } from './trusted-time';

const RECEIVED = new Date('2026-12-15T10:00:00.000Z');
const DAY = 24 * 60;

it.each([
  ['on time', 0, false],
  ['two minutes ahead', 2, false],
  ['a moment more ahead', 2.01, true],
  ['a day behind', -DAY, false],
  ['a moment more behind', -DAY - 0.01, true],
  ['a year behind', -365 * DAY, true],
])('DAY-2: a clock that is %s', (_case, minutes, isClockOff) => {
  const said = minutesAfter(RECEIVED, minutes);
  expect(trustedTime(said, RECEIVED)).toEqual({ at: isClockOff ? RECEIVED : said, isClockOff });
});

it('DAY-2: a time that is none counts as off', () => {
  expect(trustedTime(new Date('soon'), RECEIVED)).toEqual({ at: RECEIVED, isClockOff: true });
});
