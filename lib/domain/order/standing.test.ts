import { minutesAfter } from '../london-time';
import { awaitsPayment, isQuoteOpen, orderStanding } from './standing';
import { ORDER_STATES, type OrderState } from './state';

const now = new Date('2026-11-24T09:00:00.000Z');

describe('how an order stands', () => {
  it.each<readonly [OrderState, number, boolean, string]>([
    ['awaiting_payment', 30, false, 'held'],
    ['awaiting_payment', 30, true, 'part_paid'],
    ['awaiting_payment', 0, false, 'lapsed'],
    ['awaiting_payment', 0, true, 'lapsed'],
    ['expired', 30, false, 'lapsed'],
    ['confirmed', -30, false, 'paid'],
    ['confirmed', -30, true, 'paid'],
    ['rescheduled', -30, false, 'paid'],
    ['completed', -30, false, 'paid'],
    ['cancelled', -30, false, 'cancelled'],
  ])('RDT-3: %s, held for %d more minutes, a share paid: %s, is %s', (state, minutes, hasPaidShare, standing) => {
    expect(orderStanding({ state, heldUntil: minutesAfter(now, minutes), hasPaidShare }, now)).toBe(standing);
  });

  it('is said of every state', () => {
    for (const state of ORDER_STATES) expect(orderStanding({ state, heldUntil: now }, now)).toBeDefined();
  });

  it.each([
    ['held', { awaits: true, open: true }],
    ['part_paid', { awaits: true, open: false }],
    ['paid', { awaits: false, open: false }],
    ['cancelled', { awaits: false, open: true }],
    ['lapsed', { awaits: false, open: true }],
  ] as const)('RDT-3: %s decides %j', (standing, decides) => {
    expect({ awaits: awaitsPayment(standing), open: isQuoteOpen(standing) }).toEqual(decides);
  });
});
