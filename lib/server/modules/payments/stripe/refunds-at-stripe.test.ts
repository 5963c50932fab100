import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { formatPence, pence } from '@/lib/domain/money';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { cancelForDesk, cancelPage } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { orderPage } from '@/lib/server/modules/orders/desk-order';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { guestOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fc } from '@/lib/testing/fast-check';
import { placeOrder } from '@/lib/testing/place-order';
import type { TestRefund } from '@/lib/testing/stripe/account';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import { stripeEvent } from '@/lib/testing/stripe/webhook';

const PLAIN = { addOns: [], furnitureItems: [] };

describeWithDatabase('money that somebody gives back in Stripe’s dashboard', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock, { CREWS: '50' });
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  async function paidOrder(answers: Parameters<typeof placeOrder>[1] = {}) {
    const order = await placeOrder(shop.deps, answers);
    const session = await shop.open(order);
    await shop.pay(session);
    return { order, charge: session.payment_intent ?? '' };
  }
  /** In the dashboard; Stripe does not tell of it. */
  const giveBack = (charge: string, amount: number): TestRefund =>
    shop.stripe.account.refund(new URLSearchParams({ payment_intent: charge, amount: `${amount}` }));
  const chargeRefunded = (charge: string) =>
    stripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: charge });
  const sent = () =>
    shop.stripe.account.refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((total, { amount }) => total + amount, 0);
  const pageOf = async ({ reference, token }: CreatedOrderDto) => viewOrder(shop.deps, reference, token);
  const row = async ({ orderId }: CreatedOrderDto) => (await findOrder(database().db, orderId))!;

  /** The refunds that arrived, and those that have a credit note and did not fail since. */
  const given = async ({ orderId }: CreatedOrderDto) => {
    const rows = database().db.selectFrom('refunds').select('id').where('order_id', '=', orderId);
    return (await rows.where('state', '=', 'done').execute()).map(({ id }) => id).toSorted();
  };
  const credited = async ({ orderId }: CreatedOrderDto) => {
    const rows = database().db.selectFrom('invoices').innerJoin('refunds', 'refunds.id', 'issued_for_id');
    const ofOrder = rows.select('refunds.id').where('refunds.order_id', '=', orderId);
    return (await ofOrder.where('refunds.state', '!=', 'failed').execute()).map(({ id }) => id).toSorted();
  };

  it('CXL-1, LAW-6: what went back there is not promised again: page, mails and desk say the same sum', async () => {
    const { order, charge } = await paidOrder();
    giveBack(charge, 5_900);
    expect((await shop.tell(chargeRefunded(charge))).status).toBe(200);
    expect((await pageOf(order))?.refunded).toBe(59);

    const guest = guestOf(shop.deps, order);
    await expect(guest.previewCancellation()).resolves.toMatchObject({ refund: 200, goneBefore: 59 });
    const desk = await cancelPage(shop.deps, order.reference);
    expect(desk?.choices).toMatchObject([{ value: 'terms', refundText: '£200' }]);
    expect(desk?.choices[0]?.hint).toContain('£59 has already been refunded');

    await expect(guest.cancel()).resolves.toMatchObject({ refund: 200 });
    await shop.deliver();
    expect(sent()).toBe(25_900);
    const page = await pageOf(order);
    expect([page?.refundOfCancelling, page?.refunded]).toEqual([200, 259]);
    const mail = shop.mails.find(({ topic }) => topic === 'order.changed.customer');
    expect(mail?.text).toContain('We are refunding £200 of £259 the way you paid, within 14 days.');
    expect(mail?.text).toContain('With earlier refunds, that is £259 in all.');
    const toOperator = shop.mails.find(({ topic }) => topic === 'order.changed.operator');
    expect(toOperator?.text).toMatch(/Refunded in all:? +£259/);
    expect(toOperator?.text).not.toContain('by hand');
    const facts = (await orderPage(shop.deps, order.reference))?.facts;
    expect(facts).toContainEqual({ label: 'Refunded in all', text: '£259 of £259 paid' });
  });

  it.each([0, 1])('LAW-6: is asked for before a promise where word of it never came (%d told)', async (told) => {
    const { order, charge } = await paidOrder({ addOns: ['PACKING'] });
    const made = giveBack(charge, 30_000);
    if (told) await shop.tell(stripeEvent('refund.created', made));
    const guest = guestOf(shop.deps, order);
    await expect(guest.previewEdit(PLAIN)).resolves.toMatchObject({ refund: 58, goneBefore: 300 });
    const operator = { email: 'desk@example.com' };
    const form = { reference: order.reference, version: 1, idempotencyKey: 'a-key-for-one-form' };
    const asShown = { ...form, refund: 'all', expectedRefund: pence(35_800) } as const;
    await expect(cancelForDesk(shop.deps, operator, asShown)).rejects.toMatchObject({ code: 'refund_changed' });
    await cancelForDesk(shop.deps, operator, { ...asShown, expectedRefund: pence(5_800) });
    await shop.deliver();
    expect([sent(), (await pageOf(order))?.refunded]).toEqual([35_800, 358]);
  });

  it('CXL-1, LAW-6: between what was shown and what is confirmed: the customer is shown the new sum first', async () => {
    const { order, charge } = await paidOrder();
    const guest = guestOf(shop.deps, order);
    const request = guest.agreed(await guest.previewCancellation());
    giveBack(charge, 25_900);
    await expect(guest.changes.cancel(request)).rejects.toMatchObject({ code: 'refund_changed' });
    await expect(guest.cancel()).resolves.toMatchObject({ refund: 0 });
    await shop.deliver();
    expect([sent(), await shop.refunds()]).toEqual([25_900, ['by_hand 25900 done']]);
  });

  it.each([
    [25_900, ['by_hand 25900 done', 'cancelled 25900 covered']],
    [5_900, ['by_hand 5900 done', 'cancelled 20000 done']],
  ])('LAW-6: £%d pence given there after the promise take their part of it', async (amount, refunds) => {
    const { order, charge } = await paidOrder();
    await guestOf(shop.deps, order).cancel();
    const made = giveBack(charge, amount);
    expect((await shop.deliver())['payment.refund']).toBe('sent');
    await shop.tell(stripeEvent('refund.created', made));
    expect([sent(), await shop.refunds(), (await pageOf(order))?.refunded]).toEqual([25_900, refunds, 259]);
    expect(shop.mails.map(({ subject }) => subject).join()).not.toContain('did not arrive');
  });

  it('BOOK-3: told many times, by every kind of event, of its own refunds too, each counts once', async () => {
    const { order, charge } = await paidOrder({ addOns: ['PACKING'] });
    await guestOf(shop.deps, order).edit(PLAIN);
    await shop.deliver();
    const byHand = giveBack(charge, 900);
    const events = [
      chargeRefunded(charge),
      ...shop.stripe.account.refunds.map((refund) => stripeEvent('refund.created', refund)),
      stripeEvent('charge.refund.updated', byHand),
      chargeRefunded(charge),
    ];
    await Promise.all([...events, ...events.toReversed()].map(shop.tell));
    expect(await shop.refunds()).toEqual(['by_hand 900 done', 'changed 9900 done']);
    expect(await moneyOf(database().db, await row(order))).toEqual({ paid: 35_800, goneBack: 10_800, left: 25_000 });
  });

  it.each(['charge.refunded', 'refund.created'])('BOOK-3: %s may come before word of the payment', async (what) => {
    const order = await placeOrder(shop.deps);
    const session = shop.stripe.account.pay((await shop.open(order)).id);
    const charge = session.payment_intent ?? '';
    const made = giveBack(charge, 5_900);
    const event = what === 'refund.created' ? stripeEvent(what, made) : chargeRefunded(charge);
    expect(await (await shop.tell(event)).json()).toEqual({ received: true, isOurs: true });
    await shop.tell(stripeEvent('checkout.session.completed', session));
    expect([await shop.state(order), await shop.refunds()]).toEqual(['confirmed', ['by_hand 5900 done']]);
  });

  it('what was tried there and failed takes nothing from what is promised', async () => {
    const { order, charge } = await paidOrder();
    const made = giveBack(charge, 5_900);
    await shop.tell(stripeEvent('refund.created', made));
    Object.assign(made, { status: 'failed' });
    await shop.tell(stripeEvent('refund.failed', made));
    await expect(guestOf(shop.deps, order).cancel()).resolves.toMatchObject({ refund: 259 });
    await shop.deliver();
    expect(sent()).toBe(25_900);
  });

  it('a Stripe that does not answer keeps nobody from cancelling', async () => {
    const { order } = await paidOrder();
    jest.mocked(console.error).mockImplementation(() => undefined);
    shop.stripe.behave('refusing');
    await expect(guestOf(shop.deps, order).cancel()).resolves.toMatchObject({ state: 'applied', refund: 259 });
    shop.stripe.behave('well');
    await shop.deliver();
    expect(sent()).toBe(25_900);
  });

  it('a fault of ours or Stripe’s is not answered 200: the event comes again', async () => {
    const { charge } = await paidOrder();
    giveBack(charge, 5_900);
    jest.mocked(console.error).mockImplementation(() => undefined);
    shop.stripe.behave('refusing');
    expect((await shop.tell(chargeRefunded(charge))).status).toBe(500);
    shop.stripe.behave('well');
    await shop.tell(chargeRefunded(charge));
    expect(await shop.refunds()).toEqual(['by_hand 5900 done']);
  });

  itOnBoth(
    'CXL-1, LAW-6, INV-1: whatever the customer, the office and Stripe do, no more goes back than was paid',
    async () => {
      const acts = fc.array(
        fc.record({
          do: fc.constantFrom('add', 'take out', 'by hand', 'fail', 'tell', 'deliver', 'cancel'),
          amount: fc.integer({ min: 1, max: 40_000 }),
        }),
        { minLength: 4, maxLength: 9 },
      );
      const run = fc.asyncProperty(acts, async (all) => {
        const { order } = await paidOrder();
        const guest = guestOf(shop.deps, order);
        const mine = () =>
          [...shop.stripe.account.sessions.values()].filter(({ success_url }) => success_url.includes(order.reference));
        const charges = () => mine().flatMap(({ payment_intent }) => payment_intent ?? []);
        const back = () =>
          shop.stripe.account.refunds.filter(({ payment_intent }) => charges().includes(payment_intent));
        const arrived = () => back().filter(({ status }) => status === 'succeeded');
        const ignoring = (work: Promise<unknown>) => work.catch(() => undefined);
        const act = {
          add: async () => {
            await guest.edit({ addOns: ['PACKING'], furnitureItems: [] });
            await shop.pay(await shop.open(order));
          },
          'take out': () => guest.edit(PLAIN),
          'by hand': async (amount: number) => {
            const charge = charges()[amount % charges().length] ?? '';
            giveBack(charge, amount);
            if (amount % 2) await shop.tell(chargeRefunded(charge));
          },
          fail: async (amount: number) => {
            const refund = arrived()[amount % Math.max(arrived().length, 1)];
            if (!refund) return;
            Object.assign(refund, { status: 'failed' });
            await shop.tell(stripeEvent('refund.failed', refund));
          },
          tell: async () => {
            for (const refund of back()) await shop.tell(stripeEvent('refund.updated', refund));
          },
          deliver: () => shop.deliver(),
          cancel: () => guest.cancel(),
        };
        for (const { do: what, amount } of all) {
          clock.advanceMinutes(0.5);
          await ignoring((async (): Promise<unknown> => act[what](amount))());
          const { paid, goneBack, left } = await moneyOf(database().db, await row(order));
          expect(goneBack).toBeGreaterThanOrEqual(0);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(arrived().reduce((total, refund) => total + refund.amount, 0)).toBeLessThanOrEqual(paid);
          expect((await pageOf(order))?.refunded).toBe(goneBack / 100);
          expect(await credited(order)).toEqual(await given(order));
          const shown = (await orderPage(shop.deps, order.reference))?.facts.find(({ label }) =>
            /Refunded in all/.test(label),
          );
          expect(shown?.text ?? '£0 of').toContain(`${formatPence(goneBack)} of`);
        }
      });
      await fc.assert(run, { numRuns: 6 });
    },
  );
});
