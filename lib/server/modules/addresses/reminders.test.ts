import { createServices } from '@/lib/server/container';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll, takeInHand } from '@/lib/testing/deliver';
import { addressesWith, anAddress } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const TOPIC = 'order.where_exactly.customer';

describeWithDatabase('mails that ask again where exactly', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let mails: MailMessage[];
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    mails = [];
  });
  const mailer = {
    send: (message: MailMessage) => {
      if (message.topic === TOPIC) mails.push(message);
      return Promise.resolve({ outcome: 'sent' } as const);
    },
  };
  /** How many were sent by an instant. */
  const sentBy = async (instant: string): Promise<number> => {
    clock.set(instant);
    await deliverAll(deps, { mailer });
    return mails.length;
  };
  const waiting = async () => {
    const rows = await deps.db
      .selectFrom('outbox')
      .select('available_at')
      .where('topic', '=', TOPIC)
      .where('state', '=', 'due')
      .orderBy('available_at')
      .execute();
    return rows.map(({ available_at }) => available_at);
  };
  const save = (
    { reference, token }: { readonly reference: string; readonly token: string },
    stops: typeof BOTH_ENDS,
    version = 0,
  ) => createServices(deps).addresses.save({ reference, token, version, stops });

  it('DAY-1: come a week and two days before, and name what is missing', async () => {
    const order = await placePaidOrder(deps);
    expect(await sentBy('2026-12-08T09:59:00.000Z')).toBe(0);
    expect(await sentBy('2026-12-08T10:00:00.000Z')).toBe(1);
    const [mail] = mails;
    expect(mail?.to).toBe('ada@example.com');
    expect(mail?.subject).toBe(
      `We need your full address for Tuesday 15 December 2026, 10:00–12:00 (${order.reference})`,
    );
    expect(mail?.text).toContain('Collection, N1 2TX');
    expect(mail?.text).toContain(`${deps.config.siteOrigin}/orders/${order.reference}/addresses?token=${order.token}`);
    await save(order, BOTH_ENDS.slice(0, 1));
    expect(await sentBy('2026-12-13T10:00:00.000Z')).toBe(2);
    expect(mails[1]?.text).not.toContain('Collection, N1 2TX');
    expect(mails[1]?.text).toContain('Delivery, SE15 4QL');
    expect(mails[1]?.text).not.toMatch(/Elm Road|Buzzer|Sam Porter/);
    expect(await sentBy('2026-12-20T10:00:00.000Z')).toBe(2);
  });

  it('DAY-1: do not come once every stop has its street', async () => {
    const order = await placePaidOrder(deps);
    expect(await waiting()).toHaveLength(2);
    await save(order, BOTH_ENDS);
    expect(await waiting()).toEqual([]);
    expect(await sentBy('2026-12-14T10:00:00.000Z')).toBe(0);
  });

  it('DAY-1: move with the order', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await waiting()).toEqual(['2026-12-10T14:00:00.000Z', '2026-12-15T14:00:00.000Z']);
    await guestOf(deps, order).reschedule({ date: '2026-12-15', start: '10:00', end: '12:00' });
    expect(await waiting()).toEqual(['2026-12-08T10:00:00.000Z', '2026-12-13T10:00:00.000Z']);
    expect(await sentBy('2026-12-08T10:00:00.000Z')).toBe(1);
  });

  it('DAY-1: do not come for an order that is cancelled', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).cancel();
    expect(await waiting()).toEqual([]);
    expect(await sentBy('2026-12-14T10:00:00.000Z')).toBe(0);
  });

  itOnBoth('DAY-1: wait for the payment, also one that comes after the hold', async () => {
    const order = await placeOrder(deps);
    expect(await waiting()).toEqual([]);
    const payment = await openPaymentPage(deps, order);
    clock.advanceMinutes(60);
    await expireLapsedHolds(deps);
    await payment.click('pay');
    expect(await waiting()).toHaveLength(2);
  });

  itOnBoth('DAY-1: one that is being sent while the addresses are given is sent to nobody', async () => {
    const order = await placePaidOrder(deps);
    clock.set('2026-12-08T10:00:00.000Z');
    await takeInHand(deps, TOPIC, clock.now().toISOString());
    await save(order, BOTH_ENDS);
    expect(await sentBy('2026-12-13T10:00:00.000Z')).toBe(0);
    const rows = await deps.db
      .selectFrom('outbox')
      .select(['state', 'last_error'])
      .where('topic', '=', TOPIC)
      .execute();
    expect(rows).toEqual([
      { state: 'skipped', last_error: 'The addresses were given' },
      { state: 'skipped', last_error: 'The addresses were given' },
    ]);
  });
});

const PARKING_TOPIC = 'order.parking.customer';
const NO_PARKING = addressesWith({
  collection: anAddress({ postcode: 'NW5 2AA', parking: false }),
  delivery: anAddress({ postcode: 'SE15 4QL', parking: true }),
});

describeWithDatabase('mails that remind of a council’s deadline', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let mails: MailMessage[];
  beforeEach(() => {
    clock.set('2026-11-20T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    mails = [];
  });
  const mailer = {
    send: (message: MailMessage) => {
      mails.push(message);
      return Promise.resolve({ outcome: 'sent' } as const);
    },
  };
  const reminders = () => mails.filter(({ topic }) => topic === PARKING_TOPIC);
  const sentBy = async (instant: string): Promise<number> => {
    clock.set(instant);
    await deliverAll(deps, { mailer });
    return reminders().length;
  };
  const waiting = async () => {
    const rows = await deps.db
      .selectFrom('outbox')
      .select('available_at')
      .where('topic', '=', PARKING_TOPIC)
      .where('state', '=', 'due')
      .execute();
    return rows.map(({ available_at }) => available_at);
  };

  it('PLN-2: come three days before, and say by when to ask whom and for how much', async () => {
    const order = await placePaidOrder(deps, { addresses: NO_PARKING });
    expect(await sentBy('2026-11-24T08:59:00.000Z')).toBe(0);
    expect(await sentBy('2026-11-24T09:00:00.000Z')).toBe(1);
    const [mail] = reminders();
    expect(mail?.to).toBe('ada@example.com');
    expect(mail?.subject).toBe(`Ask for a parking bay by Friday 27 November (${order.reference})`);
    expect(mail?.text).toContain('£66.41 for one day');
    expect(mail?.text).toContain('camden.gov.uk');
    expect(mail?.text).toContain('We pay the Congestion Charge and the ULEZ charge');
    expect(mail?.text).not.toContain('SE15 4QL');
    expect(await sentBy('2026-12-14T09:00:00.000Z')).toBe(1);
  });

  it('PLN-2: the confirmation and its calendar say the same at once', async () => {
    await placePaidOrder(deps, { addresses: NO_PARKING });
    await deliverAll(deps, { mailer });
    const confirmed = mails.find(({ topic }) => topic === 'order.confirmed.customer');
    expect(confirmed?.text).toContain('By Friday 27 November, 15:00: Parking at NW5 2AA');
    const calendar = String(confirmed?.attachments?.[0]?.content).replaceAll('\r\n ', '');
    expect(calendar).toContain('SUMMARY:Last day to ask for a parking bay: NW5 2AA');
    expect(calendar).toContain('DTSTART;TZID=Europe/London:20261127T090000');
    expect(calendar.match(/SUMMARY:Last day/g)).toHaveLength(1);
  });

  it('PLN-2: move with the order; its calendar takes out a deadline that has gone', async () => {
    const order = await placePaidOrder(deps, { addresses: NO_PARKING });
    expect(await waiting()).toEqual(['2026-11-24T09:00:00.000Z']);
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await waiting()).toEqual(['2026-11-27T09:00:00.000Z']);
    clock.set('2026-11-23T09:00:00.000Z');
    await guestOf(deps, order).reschedule({ date: '2026-12-08', start: '10:00', end: '12:00' });
    expect(await waiting()).toEqual([]);
    await deliverAll(deps, { mailer });
    // Both changes are told at once, in no order: a calendar goes by its sequence.
    const told = mails.filter(({ topic }) => topic === 'order.changed.customer');
    const calendars = told.flatMap(({ attachments = [] }) => attachments.map(({ content }) => content));
    const last = calendars.find((file) => file.includes('SEQUENCE:3'));
    expect(last).toMatch(/UID:[^\r]*-parking-collection[\s\S]*?STATUS:CANCELLED/);
  });

  itOnBoth('PLN-2: do not come for an order that is cancelled, or with room at the door', async () => {
    const order = await placePaidOrder(deps, { addresses: NO_PARKING });
    await guestOf(deps, order).cancel();
    await placePaidOrder(deps);
    expect(await waiting()).toEqual([]);
  });
});
