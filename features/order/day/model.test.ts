import type { OrderDayDto } from '@/lib/contracts/order-day';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import type { VisitKind, VisitState } from '@/lib/domain/visits/states';
import { aBookedOrderOf, aConfirmedOrder } from '@/lib/testing/order-view';
import { bookedLoad } from '@/lib/domain/order/booked-load';
import { orderDay } from './model';

const dayOf = (kind: VisitKind, state: VisitState = 'planned'): OrderDayDto => ({
  date: '2026-12-15',
  isToday: true,
  checkedAt: '2026-12-15T09:00:00.000Z',
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
const KINDS: Readonly<Record<FlowId, VisitKind>> = {
  moving: 'move',
  storage: 'collection',
  'storage-return': 'return',
  cleaning: 'clean',
};
const around = {
  token: 't',
  booked: null,
  trader: { phone: '020', phoneHref: 'tel:020' },
  promise: 'Money back.',
  size: '4 items',
  pictures: () => ({ rooms: { path: '/x.svg', width: 1, height: 1, alt: '' } }),
};

describe('the day of an order page', () => {
  it('DAY-3: there is none while nothing is announced', () => {
    expect(orderDay({ view: aConfirmedOrder(), ...around })).toBeNull();
    expect(orderDay({ view: aConfirmedOrder({ day: { ...dayOf('move'), visits: [] } }), ...around })).toBeNull();
  });

  it.each([
    [true, 'Today, Tuesday 15 December'],
    [false, 'Tomorrow, Tuesday 15 December'],
  ])('DAY-3: is it today? %s: %s', (isToday, title) => {
    const day = { ...dayOf('move'), isToday };
    expect(orderDay({ view: aConfirmedOrder({ day }), ...around })?.title).toBe(title);
  });

  it('DAY-3: names the places of every kind of visit', () => {
    const places = FLOW_IDS.map((flow) => {
      const kind = KINDS[flow];
      return orderDay({ view: aBookedOrderOf(flow, { day: dayOf(kind) }), ...around })?.settings[kind]?.places;
    });
    expect(places.flat()).not.toContain('your address');
    expect(places.flat().filter((place) => place === 'our store')).toHaveLength(2);
  });

  it('DAY-3: draws the things of a move in its van, and none of what goes into a unit', () => {
    const furnitureItems = [{ id: 'box_m', title: 'Medium box', quantity: 4, cubicFeet: 3, kilograms: 10 }];
    const moved = aConfirmedOrder({ day: dayOf('move', 'driving') }, { furnitureItems });
    const stored = aBookedOrderOf('storage', { day: dayOf('collection') });
    const loads = [moved, stored].map((view) => orderDay({ view, ...around, booked: bookedLoad(view) })?.load ?? null);
    expect(loads).toEqual([{ items: furnitureItems, hold: { kind: 'vans', count: 1 }, size: '4 items' }, null]);
  });

  it('DAY-3: promises nothing for coming late to a clean', () => {
    const promiseOf = (kind: VisitKind) =>
      orderDay({ view: aConfirmedOrder({ day: dayOf(kind) }), ...around })?.promise;
    expect([promiseOf('move'), promiseOf('clean')]).toEqual(['Money back.', '']);
  });
});
