import type { PaymentProvider, RefundRequest } from '@/lib/server/platform/payment-provider/port';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { CHANGED_ORDER, targetOf } from '@/lib/server/modules/orders/change-target';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { startReceiver, type Receiver } from '@/lib/testing/receiver';
import { rescheduleForDesk, reschedulePage } from './desk-actions';

const NEXT_DAY = { date: '2026-12-16', start: '08:00', end: '10:00' };
const A_SOFA = { id: 'sofa_2', title: 'Sofa, 2 seats', quantity: 1, cubicFeet: 35, kilograms: 45 };
const BUSY_DAY = { date: '2026-12-19', start: '10:00', end: '12:00' };

describeWithDatabase('messages about changes', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let receiver: Receiver;
  let mails: MailMessage[];
  let refunds: RefundRequest[];
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    receiver = await startReceiver();
    [mails, refunds] = [[], []];
    deps = testDeps(database().db, clock.now, {
      OPERATOR_EMAIL: 'desk@example.com',
      SLACK_WEBHOOK_URL: `${receiver.url}/slack`,
      WEBHOOK_URL: `${receiver.url}/hook`,
      WEBHOOK_SECRET: 'shared secret',
    });
  });

  async function deliver(refund?: PaymentProvider['refund']) {
    const mailer = {
      send: (message: MailMessage) => {
        mails.push(message);
        return Promise.resolve({ outcome: 'sent' } as const);
      },
    };
    const payments = withPayments(deps);
    const provider: PaymentProvider = {
      ...payments.provider,
      refund: (request: RefundRequest) => {
        refunds.push(request);
        return (
          refund?.(request) ??
          Promise.resolve({ providerRef: `re_${refunds.length}`, state: 'done', amount: request.amount })
        );
      },
    };
    const handlers = createHandlers({ ...channelsOf(deps), mailer, payments: { ...payments, provider } });
    while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report: () => undefined })) > 0);
  }
  const mailOf = (topic: string): MailMessage => {
    const found = mails.filter((mail) => mail.topic === topic);
    expect(found).toHaveLength(1);
    return found[0]!;
  };
  /** Returns the values of a property ("UID", "SEQUENCE") of a calendar file, in the order of the file. */
  const fieldsOf = (calendar: string, name: string) =>
    [...calendar.matchAll(new RegExp(`^${name}[:;](.*)\\r$`, 'gm'))].map(([, value]) => value);

  it('a reschedule sends the new time with the same calendar event, one version higher', async () => {
    const order = await placePaidOrder(deps);
    await deliver();
    const first = mailOf('order.confirmed.customer').attachments?.[0]?.content ?? '';
    await guestOf(deps, order).reschedule(NEXT_DAY);
    await deliver();
    const mail = mailOf('order.changed.customer');
    expect(mail.subject).toBe(`New time: Wednesday 16 December 2026, 08:00–10:00 (${order.reference})`);
    expect(mail.text).toContain('you can cancel for a full refund until 08:00 on Sunday 13 December 2026');
    expect(mail.text).not.toContain('72 hours');
    const second = mail.attachments?.[0]?.content ?? '';
    expect(fieldsOf(second, 'UID')).toEqual(fieldsOf(first, 'UID'));
    expect([fieldsOf(first, 'SEQUENCE'), fieldsOf(second, 'SEQUENCE')]).toEqual([['1'], ['2']]);
    expect([fieldsOf(second, 'METHOD'), fieldsOf(second, 'STATUS')]).toEqual([['PUBLISH'], ['CONFIRMED']]);
    expect(second).toContain('DTSTART;TZID=Europe/London:20261216T080000');
    expect(mailOf('order.changed.operator').to).toBe('desk@example.com');
  });

  it('a mail about a new time names the old one, to both sides, and a mail about a dearer day the difference', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(BUSY_DAY);
    await (await openPaymentPage(deps, order)).click('pay');
    await deliver();
    const [customer, operator] = [mailOf('order.changed.customer'), mailOf('order.changed.operator')];
    expect(customer.text).toContain(
      'We will come on Saturday 19 December 2026, 10:00–12:00 instead of Tuesday 15 December 2026, 10:00–12:00.',
    );
    for (const { text, html } of [customer, operator]) {
      expect(text).toContain(
        'Collection Date: Saturday 19 December 2026, 10:00–12:00 (was Tuesday 15 December 2026, 10:00–12:00)',
      );
      expect(text).toContain('Price: £284.90, £25.90 more (was £259)');
      expect(text).toContain('Saturday 19 December (added: busy day, 10% on the move): +£25.90');
      expect(html).toContain('<s>Tuesday 15 December 2026, 10:00–12:00</s>');
    }
  });

  it('a mail about a new address names the old one, to both sides, and asks for the new street', async () => {
    const order = await placePaidOrder(deps);
    const at = { floor: 0, parking: true, elevator: false };
    const addresses = { collection: { postcode: 'N1 2TX', ...at }, delivery: { postcode: 'E1 6AN', ...at } };
    await guestOf(deps, order).changeAddresses(addresses);
    await deliver();
    const [customer, operator] = [mailOf('order.changed.customer'), mailOf('order.changed.operator')];
    expect(customer.subject).toBe(`New address: Tuesday 15 December 2026, 10:00–12:00 (${order.reference})`);
    for (const { text } of [customer, operator]) {
      expect(text).toContain(
        'Delivery: E1 6AN, Ground floor, parking at the door (was SE15 4QL, Ground floor, parking at the door)',
      );
      expect(text).toContain('Collection: N1 2TX, Ground floor, parking at the door\n');
    }
    expect(customer.text).toContain('We have deleted what you told us about the old one.');
    expect(customer.text).toMatch(/\/orders\/[^/\s]+\/addresses/);
    const calendar = customer.attachments?.[0]?.content ?? '';
    expect(fieldsOf(calendar, 'SEQUENCE')).toEqual(['2']);
  });

  it('a mail about a change names every line and thing that changed, with its difference', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    await guestOf(deps, order).edit({ addOns: ['PACKING'], furnitureItems: [{ ...A_SOFA, quantity: 2 }] });
    await deliver();
    for (const topic of ['order.changed.customer', 'order.changed.operator']) {
      const { text } = mailOf(topic);
      expect(text).toContain('2 × Sofa, 2 seats (added to the list)');
      expect(text).toContain('Packing by us (added): +£99');
      expect(text).toContain('Cleaning after the move (taken out): −£229');
      expect(text).toContain('Difference including VAT: −£130');
    }
  });

  itOnBoth('a change from before the old order was kept is told without it', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(NEXT_DAY);
    const [change] = await database().db.selectFrom('order_changes').selectAll().execute();
    const { before: _, ...target } = targetOf(change!)!;
    await database()
      .db.updateTable('order_changes')
      .set({ target_json: CHANGED_ORDER.write(target) })
      .execute();
    await deliver();
    const { text } = mailOf('order.changed.customer');
    expect(text).toContain('We will come on Wednesday 16 December 2026, 08:00–10:00.');
    expect(text).not.toMatch(/instead of|\(was/);
  });

  /** Opens the desk's page for a slot on a more expensive day. Its form can be sent more than once. */
  async function dearerSlotOf({ reference }: { readonly reference: string }) {
    const picked = (await reschedulePage(deps, reference, BUSY_DAY))?.picked;
    if (!picked) throw new Error('No slot was picked');
    expect(picked.heldUntil).toBe('Tuesday 24 November 2026, 21:00');
    const { date, start, version, idempotencyKey, toPay: expectedToPay, refund: expectedRefund } = picked;
    const form = {
      reference,
      date,
      start,
      version,
      idempotencyKey,
      expectedToPay,
      expectedRefund,
      why: '',
      reason: '',
    };
    return () => rescheduleForDesk(deps, { email: 'desk@example.com' }, { ...form, wantsStartWithin14Days: false });
  }

  it('a dearer day that the desk has found is mailed with the way to pay, once; unpaid, nothing changes', async () => {
    const order = await placePaidOrder(deps);
    const hold = await dearerSlotOf(order);
    await hold();
    await hold();
    await deliver();
    const mail = mailOf('order.change_to_pay.customer');
    expect(mail.subject).toBe(`£25.90 to pay for your new time (${order.reference})`);
    expect(mail.text).toContain('We are holding Saturday 19 December 2026, 10:00–12:00 for you until Tuesday 24');
    expect(mail.text).toContain(
      'If you do not pay, nothing changes: we still come on Tuesday 15 December 2026, 10:00–12:00',
    );
    expect(mail.text).toContain(order.orderUrl);
    clock.advanceMinutes(11 * 60);
    await (await openPaymentPage(deps, order)).click('pay');
    await deliver();
    expect(mailOf('order.changed.customer').text).toContain('You have paid the difference of £25.90.');
  });

  it('what the desk has found is not asked for any more once it is paid or over', async () => {
    const order = await placePaidOrder(deps);
    await (
      await dearerSlotOf(order)
    )();
    clock.advanceMinutes(12 * 60);
    await deliver();
    expect(mails.map(({ topic }) => topic)).not.toContain('order.change_to_pay.customer');
  });

  it('says what was paid for a change, and each mail is the record of its own change', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    await guest.reschedule(BUSY_DAY);
    await (await openPaymentPage(deps, order)).click('pay');
    await guest.cancel();
    await deliver();
    const [changed, cancelled] = mails
      .filter(({ topic }) => topic === 'order.changed.customer')
      .toSorted((a, b) => (a.subject < b.subject ? 1 : -1));
    expect(changed?.subject).toMatch(/^New time: Saturday 19 December 2026/);
    expect(changed?.text).toContain('You have paid the difference of £25.90.');
    expect(cancelled?.subject).toMatch(/^Cancelled: Saturday 19 December 2026/);
    expect(cancelled?.text).toContain('We are refunding £284.90 of £284.90');
    const calendar = cancelled?.attachments?.[0];
    expect(calendar?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(fieldsOf(calendar?.content ?? '', 'METHOD')).toEqual(['CANCEL']);
    expect(fieldsOf(calendar?.content ?? '', 'STATUS')).toEqual(['CANCELLED']);
    expect(fieldsOf(calendar?.content ?? '', 'SEQUENCE')).toEqual(['3']);
  });

  it('takes the cleaners out of the calendar when they are no longer booked', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    await guestOf(deps, order).edit({ addOns: [], furnitureItems: [] });
    await deliver();
    const calendar = mailOf('order.changed.customer').attachments?.[0]?.content ?? '';
    expect(fieldsOf(calendar, 'STATUS')).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(fieldsOf(calendar, 'UID')[1]).toContain('cleaningDate');
  });

  itOnBoth('asks the provider for a refund until it is made, and then never again', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).cancel();
    await deliver(() => Promise.reject(new Error('The provider is down')));
    expect(refunds).toHaveLength(1);
    clock.advanceMinutes(24 * 60);
    await deliver();
    clock.advanceMinutes(24 * 60);
    await deliver();
    expect(refunds.map(({ amount }) => amount)).toEqual([25_900, 25_900]);
    expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1);
    const rows = await database().db.selectFrom('refunds').select(['state', 'provider_ref']).execute();
    expect(rows).toEqual([{ state: 'done', provider_ref: 're_2' }]);
  });

  it('tells Slack and the signed webhook what was changed, with its money', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).cancel();
    await deliver();
    const posted = receiver.calls.map(({ body }) => JSON.parse(body) as { type?: string; text?: string });
    expect(posted.find(({ type }) => type === 'order.cancelled')).toMatchObject({
      data: { reference: order.reference, state: 'cancelled', change: { refunded: 259, paid: 0, lateFee: 0 } },
    });
    expect(JSON.stringify(posted)).toContain(`Cancelled ${order.reference}`);
  });
});
