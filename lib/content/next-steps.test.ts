import { FLOW_IDS } from '@/lib/domain/services/flows';
import { holdsSlot, ORDER_STATES } from '@/lib/domain/order/state';
import { TEST_NOW } from '@/lib/testing/clock';
import { addressesWith, anAddress } from '@/lib/testing/moves';
import { aBookedOrderOf, aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import { ADD_ON_CONTENT } from './moving';
import { ASKED_AFTER_PAYING, ASKED_NOW, nextSteps } from './next-steps';

type Order = Parameters<typeof nextSteps>[0];
const stepsOf = (order: Order, now = TEST_NOW, isWhereMissing = true) =>
  nextSteps(order, { now: new Date(now), phone: '020 7946 0123', isWhereMissing });

describe('what happens next', () => {
  it.each(FLOW_IDS)('is nothing for an order of %s that is cancelled or has lapsed', (flow) => {
    for (const state of ['cancelled', 'expired'] as const) {
      expect(stepsOf(aBookedOrderOf(flow, { state, payUntil: null }))).toEqual({ timetable: [], advice: [] });
    }
  });

  it.each(ORDER_STATES.filter(holdsSlot))('FORM-6: has advice for an order that is %s', (state) => {
    const { advice } = stepsOf(anOrderView({ state }));
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.every((step) => /^[A-Z].*\.$/.test(step))).toBe(true);
  });

  it('FORM-6: begins with the time until which to pay, only while something is to be paid', () => {
    expect(stepsOf(anOrderView()).timetable[0]).toEqual({
      when: 'Pay by Tuesday 24 November 2026, 09:30',
      what: 'Until then the slot is held for you.',
    });
    expect(stepsOf(aConfirmedOrder()).timetable.some(({ when }) => when.startsWith('Pay by'))).toBe(false);
  });

  it('FORM-6: tells what to get ready for the services booked', () => {
    const { advice } = stepsOf(aConfirmedOrder({}, { addOns: ['CLEANING'] }));
    expect(advice).toContain(ADD_ON_CONTENT.CLEANING.yours);
    expect(advice).not.toContain(ADD_ON_CONTENT.PACKING.yours);
  });

  it('DAY-1: says that the order page asks for the street, and that nobody rings who has answered', () => {
    expect(stepsOf(aConfirmedOrder()).advice).toContain(ASKED_NOW);
    for (const words of [ASKED_NOW, ASKED_AFTER_PAYING]) {
      expect(words).toContain('order page');
      expect(words).toMatch(/house number.*call you the day before only if something is still missing/);
    }
    expect(stepsOf(aConfirmedOrder(), TEST_NOW, false).advice.join()).not.toMatch(/house number|call you/);
  });

  it('PLN-2: says by when to ask the council for a bay, and what works instead when it is too late', () => {
    const addresses = addressesWith({
      collection: anAddress({ postcode: 'NW5 2AA', parking: false }),
      delivery: anAddress({ postcode: 'SE15 4QL' }),
    });
    const order = aConfirmedOrder({}, { addresses });
    expect(stepsOf(order).timetable[0]).toMatchObject({ when: 'By Friday 27 November, 15:00' });
    expect(stepsOf(order, '2026-12-01T09:00:00.000Z').advice.join()).toContain('too late for a reserved bay');
  });

  it.each([
    ['2026-12-15', 'load, and keep everything on the van.'],
    ['2026-12-16', 'load, and take everything to our store.'],
  ])('a load that waits for its keys until %s has a delivery of its own', (deliveryDate, waits) => {
    const view = aConfirmedOrder();
    const order = {
      ...view.order,
      dates: { ...view.order.dates, deliveryDate },
      timeSlot: { ...view.order.timeSlot, deliveryDate: ['14:00', '16:00'] as const },
    };
    const [move, delivery] = stepsOf({ ...view, order }).timetable.slice(-2);
    expect(move?.what.endsWith(waits)).toBe(true);
    expect(delivery?.what).toBe('We deliver your things to SE15 4QL within these two hours.');
  });

  it('FORM-6: says what happens when', () => {
    const addresses = addressesWith({
      collection: anAddress({ postcode: 'n12tx' }),
      delivery: anAddress({ postcode: 'SE15 4QL' }),
      additional_delivery: [anAddress({ postcode: 'E8 1EA' })],
    });
    expect(stepsOf(aConfirmedOrder({}, { addOns: ['CLEANING'], addresses })).timetable).toEqual([
      { when: 'Until Saturday 12 December 2026, 10:00', what: 'You can cancel the move and get a full refund.' },
      {
        when: 'Tuesday 15 December 2026, 10:00–12:00',
        what: 'We arrive at N1 2TX within these two hours, load, and drive to SE15 4QL via E8 1EA.',
      },
      { when: 'Tuesday 15 December 2026, 14:00–16:00', what: 'The cleaners arrive at N1 2TX.' },
      expect.objectContaining({ when: 'From Tuesday 15 December 2026, 21:00 until Friday 18 December 2026, 21:00' }),
    ]);
  });

  it('PRC-3: tells of the guarantee of a clean until it ends, and of none once the order is off', () => {
    const guaranteeAt = (now: string, change = {}) =>
      stepsOf(aConfirmedOrder(change, { addOns: ['CLEANING'] }), now).timetable.filter(({ what }) =>
        what.startsWith('The cleaning guarantee.'),
      );
    expect(guaranteeAt('2026-12-18T20:59:00.000Z')).toHaveLength(1);
    expect(guaranteeAt('2026-12-18T20:59:00.000Z', { state: 'completed' })).toHaveLength(1);
    expect(guaranteeAt('2026-12-18T21:01:00.000Z')).toEqual([]);
    expect(guaranteeAt('2026-12-01T09:00:00.000Z', { state: 'cancelled' })).toEqual([]);
  });

  it('LAW-6: promises free cancellation only while it is true', () => {
    const { timetable } = stepsOf(aConfirmedOrder(), '2026-12-13T09:00:00.000Z');
    expect(timetable.map(({ when }) => when)).toEqual(['Tuesday 15 December 2026, 10:00–12:00']);
  });

  it('has no timetable once the day is over', () => {
    expect(stepsOf(aConfirmedOrder(), '2026-12-15T12:01:00.000Z').timetable).toEqual([]);
  });
});
