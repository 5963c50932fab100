import { fc } from '@/lib/testing/fast-check';
import { MINUTE_MS, minutesAfter } from '../london-time';
import { DRIVE_MINUTES } from './assumptions';
import { arrivalWindow, isPastArrivalWindow, isWithoutWord, slotOf } from './window';

it.each([
  ['2026-12-15', '10:00', '12:00', '2026-12-15T10:00:00.000Z', '2026-12-15T12:00:00.000Z'],
  ['2026-07-01', '18:00', '20:00', '2026-07-01T17:00:00.000Z', '2026-07-01T19:00:00.000Z'],
] as const)('DAY-3: %s from %s in London', (date, start, end, from, until) => {
  expect(slotOf({ date, start })).toEqual({ times: [start, end], from: new Date(from), until: new Date(until) });
});

it('DAY-3: a start that no slot has is none', () => {
  expect(slotOf({ date: '2026-12-15', start: '09:00' })).toBeNull();
});

const at = (time: string) => new Date(`2026-12-15T${time}:00.000Z`);

describe('the window of an arrival', () => {
  it.each([
    ['10:00', 10, '10:05', '10:20'],
    ['10:00', 15, '10:10', '10:25'],
    ['10:00', 20, '10:15', '10:30'],
    ['10:00', 30, '10:25', '10:40'],
    ['10:00', 45, '10:40', '11:00'],
    ['10:00', 60, '10:55', '11:20'],
    ['10:00', 90, '11:25', '12:00'],
    ['10:02', 10, '10:05', '10:25'],
    ['10:58', 20, '11:10', '11:30'],
  ] as const)('DAY-3: at %s with %d minutes to go is %s to %s', (now, minutes, from, until) => {
    expect(arrivalWindow(at(now), minutes)).toEqual({ from: at(from), until: at(until) });
  });

  it('DAY-3: holds the minutes that were said with what may go wrong, and is never wider by more than two fives', () => {
    const nows = fc.integer({ min: 0, max: 86_399 }).map((second) => new Date(at('00:00').getTime() + second * 1000));
    fc.assert(
      fc.property(nows, fc.constantFrom(...DRIVE_MINUTES), (now, minutes) => {
        const { from, until } = arrivalWindow(now, minutes);
        for (const instant of [from, until]) expect(instant.getTime() % (5 * MINUTE_MS)).toBe(0);
        expect(from <= minutesAfter(now, minutes - 5)).toBe(true);
        expect(until >= minutesAfter(now, minutes + Math.max(10, minutes / 3))).toBe(true);
        const width = (until.getTime() - from.getTime()) / MINUTE_MS;
        expect(width).toBeLessThan(5 + Math.max(10, minutes / 3) + 10);
      }),
    );
  });
});

it('DAY-3: later than we said is said after the window, while somebody is still on the way', () => {
  const window = arrivalWindow(at('10:00'), 10);
  expect(isPastArrivalWindow('on_the_way', window, at('10:20'))).toBe(false);
  expect(isPastArrivalWindow('on_the_way', window, at('10:21'))).toBe(true);
  expect(isPastArrivalWindow('arrived', window, at('10:21'))).toBe(false);
  expect(isPastArrivalWindow('on_the_way', null, at('10:21'))).toBe(false);
});

it.each([
  ['planned', null, '12:00', false],
  ['planned', null, '12:01', true],
  ['on_the_way', null, '12:01', true],
  ['on_the_way', arrivalWindow(at('11:50'), 30), '12:01', false],
  ['arrived', null, '12:01', false],
  ['done', null, '12:01', false],
] as const)('DAY-3: after a slot until 12:00 a visit that is %s, window %j, at %s is without a word: %s', (...row) => {
  const [state, window, now, expected] = row;
  expect(isWithoutWord(state, window, at('12:00'), at(now))).toBe(expected);
});

it('DAY-3: of a start that no slot has nothing is said', () => {
  expect(isWithoutWord('planned', null, null, at('12:01'))).toBe(false);
});
