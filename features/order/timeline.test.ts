import { TEST_NOW } from '@/lib/testing/clock';
import { aBookedOrderOf, aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import { orderTimeline } from './timeline';

const now = new Date(TEST_NOW);

it('PLN-1 a booked move shows its days, with the cleaners in the slot that is booked for them', () => {
  const view = aConfirmedOrder({}, { addOns: ['CLEANING'] });
  const timeline = orderTimeline(view, now);
  const legs = timeline?.days.flatMap(({ date, legs: ofDay }) => ofDay.map((leg) => ({ date, ...leg }))) ?? [];
  expect(legs.find(({ kind }) => kind === 'arrive')).toMatchObject({
    date: view.order.dates.movingDate,
    window: view.order.timeSlot.movingDate,
  });
  expect(legs.find(({ kind }) => kind === 'clean')).toMatchObject({
    date: view.order.dates.cleaningDate,
    window: view.order.timeSlot.cleaningDate,
  });
});

it.each([
  ['is cancelled', aConfirmedOrder({ state: 'cancelled' }), now],
  ['is over', aConfirmedOrder(), new Date('2026-12-16T12:00:00Z')],
  ['is no move', aBookedOrderOf('storage'), now],
])('PLN-1 an order that %s shows none', (_name, view, at) => expect(orderTimeline(view, at)).toBeNull());

it('PLN-1 it is there before it is paid', () => {
  expect(orderTimeline(anOrderView(), now)?.note).toMatch(/^Times assume/);
});
