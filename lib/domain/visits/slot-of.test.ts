import { slotOf } from './slot-of';

it.each([
  ['2026-12-15', '10:00', '12:00', '2026-12-15T10:00:00.000Z', '2026-12-15T12:00:00.000Z'],
  ['2026-07-01', '18:00', '20:00', '2026-07-01T17:00:00.000Z', '2026-07-01T19:00:00.000Z'],
] as const)('DAY-3: %s from %s in London', (date, start, end, from, until) => {
  expect(slotOf({ date, start })).toEqual({ times: [start, end], from: new Date(from), until: new Date(until) });
});

it('DAY-3: a start that no slot has is none', () => {
  expect(slotOf({ date: '2026-12-15', start: '09:00' })).toBeNull();
});
