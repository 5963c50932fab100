import { changeHeldUntil } from './change-hold';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const far = new Date('2026-12-15T10:00:00.000Z');

describe('the hold of a change that has to be paid for', () => {
  it.each([
    ['half an hour for who changes the order themselves', 'visitor', [far, far], '2026-11-24T09:30:00.000Z'],
    ['twelve hours where we ask by mail', 'operator', [far, far], '2026-11-24T21:00:00.000Z'],
    [
      'no longer than the appointment given up',
      'operator',
      [new Date('2026-11-24T16:00:00.000Z'), far],
      '2026-11-24T16:00:00.000Z',
    ],
    ['no longer than the new one', 'operator', [far, new Date('2026-11-24T12:00:00.000Z')], '2026-11-24T12:00:00.000Z'],
  ] as const)('is %s', (_what, by, starts, until) => {
    expect(changeHeldUntil(by, starts, NOW).toISOString()).toBe(until);
  });
});
