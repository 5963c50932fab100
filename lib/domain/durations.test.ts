import { DAY_MS, HOUR_MS, MINUTE_MS, minutesAfter } from './london-time';

it('a day is 24 hours of 60 minutes of 60,000 milliseconds', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000]);
});

it.each([
  [0, '2027-03-28T00:30:00.000Z'],
  [1, '2027-03-28T00:31:00.000Z'],
  [-31, '2027-03-27T23:59:00.000Z'],
  [0.5, '2027-03-28T00:30:30.000Z'],
  // Elapsed minutes across the hour that London skips.
  [60, '2027-03-28T01:30:00.000Z'],
  [24 * 60, '2027-03-29T00:30:00.000Z'],
])('%d minutes after half past midnight: %s', (minutes, instant) => {
  const start = new Date('2027-03-28T00:30:00Z');
  expect(minutesAfter(start, minutes).toISOString()).toBe(instant);
  expect(start.toISOString()).toBe('2027-03-28T00:30:00.000Z');
});
