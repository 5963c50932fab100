import { minutesAfter } from '../london-time';
import { pence } from '../money';
import { LATE_EXCEPTION, LATE_PROMISE, lateCredit, lateSteps, transportOf } from './late-credit';

const SLOT_END = new Date('2026-12-15T12:00:00.000Z');
const credit = (late: number, heard = 0, transport = 25_905) => {
  const arrivedAt = minutesAfter(SLOT_END, late);
  return lateCredit({
    slotEnd: SLOT_END,
    arrivedAt,
    receivedAt: minutesAfter(arrivedAt, heard),
    transport: pence(transport),
  });
};

describe('what goes back for coming late', () => {
  it.each([
    ['before the slot', -90, null],
    ['at its end', 0, null],
    ['30 minutes after it', 30, null],
    ['a moment more', 30.1, [10, 2_591]],
    ['90 minutes after it', 90, [10, 2_591]],
    ['a moment more than 90', 90.1, [25, 6_476]],
  ])('DAY-3: %s', (_when, late, expected) => {
    const found = credit(late);
    expect(found && [found.percent, found.amount]).toEqual(expected);
  });

  it('DAY-3: goes back by itself when the arrival reached us within 10 minutes, else the desk decides', () => {
    expect([0, 10, 10.1].map((heard) => credit(40, heard)?.isAutomatic)).toEqual([true, true, false]);
  });
});

it('DAY-3: is a part of what the order pays for coming, not of what is added to it', () => {
  const line = (code: 'moving_plan' | 'extra_volume' | 'packing' | 'cleaning', amount: number) =>
    ({ key: code, code, label: '', amount: pence(amount) }) as const;
  const lines = [
    line('moving_plan', 25_900),
    line('extra_volume', 1_000),
    line('packing', 9_900),
    line('cleaning', 22_900),
  ];
  expect(transportOf('move', { lines })).toBe(26_900);
  expect(transportOf('clean', { lines })).toBe(0);
});

it.each([
  ['all of it is paid', 25_905, 25_905, ['12:30 2591', '13:30 6476']],
  ['less is left than that', 25_905, 3_000, ['12:30 2591', '13:30 3000']],
  ['nothing is left', 25_905, 0, []],
  ['nothing is paid for coming', 0, 22_900, []],
])('DAY-3: is promised by step, with its amount: %s', (_, transport, left, expected) => {
  const steps = lateSteps(SLOT_END, pence(transport), pence(left));
  expect(steps.map(({ after, amount }) => `${after.toISOString().slice(11, 16)} ${amount}`)).toEqual(expected);
});

it('DAY-3: the rule is said with the numbers that are paid', () => {
  expect(LATE_PROMISE).toBe(
    'If we are late, you get money back without asking: 10% of the price of the transport if we arrive more than 30 minutes after your slot, 25% after more than 90.',
  );
  expect(LATE_EXCEPTION).toBe('If we only hear of the arrival more than 10 minutes after it, our office checks first.');
});
