import type { OrderDayDto, VisitDayDto } from '@/lib/contracts/order-day';
import type { VisitState } from '@/lib/domain/visits/states';
import { anOrderView } from '@/lib/testing/order-view';
import { keyHandoverOffer } from '../offers';

const DATE = '2026-12-15';
const dayOf = (kind: VisitDayDto['kind'], state: VisitState): OrderDayDto => ({
  date: DATE,
  isToday: true,
  checkedAt: `${DATE}T09:00:00.000Z`,
  visits: [
    {
      kind,
      state,
      steps: [],
      slot: ['10:00', '12:00'],
      who: [],
      window: null,
      news: 'as_said',
      credit: null,
      van: { share: 1, counted: null },
    },
  ],
});
const offer = (kind: VisitDayDto['kind'], state: VisitState, delivery?: string, time = '09:00') => {
  const view = anOrderView({ state: 'confirmed', day: dayOf(kind, state) });
  const { order } = view;
  const dates = { ...order.dates, ...(delivery && { deliveryDate: delivery }) };
  const timeSlot = { ...order.timeSlot, ...(delivery && { deliveryDate: ['14:00', '16:00'] as const }) };
  const now = new Date(`${DATE}T${time}:00.000Z`);
  return keyHandoverOffer({ ...view, order: { ...order, dates, timeSlot } }, { now, href: '/keys-late' });
};

it('stands on the order page of a move on its day, until its crew unloads', () => {
  expect(offer('move', 'planned')).toMatchObject({ title: 'Keys late?', href: '/keys-late' });
  expect(offer('move', 'driving')).not.toBeNull();
  expect(offer('move', 'unloading')).toBeNull();
  expect(offer('move', 'planned', undefined, '05:59')).toBeNull();
  expect(offer('clean', 'planned')).toBeNull();
});

it('says what is booked while a load waits, on the van or in our store', () => {
  expect(offer('move', 'loading', DATE)?.text).toBe('The van waits with your things until 14:00.');
  expect(offer('move', 'unloading', DATE)).toBeNull();
  expect(offer('collection', 'done', '2026-12-16')?.text).toContain(
    'delivered Wednesday 16 December 2026, 14:00–16:00',
  );
});

it('is not there for an order that has ended', () => {
  const view = anOrderView({ state: 'cancelled', day: dayOf('move', 'planned') });
  expect(keyHandoverOffer(view, { now: new Date(`${DATE}T09:00:00.000Z`), href: '/' })).toBeNull();
});
