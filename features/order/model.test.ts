import type { Cause, Happening } from '@/lib/domain/order/history';
import { ORDER_FACTS, factsFor } from '@/lib/domain/order/order-facts';
import { ORDER_STATES } from '@/lib/domain/order/state';
import { TEST_NOW } from '@/lib/testing/clock';
import { addressesWith, anAddress } from '@/lib/testing/moves';
import { aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import type { OrderView } from '@/lib/contracts/order-view';
import { againHref, correctHref, paymentOutcome } from './links';
import { orderPageModel } from './model';
import { inputOf } from './testing';

const modelOf = (
  view: OrderView,
  { now = TEST_NOW, ...changes }: { readonly now?: string } & Partial<Omit<Parameters<typeof inputOf>[1], 'now'>> = {},
) => orderPageModel(inputOf(view, { ...changes, now: new Date(now) }));
const storeOf = (view: OrderView) => modelOf(view).addresses.filter(({ value }) => value.startsWith('Order '));
const at = (type: Happening, cause: Cause = 'payment') => ({ at: TEST_NOW, type, cause });

describe('the state in words', () => {
  it('LAW-3: an unpaid order names the true end of its hold, and the way to pay', () => {
    const { status } = modelOf(anOrderView());
    expect(status.title).toBe('Pay by 09:30 to keep your slot');
    expect(status.text).toContain('Tuesday 15 December 2026, 10:00–12:00');
    expect(status.action).toEqual({
      kind: 'pay',
      label: 'Pay now, £259',
      href: '/api/orders/SM-7K4Q-2XPD/pay?token=t',
    });
  });

  it('RDT-3: an order whose shares are asked for leads to them, and nobody pays for all or corrects it', () => {
    const [href, outcome] = ['/orders/SM-7K4Q-2XPD/shares?token=t', 'cancelled'] as const;
    const page = (areAsked: boolean) =>
      orderPageModel(inputOf(anOrderView(), { now: new Date(TEST_NOW), outcome, shares: { href, areAsked } }));
    expect(page(true)).toMatchObject({
      sharesHref: null,
      correctHref: null,
      status: { title: 'Each of you pays a share by 09:30', action: { label: 'See who has paid', href } },
    });
    expect(page(false)).toMatchObject({ sharesHref: href, status: { action: { label: 'Pay now, £259' } } });
    expect(page(false).correctHref).not.toBeNull();
  });

  it('DSK-1, LAW-4, LAW-6: an order from the telephone says what paying agrees to while it can be paid, and no other', () => {
    const taken = anOrderView({ isByPhone: true, startsWithin14Days: true });
    expect(modelOf(taken).agreement).toEqual([
      'By paying you enter into the contract set out here, and agree to our terms and conditions.',
      expect.stringMatching(/^By paying you also ask us to start before the 14 days/),
    ]);
    expect(modelOf(aConfirmedOrder({ isByPhone: true })).agreement).toEqual([]);
    expect(modelOf(anOrderView()).agreement).toEqual([]);
  });

  it('names the day of a hold that ends after midnight in London', () => {
    const view = anOrderView({ payUntil: '2026-11-25T00:10:00.000Z' });
    expect(modelOf(view, { now: '2026-11-24T23:40:00.000Z' }).status.title).toBe(
      'Pay by 00:10 on Wednesday 25 November 2026 to keep your slot',
    );
  });

  it.each([
    ['failed', 'error', 'The payment did not go through. No money was taken.'],
    ['cancelled', 'info', 'You left the payment page. No money was taken.'],
    ['unavailable', 'error', 'The payment page cannot be reached at the moment. No money was taken.'],
  ] as const)('after a payment that was %s the order can still be paid', (outcome, kind, words) => {
    const { status } = modelOf(anOrderView(), { outcome });
    expect(status.notice).toMatchObject({ kind, text: expect.stringContaining(words) as string });
    expect(status.action?.kind).toBe('pay');
  });

  it('FORM-1: never asks for a second payment while the first is on its way', () => {
    const { status } = modelOf(anOrderView(), { outcome: 'paid' });
    // The query's hint makes the page ask the payment provider again.
    const href = '/orders/SM-7K4Q-2XPD?token=t&payment=paid';
    expect(status.action).toEqual({ kind: 'check', label: 'Look again', href });
  });

  it('the state decides, not the address bar', () => {
    const { status } = modelOf(aConfirmedOrder(), { outcome: 'failed' });
    expect(status.title).toBe('Your move is booked');
    expect(status.notice).toBeNull();
  });

  it('LAW-3: once the hold is over nothing can be paid, even before the sweep', () => {
    const { status } = modelOf(anOrderView(), { now: '2026-11-24T09:30:00.000Z' });
    expect(status.action).toEqual({ kind: 'again', label: 'Book again with the same answers', href: '/again' });
  });

  it('BOOK-3: money that came too late is named and goes back', () => {
    const { status } = modelOf(
      anOrderView({ state: 'expired', events: [at('expired', 'sweep'), at('paid_too_late')] }),
    );
    expect(status.text).toContain('We are refunding all of your money');
  });

  it('an order that a newer one replaced does not ask to be booked again', () => {
    const { status } = modelOf(anOrderView({ state: 'expired', events: [at('expired', 'superseded')] }));
    expect(status.action).toBeNull();
  });

  describe('with a change that waits for its payment', () => {
    const openChange = {
      changeId: 'change-1',
      kind: 'reschedule',
      state: 'awaiting_payment',
      version: 1,
      toPay: 25.9,
      refund: 0,
      paymentUrl: '/api/orders/SM-7K4Q-2XPD/pay?token=t&change=change-1',
      payUntil: '2026-11-24T09:30:00.000Z',
    } as const;
    const waiting = aConfirmedOrder({ canChange: true, openChange });

    it('LAW-3: the order stands as it was, and the true end of the hold is named', () => {
      const { status } = modelOf(waiting);
      expect(status.title).toBe('Your move is booked');
      expect(status.notice?.text).toBe('Your change is held until 09:30. Until it is paid, the order stays as it is.');
      expect(status.action).toEqual({ kind: 'pay', label: 'Pay the difference, £25.90', href: openChange.paymentUrl });
    });

    it.each([
      ['failed', 'error', 'The payment did not go through. No money was taken. Your change is held'],
      ['cancelled', 'info', 'You left the payment page. No money was taken. Your change is held'],
      ['unavailable', 'error', 'cannot be reached at the moment. No money was taken. Your change is held'],
    ] as const)('can be paid again after a payment that was %s', (outcome, kind, words) => {
      const { status } = modelOf(waiting, { outcome });
      expect(status.notice).toMatchObject({ kind, text: expect.stringContaining(words) as string });
      expect(status.action?.kind).toBe('pay');
    });

    it('FORM-1: never asks for a second payment while the first is on its way', () => {
      expect(modelOf(waiting, { outcome: 'paid' }).status.action?.kind).toBe('check');
    });
  });

  it('tells of a change that was just made, and only just', () => {
    const moved = aConfirmedOrder({ canChange: true, events: [at('created'), at('confirmed'), at('rescheduled')] });
    expect(modelOf(moved, { changed: 'slot' }).status.notice?.text).toContain('Your move has a new time.');
    expect(modelOf(moved, { changed: 'slot' }).isJustChanged).toBe(true);
    expect(modelOf(moved, { outcome: 'paid' }).status.notice?.text).toContain('Your move has a new time.');
    expect(modelOf(moved).status.notice).toBeNull();
  });

  it('LAW-6: a cancelled order names what goes back and offers another day', () => {
    const { status } = modelOf(anOrderView({ state: 'cancelled', refunded: 229.5, refundOfCancelling: 129.5 }));
    expect(status.text).toContain('£129.50 goes back the way you paid');
    expect(modelOf(anOrderView({ state: 'cancelled' })).status.text).toContain('None of the price is refunded.');
  });

  it.each(ORDER_STATES)('has words for %s', (state) => {
    const { status, history } = modelOf(anOrderView({ state }));
    expect(`${status.title} ${status.text}`).not.toMatch(/undefined|null|NaN/);
    expect(history[0]).toEqual({
      when: 'Tuesday 24 November 2026, 09:00',
      what: 'Ordered, and the slot was held for you',
    });
  });
});

describe('the order in words', () => {
  const addresses = addressesWith({
    collection: anAddress({ postcode: 'n12tx', floor: 2, parking: false }),
    delivery: anAddress({ postcode: 'SE15 4QL' }),
    additional_delivery: [anAddress({ postcode: 'E8 1EA', floor: 1, elevator: true })],
  });

  it('FORM-6: shows what happens next', () => {
    expect(modelOf(aConfirmedOrder())).toMatchObject({
      next: [{ when: 'Tomorrow', what: 'We arrive.' }],
      advice: ['Advice'],
    });
  });

  it('names every address with its access', () => {
    const view = anOrderView({}, { addresses });
    expect(modelOf(view).way?.stops).toEqual([
      { label: 'Collection', value: 'N1 2TX', detail: '2nd floor, no lift, no parking at the door' },
      { label: 'Additional delivery', value: 'E8 1EA', detail: '1st floor, lift, parking at the door' },
      { label: 'Delivery', value: 'SE15 4QL', detail: 'Ground floor, parking at the door' },
    ]);
    expect(modelOf(view).addresses).toEqual([]);
    expect(modelOf({ ...view, state: 'cancelled' }).addresses).toHaveLength(3);
  });

  it('names an appointment among the facts only if it is not a next step', () => {
    const when = 'Tuesday 15 December 2026, 10:00–12:00';
    const appointmentsAt = (time: string) =>
      modelOf(aConfirmedOrder(), { next: { timetable: [{ when: time, what: 'We arrive.' }], advice: [] } })
        .appointments;
    expect(appointmentsAt('Tomorrow')).toEqual([{ label: 'Collection Date', value: when }]);
    expect(appointmentsAt(when)).toEqual([]);
  });

  it('LAW-1: shows every line of the price, and they add up to the total', () => {
    const { lines, total } = modelOf(anOrderView({}, { addresses, addOns: ['PACKING'] }));
    const sum = lines.reduce((pounds, { amount }) => pounds + Number(amount.replace(/[^\d.]/g, '') || 0), 0);
    expect(total).toBe(`£${sum}`);
    expect(lines).toContainEqual(expect.objectContaining({ amount: 'included' }));
  });

  it('LAW-7: repeats how each service can be cancelled, with its dates', () => {
    const { cancellation } = modelOf(aConfirmedOrder({}, { addOns: ['PACKING'] }));
    expect(cancellation).toHaveLength(2);
    expect(cancellation[0]).toContain('10:00 on Saturday 12 December 2026');
    expect(cancellation[1]).toContain('Tuesday 8 December 2026');
  });

  it('FORM-6: offers the calendar file once the move is confirmed', () => {
    expect(modelOf(anOrderView()).calendarUrl).toBeNull();
    expect(modelOf(aConfirmedOrder()).calendarUrl).toContain('/calendar');
  });
});

describe('links', () => {
  it('booking again goes to the day, with the draft while it lives', () => {
    expect(againHref(anOrderView())).toBe('/get-a-quote/moving/date?quote=draft-draft-draft-draft');
    expect(againHref(anOrderView({ draftId: null }))).toBe(
      '/get-a-quote/moving?plan=one_bedroom&from=N1+2TX&to=SE15+4QL',
    );
  });

  it('RDT-3: lead to the answers while nothing is paid', () => {
    const unpaid = anOrderView({ state: 'awaiting_payment' });
    const answers = '/get-a-quote/moving/check?quote=draft-draft-draft-draft';
    expect(correctHref(unpaid)).toBe(answers);
    expect(correctHref(anOrderView({ state: 'awaiting_payment', isByPhone: true }))).toBeNull();
    expect(correctHref(anOrderView({ state: 'confirmed' }))).toBeNull();
    expect(correctHref(anOrderView({ state: 'awaiting_payment', draftId: null }))).toBeNull();
  });

  it('takes only the known outcomes from the address', () => {
    const known = ['paid', 'failed', 'cancelled', 'unavailable'];
    expect(known.map(paymentOutcome)).toEqual(known);
    expect([undefined, '', 'free', ['paid']].map(paymentOutcome)).toEqual([null, null, null, null]);
  });
});

describe('where exactly', () => {
  const given = { line1: '12 Elm Road', line2: '', town: 'London', note: 'Buzzer 3\nThe yard', contactName: 'Sam' };
  const withGiven = (many: number, view = aConfirmedOrder()): OrderView => ({
    ...view,
    stops: {
      ...view.stops,
      list: view.stops.list.map((stop, index) => ({
        ...stop,
        given: index < many ? { ...given, contactPhone: '+447700900456' } : null,
      })),
    },
  });

  it('DAY-1: is the next thing to do after paying', () => {
    const { where } = modelOf(aConfirmedOrder());
    expect(where).toMatchObject({ isMissing: true, title: 'One thing to do now:' });
    expect(where?.href).toBe('/orders/x/addresses');
    expect(modelOf(anOrderView()).where).toBeNull();
    expect(modelOf(aConfirmedOrder({ state: 'cancelled' })).where).toBeNull();
  });

  it('DAY-1: names the stop that is still missing', () => {
    expect(modelOf(withGiven(1)).where).toMatchObject({
      isMissing: true,
      text: 'We have no street address yet for: delivery, SE15 4QL.',
    });
  });

  it('DAY-1: shows what was given, with the way to change it', () => {
    const { where, way } = modelOf(withGiven(2));
    expect(where).toMatchObject({ isMissing: false, notice: '', label: 'Change the addresses' });
    expect(modelOf(withGiven(2), { isSaved: true }).where?.notice).toBe('Saved. We know where to find you.');
    expect(way?.stops[0]).toEqual({
      label: 'Collection',
      value: '12 Elm Road, London, N1 2TX',
      detail: 'Ground floor, parking at the door. Buzzer 3; The yard. Ask for Sam, +44 7700 900456',
    });
  });
});

it.each([
  ['STORAGE_COLLECTION', 'Into storage'],
  ['STORAGE_RETURN', 'From storage'],
] as const)('STO-3: names the store that an order is about: %s', (service, label) => {
  const view = aConfirmedOrder({ services: [service], store: 'SM-ABCD-EFGH' });
  expect(storeOf(view)).toEqual([{ label, value: 'Order SM-ABCD-EFGH' }]);
  expect(storeOf(aConfirmedOrder())).toEqual([]);
});

it('PLN-1: says everything that was ordered', () => {
  const furnitureItems = [{ id: 'sofa_3', title: 'Sofa', quantity: 3, cubicFeet: 50, kilograms: 55 }];
  const view = aConfirmedOrder({
    order: { ...aConfirmedOrder().order, furnitureItems, storageSpace: 'Plan 6x4', storageTerm: '3_months' },
    terms: { split: [{ id: 'sofa_3', stored: 1, away: 1 }] },
  });
  const source = { ...view.order, ...view.terms, services: view.services, wasteCarrier: 'CBDU1' };
  expect(factsFor('order', source)).toHaveLength(Object.keys(ORDER_FACTS).length);
  expect(modelOf(view).facts).toEqual(factsFor('order', source).map(({ label, text }) => ({ label, value: text })));
});
