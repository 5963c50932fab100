import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { guestOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder } from '@/lib/testing/place-order';
import type { TestRefund } from '@/lib/testing/stripe/account';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import { stripeEvent } from '@/lib/testing/stripe/webhook';

describeWithDatabase('credit notes of what goes back at Stripe', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock, { CREWS: '50' });
  });

  async function paidOrder(): Promise<{ readonly order: CreatedOrderDto; readonly charge: string }> {
    const order = await placeOrder(shop.deps);
    const session = await shop.open(order);
    await shop.pay(session);
    return { order, charge: session.payment_intent ?? '' };
  }
  /** Refunds in the dashboard. Stripe sends no event of that here. */
  const giveBack = (charge: string, amount: number): TestRefund =>
    shop.stripe.account.refund(new URLSearchParams({ payment_intent: charge, amount: `${amount}` }));
  const tell = async (type: string, refund: TestRefund, status?: TestRefund['status']) => {
    if (status) Object.assign(refund, { status });
    await shop.tell(stripeEvent(type, refund));
  };
  /** Returns each credit note with the invoice it corrects and the state of its refund. */
  const notes = async () =>
    (
      await database()
        .db.selectFrom('invoices')
        .innerJoin('refunds', 'refunds.id', 'invoices.issued_for_id')
        .select(['number', 'gross_pence', 'corrects', 'refunds.state', 'refunds.reason'])
        .where('kind', '=', 'credit_note')
        .orderBy('number')
        .execute()
    ).map(({ number, gross_pence, corrects, state, reason }) => [number, corrects, gross_pence, reason, state]);

  it('INV-1: money given back in the dashboard has one note, however often it is told', async () => {
    const { charge } = await paidOrder();
    const refund = giveBack(charge, 5900);
    await tell('refund.created', refund);
    await tell('refund.updated', refund);
    await tell('refund.updated', refund);
    expect(await notes()).toEqual([['CN-2026-000001', 'INV-2026-000001', 5900, 'by_hand', 'done']]);
  });

  itOnBoth('INV-1: our own refund has one note, told by the answer and by the event', async () => {
    const { order } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    await shop.deliver();
    for (const refund of shop.stripe.account.refunds) await tell('refund.updated', refund);
    expect(await notes()).toEqual([['CN-2026-000001', 'INV-2026-000001', 25_900, 'cancelled', 'done']]);
  });

  it('INV-1: a refund that fails after all keeps its note for the one that takes its place', async () => {
    const { order, charge } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    await shop.deliver();
    const [refund] = shop.stripe.account.refunds;
    await tell('refund.failed', refund!, 'failed');
    expect(await notes()).toEqual([['CN-2026-000001', 'INV-2026-000001', 25_900, 'cancelled', 'failed']]);
    await tell('refund.created', giveBack(charge, 25_900));
    expect(await notes()).toEqual([['CN-2026-000001', 'INV-2026-000001', 25_900, 'by_hand', 'done']]);
  });

  it('INV-1: a refund that never arrived, and what was covered before, have none', async () => {
    const { order, charge } = await paidOrder();
    await tell('refund.failed', giveBack(charge, 5900), 'failed');
    expect(await notes()).toEqual([]);
    await guestOf(shop.deps, order).cancel();
    await tell('refund.created', giveBack(charge, 25_900));
    await shop.deliver();
    expect(await notes()).toEqual([['CN-2026-000001', 'INV-2026-000001', 25_900, 'by_hand', 'done']]);
    expect(await shop.refunds()).toContain('cancelled 25900 covered');
  });

  it('INV-1: money that was not what was asked has neither invoice nor note', async () => {
    const order = await placeOrder(shop.deps);
    const session = await shop.open(order);
    await shop.tell(
      stripeEvent('checkout.session.completed', { ...shop.stripe.account.pay(session.id), amount_total: 1 }),
    );
    await tell('refund.created', giveBack(session.payment_intent ?? '', 100));
    expect(await database().db.selectFrom('invoices').selectAll().execute()).toEqual([]);
  });
});
