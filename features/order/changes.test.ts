import type { OrderView } from '@/lib/contracts/order-view';
import { refundPercent } from '@/lib/domain/order/cancellation';
import { CHANGE_KINDS } from '@/lib/domain/order/change-kinds';
import type { Happening } from '@/lib/domain/order/history';
import { aBookedOrderOf, aConfirmedOrder } from '@/lib/testing/order-view';
import { changePanel } from './change/panel';
import { changeActions, lastChange, undoText } from './changes';
import { changeHref, changeKind, changedHref } from './links';

const PAGE = '/orders/SM-7K4Q-2XPD?token=t';
const at = (type: Happening, instant = '2026-11-24T09:05:00.000Z') =>
  ({ at: instant, type, cause: 'payment' }) as const;
const changeable = (changes: Partial<OrderView> = {}) =>
  aConfirmedOrder({ canChange: true, events: [at('confirmed')], ...changes }, { addOns: ['PACKING'] });
const around = { token: 't', pageHref: PAGE, now: new Date('2026-11-24T09:30:00.000Z'), pictures: [] };

describe('what can be changed', () => {
  it('is everything while the order is booked, each at an address of its own', () => {
    expect(changeActions(changeable(), PAGE).map(({ href }) => href)).toEqual(
      CHANGE_KINDS.map((kind) => `${PAGE}&change=${kind}`),
    );
  });

  it('is nothing once it is over', () => {
    expect(changeActions(changeable({ canChange: false }), PAGE)).toEqual([]);
  });

  it('OWN-1: is to cancel, once the right to what it brings back was taken away', () => {
    expect(changeActions(changeable({ onlyCancels: true }), PAGE).map(({ kind }) => kind)).toEqual(['cancel']);
  });

  it.each([
    ['moving', 'Another day or time for your move', 'Add or remove items and services'],
    ['storage', 'Another day or time for your collection', 'Change the items, the unit or the services'],
    ['storage-return', 'Another day or time for your return'],
    ['cleaning', 'Another day or time for your clean'],
  ] as const)('of %s is named in its own words, and every service finds another day', (flow, ...titles) => {
    const view = aBookedOrderOf(flow);
    expect(changeActions(view, PAGE).map(({ title }) => title)).toEqual([
      ...titles,
      titles[0]?.replace('Another day or time', 'Another address'),
      'Cancel this order',
    ]);
    expect(changePanel(view, 'slot', around)).toMatchObject({
      title: titles[0],
      when: 'Tuesday 15 December 2026, 10:00–12:00',
      subject: { booked: { date: '2026-12-15', slot: ['10:00', '12:00'] } },
    });
  });

  it('of an area that was agreed on the phone is cancelling alone', () => {
    const { order, ...view } = aBookedOrderOf('storage');
    const byRequest = { ...view, order: { ...order, storageSpace: 'custom' as const } };
    expect(changeActions(byRequest, PAGE).map(({ kind }) => kind)).toEqual(['cancel']);
    expect(changePanel(byRequest, 'slot', around)).toBeNull();
    expect(changeActions({ ...byRequest, squareFeet: 120 }, PAGE)).toHaveLength(4);
  });

  it('tells the page of a collection what is stored, and every unit with its price for the same term', () => {
    const panel = changePanel(aBookedOrderOf('storage'), 'items', around);
    expect(panel?.subject).toMatchObject({
      goods: {
        storage: { storageSpace: 'Plan 6x4', storageTerm: '3_months', storageCollectionDate: '2026-12-15' },
      },
    });
    const units = panel?.subject.kind === 'items' && 'units' in panel.subject.goods && panel.subject.goods.units;
    expect(units && units.map(({ title }) => title)).toHaveLength(10);
    expect(units && units.find(({ value }) => value === 'Plan 6x4')).toEqual({
      value: 'Plan 6x4',
      title: '6 × 4 ft',
      description: '24 sq ft, what you have booked',
      price: '£13.14',
    });
  });

  it('tells a page of its subject, and of nothing for an address that asks for nothing', () => {
    const slot = changePanel(changeable(), 'slot', around);
    expect(slot).toMatchObject({
      guest: { id: 'order-1', token: 't' },
      when: 'Tuesday 15 December 2026, 10:00–12:00',
      subject: { booked: { date: '2026-12-15', slot: ['10:00', '12:00'] }, bookable: { first: '2026-11-25' } },
    });
    const items = changePanel(changeable(), 'items', around);
    expect(items?.subject).toMatchObject({
      goods: { move: { addOns: ['PACKING'], movingSpace: 'one_bedroom', distanceMiles: 7 } },
    });
    expect(changePanel(changeable(), 'cancel', around)?.subject).toEqual({ kind: 'cancel' });
    expect(changePanel(changeable(), null, around)).toBeNull();
  });

  it('takes only the known changes from the address', () => {
    expect(['slot', 'items', 'address', 'cancel', 'price', undefined, ['slot']].map(changeKind)).toEqual([
      ...CHANGE_KINDS,
      ...[null, null, null],
    ]);
    expect(changeHref(PAGE, 'slot')).toBe(`${PAGE}&change=slot`);
    expect(changedHref(PAGE, 'slot')).toBe(`${PAGE}&changed=slot`);
  });
});

describe('the hour of undo', () => {
  const offered = (now: string, changes: Partial<OrderView> = {}) => undoText(changeable(changes), new Date(now));

  it('LAW-6: is offered with its end, however far ahead the day is', () => {
    expect(offered('2026-11-24T09:30:00.000Z')).toBe(
      'Cancel until Tuesday 24 November 2026, 10:05 and get all your money back.',
    );
  });

  it.each([
    ['once it is over', offered('2026-11-24T10:05:00.000Z')],
    ['before anything is paid', offered('2026-11-24T09:30:00.000Z', { events: [] })],
    ['once nothing can be changed', offered('2026-11-24T09:30:00.000Z', { canChange: false })],
    [
      'once the work has begun',
      offered('2026-12-15T10:00:00.000Z', { events: [at('confirmed', '2026-12-15T09:50:00.000Z')] }),
    ],
  ])('is gone %s', (_, offer) => {
    expect(offer).toBeNull();
  });

  it('promises what the refund pays: all of it, for every service, until its last instant', () => {
    const { order, services } = changeable();
    const paidAt = new Date('2026-12-15T08:30:00.000Z');
    const booking = { ...order, paidAt, agreedAt: new Date('2026-10-01T09:00:00.000Z') };
    const last = new Date('2026-12-15T09:29:59.999Z');
    expect(services.map((service) => refundPercent(service, booking, last))).toEqual(services.map(() => 100));
  });
});

describe('the last change in words', () => {
  it.each([
    ['rescheduled', 'Your move has a new time. We have emailed you the details.'],
    ['address_changed', 'Your move has a new address. We have emailed you the details.'],
    ['edited', 'Your order is changed. We have emailed you the details.'],
    ['cancelled', 'We have emailed you a confirmation.'],
  ] as const)('%s', (type, text) => {
    const events = [at('confirmed'), at(type), at('refunded')];
    expect(lastChange(changeable({ events, refunded: 99 }))).toEqual({ kind: 'success', text });
  });

  it('calls a clean a clean', () => {
    const events = [at('confirmed'), at('rescheduled')];
    expect(lastChange(changeable({ events, services: ['CLEANING'] }))?.text).toMatch(/^Your clean has a new time\./);
  });

  it('BOOK-3: a payment that came after the places had gone is named', () => {
    expect(lastChange(changeable({ events: [at('confirmed'), at('change_refused')] }))?.kind).toBe('error');
  });

  it('is nothing where nothing was changed', () => {
    expect(lastChange(changeable())).toBeNull();
  });
});
