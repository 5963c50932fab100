import { clockOf, lengthOf, middleOf, minutesOf, roundedUp } from './clock';

it.each([
  ['00:00', 0],
  ['08:30', 510],
  ['23:59', 1439],
])('PLN-1 %s is %i minutes after midnight, and back', (time, minutes) => {
  expect([minutesOf(time), clockOf(minutes)]).toEqual([minutes, time]);
});

it('PLN-1 clocks go on after midnight', () => {
  expect([clockOf(1440), clockOf(1505)]).toEqual(['00:00', '01:05']);
});

it('PLN-1 who comes within two hours is planned for their middle', () => {
  expect(clockOf(middleOf(['08:00', '10:00']))).toBe('09:00');
});

it('PLN-1 times are rounded up to five minutes', () => {
  expect([0, 1, 5, 5.1].map(roundedUp)).toEqual([0, 5, 5, 10]);
});

it.each([
  [5, '5 minutes'],
  [60, '1 hour'],
  [150, '2 hours 30 minutes'],
  [61, '1 hour 1 minute'],
])('PLN-1 %i minutes are "%s"', (minutes, words) => expect(lengthOf(minutes)).toBe(words));
