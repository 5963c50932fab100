import { createHmac } from 'node:crypto';
import { FORM, contactOf } from '@/lib/server/modules/enquiries/form';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { telemetryService } from '@/lib/server/modules/telemetry/service';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Channels } from '@/lib/server/platform/notifications/notification';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { startReceiver, type Receiver } from '@/lib/testing/receiver';
import { channelsOf } from './deliver';
import { createHandlers } from './handlers';

describeWithDatabase('message handlers', (database) => {
  const clock = fixedClock();
  let receiver: Receiver;
  let mails: MailMessage[];

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    receiver = await startReceiver();
    mails = [];
  });

  const depsWith = (env: Readonly<Record<string, string>> = {}) =>
    testDeps(database().db, clock.now, { OPERATOR_EMAIL: 'desk@example.com', ...env });

  async function deliver(deps: Deps, channels: Partial<Channels> = {}) {
    const mailer = {
      send: (message: MailMessage) => {
        mails.push(message);
        return Promise.resolve({ outcome: 'sent' } as const);
      },
    };
    const handlers = createHandlers({ ...channelsOf(deps), mailer, ...channels });
    const report = (error: unknown) => {
      throw error;
    };
    while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report, random: () => 0.5 })) > 0);
    const rows = await deps.db.selectFrom('outbox').select(['topic', 'state', 'last_error']).execute();
    return Object.fromEntries(rows.map(({ topic, state, last_error }) => [topic, [state, last_error]]));
  }

  async function booked(deps: Deps) {
    const order = await placeOrder(deps);
    await deps.db.transaction().execute((trx) => confirmOrder(trx, order.orderId, 'payment', deps));
    return order;
  }

  it('INV-1: the confirmation leads to the invoice of what was paid', async () => {
    const deps = depsWith();
    const { reference, token } = await placePaidOrder(deps);
    await deliver(deps);
    const mail = mails.find(({ topic }) => topic === 'order.confirmed.customer');
    expect(mail?.text).toContain('Invoice INV-2026-000001');
    const path = `/orders/${reference}/invoices/INV-2026-000001?token=${token}`;
    expect(mail?.text).toContain(`http://localhost:3000${path}`);
  });

  it('tells Slack and the signed webhook of a booked order, once each', async () => {
    const deps = depsWith({
      SLACK_WEBHOOK_URL: `${receiver.url}/slack`,
      WEBHOOK_URL: `${receiver.url}/hook`,
      WEBHOOK_SECRET: 'shared secret',
    });
    const order = await booked(deps);
    const states = await deliver(deps);
    expect(states).toMatchObject({
      'order.confirmed.slack': ['sent', null],
      'order.confirmed.webhook': ['sent', null],
    });
    expect(receiver.calls.map(({ path }) => path).sort()).toEqual(['/hook', '/slack']);

    const slack = receiver.calls.find(({ path }) => path === '/slack');
    expect(slack?.body).toContain(`Booked ${order.reference}`);
    expect(slack?.body).not.toMatch(/ada@example\.com|7700/);

    const hook = receiver.calls.find(({ path }) => path === '/hook');
    const [id, at] = [String(hook?.headers['webhook-id']), String(hook?.headers['webhook-timestamp'])];
    const expected = createHmac('sha256', 'shared secret').update(`${id}.${at}.${hook?.body}`).digest('base64');
    expect(hook?.headers['webhook-signature']).toBe(`v1,${expected}`);
    const event = JSON.parse(hook?.body ?? '') as { readonly type: string; readonly data: Record<string, unknown> };
    expect(event.type).toBe('order.confirmed');
    expect(event.data).toMatchObject({
      reference: order.reference,
      state: 'confirmed',
      total: order.totalWithDiscount,
    });
    expect(hook?.body).not.toContain(order.token);
  });

  it('delivers the webhook again under the same id when the receiver was down', async () => {
    const deps = depsWith({ WEBHOOK_URL: `${receiver.url}/hook`, WEBHOOK_SECRET: 'shared secret' });
    receiver.answerWith(503);
    await booked(deps);
    expect((await deliver(deps))['order.confirmed.webhook']).toEqual(['due', expect.stringMatching(/answered 503$/)]);
    receiver.answerWith(204);
    clock.advanceMinutes(1);
    expect((await deliver(deps))['order.confirmed.webhook']).toEqual(['sent', null]);
    expect(receiver.calls).toHaveLength(2);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('passes a notice on to Slack, in words of ours', async () => {
    const deps = depsWith({ SLACK_WEBHOOK_URL: `${receiver.url}/slack` });
    const notice = { notice: 'payment_failed', reference: 'SM-1 <!here>' } as const;
    await enqueue(deps.db, 'notice.slack', notice, { dedupeKey: 'n', now: clock.now() });
    await deliver(deps);
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toEqual({ text: 'A payment has failed (SM-1 &lt;!here&gt;)' });
  });

  it('QUO-10: keeps the conversion and says "logged" while Meta is not configured', async () => {
    const deps = depsWith();
    const order = await placeOrder(deps);
    const row = { id: 'c', order_id: order.orderId, event: 'Purchase', tier: 'tier_two', value: 30 };
    await deps.db
      .insertInto('conversions')
      .values({ ...row, at: clock.now().toISOString() })
      .execute();
    await enqueue(deps.db, 'conversion.meta', { conversionId: 'c' }, { dedupeKey: 'c', now: clock.now() });
    expect((await deliver(deps))['conversion.meta']).toEqual([
      'logged',
      'Meta is not set up on this site, so nothing was sent',
    ]);
  });

  describe('a conversion', () => {
    const env = { META_PIXEL_ID: 'pixel 1', META_ACCESS_TOKEN: 'token' };
    async function converted(deps: Deps) {
      const { orderId } = await placeOrder(deps);
      await telemetryService(deps).sendConversion({
        event: 'Purchase',
        tier: 'tier_two',
        value: 30,
        orderId,
        firstName: 'Ada',
        lastName: 'Sample',
        email: 'ada@example.com',
        phone: '+447700900123',
      });
      return orderId;
    }
    const toReceiver = (deps: Deps): Partial<Channels> => ({
      meta: deps.config.meta && { ...deps.config.meta, origin: receiver.url },
    });

    it('QUO-10: reaches Meta with its event, and with people only as hashes', async () => {
      const deps = depsWith(env);
      const orderId = await converted(deps);
      expect((await deliver(deps, toReceiver(deps)))['conversion.meta']).toEqual(['sent', null]);
      const [call, ...more] = receiver.calls;
      expect(more).toEqual([]);
      expect(call?.path).toBe('/v21.0/pixel%201/events');
      expect(JSON.parse(call?.body ?? '')).toMatchObject({
        access_token: 'token',
        data: [{ event_name: 'Purchase', custom_data: { order_id: orderId, value: 30, content_category: 'tier_two' } }],
      });
      expect(call?.body).not.toMatch(/"ada["@]|sample|7700900/i);
    });

    it('BOOK-5: is sent again under the same id when Meta was down', async () => {
      const deps = depsWith(env);
      await converted(deps);
      receiver.answerWith(500);
      expect((await deliver(deps, toReceiver(deps)))['conversion.meta']?.[0]).toBe('due');
      receiver.answerWith(200);
      clock.advanceMinutes(1);
      expect((await deliver(deps, toReceiver(deps)))['conversion.meta']).toEqual(['sent', null]);
      const ids = receiver.calls.map(({ body }) => /"event_id":"([^"]+)"/.exec(body)?.[1]);
      expect(ids).toEqual([expect.any(String), ids[0]]);
    });
  });

  describe('a lead', () => {
    const body = { firstName: 'Ada', lastName: 'Sample', email: 'ada@example.com', phone: '7700900123' };
    async function putEnquiry(deps: Deps, draftId: string | null) {
      const at = clock.now().toISOString();
      const lead = {
        id: 'lead',
        type: 'checkout',
        body_json: FORM.write(body),
        dedupe_key: 'lead',
        created_at: at,
        ...contactOf(body),
      };
      await deps.db
        .insertInto('leads')
        .values({ ...lead, draft_id: draftId })
        .execute();
      await enqueue(deps.db, 'lead.created.operator', { leadId: 'lead' }, { dedupeKey: 'lead', now: clock.now() });
    }

    it('reaches the operator with all that was given', async () => {
      const deps = depsWith();
      await putEnquiry(deps, null);
      expect((await deliver(deps))['lead.created.operator']).toEqual(['sent', null]);
      expect(mails).toMatchObject([
        { to: 'desk@example.com', subject: 'Unfinished order: Ada Sample', replyTo: body.email },
      ]);
      const said = mails[0]?.text.replace('+44 7700 900123', body.phone);
      for (const given of Object.values(body)) expect(said).toContain(given);
    });

    itOnBoth.each([
      ['awaiting_payment', 'skipped'],
      ['confirmed', 'skipped'],
      ['expired', 'sent'],
    ] as const)('whose order is %s is %s', async (state, outcome) => {
      const deps = depsWith();
      const order = await placeOrder(deps);
      await deps.db.updateTable('orders').set({ draft_id: 'draft', state }).where('id', '=', order.orderId).execute();
      await putEnquiry(deps, 'draft');
      expect((await deliver(deps))['lead.created.operator']?.[0]).toBe(outcome);
    });
  });
});
