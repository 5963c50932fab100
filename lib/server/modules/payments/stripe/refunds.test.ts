import { pence } from '@/lib/domain/money';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { carryOutRefund, refundOrder } from '@/lib/server/modules/ledger/refunds';
import { transact } from '@/lib/server/platform/db/db';
import { guestOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder } from '@/lib/testing/place-order';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import { stripeEvent } from '@/lib/testing/stripe/webhook';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';

/** A Saturday: 10 % on the move, so that its change waits for a payment. */
const BUSY_DAY = { date: '2026-12-19', start: '10:00', end: '12:00' };

describeWithDatabase('money that goes back by Stripe', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock);
  });

  async function paidOrder() {
    const order = await placeOrder(shop.deps);
    const session = await shop.open(order);
    await shop.pay(session);
    return { order, session };
  }
  const sent = () => shop.stripe.account.refunds.map(({ amount }) => amount).toSorted((a, b) => a - b);

  it('LAW-6: a cancellation gives back exactly what the visitor was shown', async () => {
    const { order } = await paidOrder();
    clock.set('2026-12-13T09:00:00.000Z');
    const guest = guestOf(shop.deps, order);
    const { refund } = await guest.previewCancellation();
    await guest.cancel();
    await shop.deliver();
    expect(refund).toBe(order.totalWithDiscount / 2);
    expect([sent(), await shop.refunds()]).toEqual([[refund * 100], [`cancelled ${refund * 100} done`]]);
  });

  it('a change’s difference is a payment of its own, and both go back when the order is cancelled', async () => {
    const { order } = await paidOrder();
    const guest = guestOf(shop.deps, order);
    await guest.reschedule(BUSY_DAY);
    const session = await shop.open(order);
    expect(session.amount_total).toBe(2590);
    await shop.pay(session);
    expect(await shop.state(order)).toBe('rescheduled');
    await guest.cancel();
    await shop.deliver();
    expect(sent()).toEqual([2590, 25900]);
  });

  it('LAW-3: a change that gives way ends its session', async () => {
    const { order } = await paidOrder();
    const guest = guestOf(shop.deps, order);
    await guest.reschedule(BUSY_DAY);
    const session = await shop.open(order);
    await guest.cancel();
    await shop.deliver();
    expect(session.status).toBe('expired');
  });

  it('a refund whose answer is lost is found again, also when Stripe has forgotten its key', async () => {
    const { order } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    const { id } = await database().db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    const payment_intent = shop.latest().payment_intent ?? '';
    shop.stripe.account.refund(new URLSearchParams({ payment_intent, amount: '25900', 'metadata[refund_id]': id }));
    await shop.deliver();
    expect([sent(), await shop.refunds()]).toEqual([[25900], ['cancelled 25900 done']]);
  });

  it('a refund that fails at Stripe is tried again, and then once only', async () => {
    const { order } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    shop.stripe.behave('refusing');
    expect((await shop.deliver())['payment.refund']).toBe('due');
    shop.stripe.behave('well');
    clock.advanceMinutes(1);
    expect((await shop.deliver())['payment.refund']).toBe('sent');
    expect(await carryOutRefund(withPayments(shop.deps), (await refundId()) ?? '')).toBe(false);
    expect(sent()).toEqual([25900]);
  });

  const refundId = async () => (await database().db.selectFrom('refunds').select('id').executeTakeFirst())?.id;

  it('a refund that does not arrive is the operator’s, once, whatever is told later', async () => {
    const { order } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    await shop.deliver();
    const [refund] = shop.stripe.account.refunds;
    const failed = { ...refund, status: 'failed' };
    for (const event of [
      stripeEvent('refund.failed', failed),
      stripeEvent('refund.updated', failed),
      stripeEvent('refund.created', refund!),
    ]) {
      expect((await shop.tell(event)).status).toBe(200);
    }
    await shop.deliver();
    const told = shop.mails.filter(({ subject }) => subject === `A refund did not arrive: ${order.reference}`);
    expect([told.length, await shop.refunds()]).toEqual([1, ['cancelled 25900 failed']]);
  });

  itOnBoth('LAW-6: a refund that failed and is then given back by hand goes back once', async () => {
    const { order } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    await shop.deliver();
    const [first] = shop.stripe.account.refunds;
    const back = async () => (await viewOrder(shop.deps, order.reference, order.token))?.refunded;
    await shop.tell(stripeEvent('refund.failed', { ...first!, status: 'failed' }));
    expect(await back()).toBe(259);
    clock.advanceMinutes(1);
    await shop.tell(stripeEvent('refund.created', { ...first!, id: 're_by_hand', metadata: {} }));
    expect([await shop.refunds(), await back()]).toEqual([['by_hand 25900 done', 'cancelled 25900 failed'], 259]);

    const more = {
      orderId: order.orderId,
      changeId: null,
      reason: 'changed',
      amount: pence(5_000),
      at: clock.now(),
    } as const;
    expect(await transact(shop.deps.db, (trx) => refundOrder(trx, more))).toBe(5_000);
    expect([await shop.refunds(), await back()]).toEqual([['by_hand 25900 done', 'cancelled 25900 failed'], 259]);
  });

  itOnBoth('word of a refund may come before its answer', async () => {
    const { order } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    const payment_intent = shop.latest().payment_intent ?? '';
    const params = { payment_intent, amount: '25900', 'metadata[refund_id]': (await refundId()) ?? '' };
    const early = shop.stripe.account.refund(new URLSearchParams(params));
    await shop.tell(stripeEvent('refund.created', early));
    expect((await shop.deliver())['payment.refund']).toBe('skipped');
    expect([sent(), await shop.refunds()]).toEqual([[25900], ['cancelled 25900 done']]);
  });

  it('what was given back at Stripe by hand counts: a cancellation gives back the rest', async () => {
    const { order, session } = await paidOrder();
    const byHand = { payment_intent: session.payment_intent ?? '', amount: '5900' };
    const made = shop.stripe.account.refund(new URLSearchParams(byHand));
    const events = [stripeEvent('refund.created', made), stripeEvent('refund.updated', made)];
    await Promise.all([...events, ...events].map(shop.tell));
    expect([await shop.refunds(), (await shop.events(order)).at(-1)]).toEqual([['by_hand 5900 done'], 'refunded']);
    await guestOf(shop.deps, order).cancel();
    await shop.deliver();
    expect(sent()).toEqual([5900, 20000]);
  });

  it('a payment that another provider took is the operator’s to give back', async () => {
    const { order } = await paidOrder();
    await database().db.updateTable('payments').set({ provider: 'test' }).execute();
    await guestOf(shop.deps, order).cancel();
    await shop.deliver();
    expect([sent(), await shop.refunds()]).toEqual([[], ['cancelled 25900 failed']]);
    expect(shop.mails.map(({ subject }) => subject)).toContain(`A refund did not arrive: ${order.reference}`);
  });
});
