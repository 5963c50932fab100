import { fromPounds } from '@/lib/domain/money';
import type { Problem } from '@/lib/server/platform/base/problem';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { paymentLink, recordPaymentEvent } from './service';
import { actOnTestPayment, getTestPayment } from './test-payment';
import { testPaymentEvent } from '@/lib/server/platform/payment-provider/test-provider';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';

describeWithDatabase('payments', (database) => {
  const clock = fixedClock();
  beforeEach(() => clock.set('2026-11-24T09:00:00.000Z'));

  /** An order and its payment page: the two things that a visitor holds. */
  async function heldOrder(env: Readonly<Record<string, string>> = {}) {
    const deps = testDeps(database().db, clock.now, env);
    const payments = withPayments(deps);
    const order = await placeOrder(deps);
    return { deps, payments, order, ...pageOf(await paymentLink(payments, order.orderId, order.token)) };
  }
  function pageOf(link: string) {
    const url = new URL(link);
    return { link, paymentId: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('token') ?? '' };
  }

  const rowOf = async (orderId: string) =>
    database().db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const stateOf = async (orderId: string) => (await rowOf(orderId)).state;
  const topics = async () =>
    (await database().db.selectFrom('outbox').select('topic').orderBy('topic').execute()).map(({ topic }) => topic);
  const eventTypes = async () =>
    (await database().db.selectFrom('order_events').select('type').orderBy('at').orderBy('type').execute()).map(
      ({ type }) => type,
    );
  const messagesOf = (topic: string, all: readonly string[]) => all.filter((name) => name === topic).length;
  const problem = (code: string): Problem => expect.objectContaining({ code }) as Problem;

  it('LAW-13: links to the payment page with the order’s whole total', async () => {
    const { payments, order, link, paymentId, key } = await heldOrder();
    expect(link).toMatch(/^http:\/\/localhost:3000\/pay\/test\/[\w-]{36}\?token=[\w-]{43}$/);
    await expect(getTestPayment(payments, paymentId, key)).resolves.toEqual({
      paymentId,
      secret: key,
      state: 'open',
      reference: order.reference,
      title: expect.stringMatching(/, Tuesday 15 December 2026, 10:00–12:00$/) as string,
      amount: fromPounds(order.totalWithDiscount),
      payUntil: 'Tuesday 24 November 2026, 09:30',
      isHoldOver: false,
      keepsCard: false,
      orderPath: `/orders/${order.reference}?token=${order.token}`,
    });
  });

  it.each([
    ['a storage order that agrees to it', 'storage', fullStorageAnswers(), true],
    [
      'a storage order from before that was asked',
      'storage',
      fullStorageAnswers({ isAgreedWithPayments: false }),
      false,
    ],
    ['a move', 'moving', fullAnswers(), false],
    ['a return', 'storage-return', fullReturnAnswers(), false],
    ['a clean', 'cleaning', fullCleaningAnswers(), false],
  ] as const)('LAW-4: whether the card is kept of %s', async (_, flow, answers, keepsCard) => {
    const deps = testDeps(database().db, clock.now);
    const payments = withPayments(deps);
    const asked: unknown[] = [];
    const createSession: typeof payments.provider.createSession = (request) => {
      asked.push(request.keepsCard);
      return payments.provider.createSession(request);
    };
    const order = await placeOrderOf(deps, flow, answers);
    await paymentLink({ ...payments, provider: { ...payments.provider, createSession } }, order.orderId, order.token);
    expect(asked).toEqual([keepsCard]);
  });

  it('gives the open session again instead of a second one', async () => {
    const { payments, order, link } = await heldOrder();
    expect(await paymentLink(payments, order.orderId, order.token)).toBe(link);
    expect(await eventTypes()).toEqual(['created', 'payment_started']);
  });

  it('confirms the order when it is paid, and sends the visitor to it', async () => {
    const { payments, order, paymentId, key } = await heldOrder();
    const next = await actOnTestPayment(payments, paymentId, key, 'pay');
    expect(next).toBe(`/orders/${order.reference}?token=${order.token}&payment=paid`);
    expect(await stateOf(order.orderId)).toBe('confirmed');
    expect(await topics()).toEqual([
      // The list around the move, and what is open of it in the last week.
      'order.checklist.customer',
      'order.checklist.customer',
      'order.confirmed.customer',
      'order.confirmed.operator',
      'order.confirmed.slack',
      'order.confirmed.webhook',
      'order.day_before.customer',
      'order.day_before.text',
      'order.received.customer',
      // A week and two days before, unless the addresses are given by then (DAY-1).
      'order.where_exactly.customer',
      'order.where_exactly.customer',
    ]);
  });

  it('BOOK-3: an event that is seen twice is one confirmation and one mail', async () => {
    const { payments, order, paymentId } = await heldOrder();
    const event = testPaymentEvent(paymentId, 'pay');
    await recordPaymentEvent(payments, event);
    const before = { topics: await topics(), events: await eventTypes() };
    await recordPaymentEvent(payments, event);
    expect({ topics: await topics(), events: await eventTypes() }).toEqual(before);
    expect(messagesOf('order.confirmed.customer', before.topics)).toBe(1);
    expect(before.events.filter((type) => type === 'confirmed')).toHaveLength(1);
    expect(await stateOf(order.orderId)).toBe('confirmed');
  });

  itOnBoth('BOOK-3: ten clicks at the same moment are one payment', async () => {
    const { payments, paymentId, key } = await heldOrder();
    const clicks = Array.from({ length: 10 }, () => actOnTestPayment(payments, paymentId, key, 'pay'));
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
    expect(messagesOf('order.confirmed.customer', await topics())).toBe(1);
    expect(await topics()).not.toContain('order.refund_needed.operator');
  });

  itOnBoth('BOOK-3: a payment after the hold books the slot again while it is free', async () => {
    const { deps, payments, order, paymentId, key } = await heldOrder();
    clock.advanceMinutes(31);
    await expireLapsedHolds(deps);
    expect(await stateOf(order.orderId)).toBe('expired');
    await actOnTestPayment(payments, paymentId, key, 'pay');
    expect(await stateOf(order.orderId)).toBe('confirmed');
    expect(messagesOf('order.confirmed.customer', await topics())).toBe(1);
  });

  it('BOOK-3: a payment after the slot has gone is refunded, and both sides are told', async () => {
    const { deps, payments, order, paymentId, key } = await heldOrder({ CREWS: '1' });
    clock.advanceMinutes(31);
    await expireLapsedHolds(deps);
    await placeOrder(deps); // somebody else takes the only crew
    const before = await rowOf(order.orderId);
    await actOnTestPayment(payments, paymentId, key, 'pay');
    expect([before.state, await rowOf(order.orderId)]).toEqual(['expired', before]);
    const all = await topics();
    expect(all).toContain('order.refund_needed.operator');
    expect(all).toContain('order.paid_too_late.customer');
    expect(all).not.toContain('order.confirmed.customer');
  });

  itOnBoth('refunds a second payment for an order that is booked', async () => {
    const { payments, order, paymentId, key } = await heldOrder();
    const second = await secondSession(payments, order.orderId);
    await actOnTestPayment(payments, paymentId, key, 'pay');
    await recordPaymentEvent(payments, testPaymentEvent(second, 'pay'));
    expect(await stateOf(order.orderId)).toBe('confirmed');
    expect(messagesOf('order.refund_needed.operator', await topics())).toBe(1);
    expect(await topics()).not.toContain('order.paid_too_late.customer');
    expect(await eventTypes()).toContain('refunded');
  });

  /** Two tabs may open a session each in the same instant. */
  async function secondSession({ db, now }: PaymentDeps, orderId: string): Promise<string> {
    const first = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
    const at = now().toISOString();
    await db
      .insertInto('payments')
      .values({ ...first, id: 'second', provider_ref: 'second', created_at: at, updated_at: at })
      .execute();
    return 'second';
  }

  it('a failed payment leaves order and hold usable: the same page is paid afterwards', async () => {
    const { payments, order, link, paymentId, key } = await heldOrder();
    expect(await actOnTestPayment(payments, paymentId, key, 'fail')).toMatch(/&payment=failed$/);
    await actOnTestPayment(payments, paymentId, key, 'fail');
    expect(await stateOf(order.orderId)).toBe('awaiting_payment');
    expect(messagesOf('notice.slack', await topics())).toBe(2);
    expect(await paymentLink(payments, order.orderId, order.token)).toBe(link);
    await actOnTestPayment(payments, paymentId, key, 'pay');
    expect(await stateOf(order.orderId)).toBe('confirmed');
    expect((await eventTypes()).filter((type) => type === 'payment_failed')).toHaveLength(2);
  });

  it('a cancelled payment is followed by a new session', async () => {
    const { payments, order, link, paymentId, key } = await heldOrder();
    expect(await actOnTestPayment(payments, paymentId, key, 'cancel')).toMatch(/&payment=cancelled$/);
    const again = pageOf(await paymentLink(payments, order.orderId, order.token));
    expect(again.link).not.toBe(link);
    await actOnTestPayment(payments, again.paymentId, again.key, 'pay');
    expect(await stateOf(order.orderId)).toBe('confirmed');
  });

  it('what was paid stays paid, whatever is clicked afterwards', async () => {
    const { payments, order, paymentId, key } = await heldOrder();
    await actOnTestPayment(payments, paymentId, key, 'pay');
    await actOnTestPayment(payments, paymentId, key, 'fail');
    await actOnTestPayment(payments, paymentId, key, 'cancel');
    expect(await stateOf(order.orderId)).toBe('confirmed');
    await expect(getTestPayment(payments, paymentId, key)).resolves.toMatchObject({ state: 'paid' });
    expect(await eventTypes()).not.toContain('payment_failed');
  });

  it('nobody confirms another’s order: a wrong key, another payment’s key and an unknown payment are not found', async () => {
    const { deps, payments, order, paymentId } = await heldOrder();
    const other = await placeOrder(deps);
    const otherPage = pageOf(await paymentLink(payments, other.orderId, other.token));
    for (const [id, key] of [
      [paymentId, ''],
      [paymentId, 'a'.repeat(43)],
      [paymentId, otherPage.key],
      [paymentId, order.token],
      ['unknown', otherPage.key],
    ] as const) {
      await expect(actOnTestPayment(payments, id, key, 'pay')).rejects.toEqual(problem('not_found'));
      expect(await getTestPayment(payments, id, key)).toBeNull();
    }
    expect(await stateOf(order.orderId)).toBe('awaiting_payment');
  });

  it('gives no link for a wrong token, after the hold, or for a paid order', async () => {
    const { payments, order, paymentId, key } = await heldOrder();
    await expect(paymentLink(payments, order.orderId, 'wrong')).rejects.toEqual(problem('not_found'));
    await expect(paymentLink(payments, 'unknown', order.token)).rejects.toEqual(problem('not_found'));
    clock.advanceMinutes(30);
    await expect(paymentLink(payments, order.orderId, order.token)).rejects.toEqual(problem('order_not_payable'));
    await actOnTestPayment(payments, paymentId, key, 'pay');
    await expect(paymentLink(payments, order.orderId, order.token)).rejects.toEqual(problem('order_not_payable'));
  });
});
