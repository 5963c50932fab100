import { createServices } from '@/lib/server/container';
import { deleteOrders } from '@/lib/server/modules/booking/delete-expired-orders-repo';
import { complete } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { A_CLAIM, claimBy, workDone } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const DAY = '2026-12-15T11:00:00.000Z';

describeWithDatabase('claims of customers', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  const claims = () => createServices(deps).claims;
  const doneOrder = async () => {
    const order = await placePaidOrder(deps);
    await workDone(deps, clock, order.orderId, DAY);
    return order;
  };
  const count = async (table: 'claims' | 'claim_items' | 'outbox') =>
    (await deps.db.selectFrom(table).selectAll().execute()).length;

  it('CLM-1: one is kept whole, with the days by which we answer and decide, and told to both sides', async () => {
    const order = await doneOrder();
    const made = await claims().make(claimBy(order));
    expect(made).toMatchObject({
      number: 1,
      state: 'received',
      at: DAY,
      ...A_CLAIM,
      answerBy: '2026-12-22',
      decisionBy: '2027-01-12',
      answer: null,
      decision: null,
    });
    const view = await claims().view(order.reference, order.token);
    expect(view).toMatchObject({ stage: 'open', lastDay: '2027-01-12', isFull: false, claims: [made] });
    const topics = await deps.db.selectFrom('outbox').select('topic').where('topic', 'like', 'claim.%').execute();
    expect(topics.map(({ topic }) => topic).toSorted()).toEqual(['claim.received.customer', 'claim.received.operator']);
    const page = await createServices(deps).orders.view(order.reference, order.token);
    expect(page?.claims).toEqual({ isOpen: true, made: 1 });
    expect(page?.events.at(-1)).toMatchObject({ type: 'claim_made', cause: 'visitor' });
  });

  it('CLM-1: the receipt says the two days and what was said; the office can answer its sender', async () => {
    const order = await doneOrder();
    await claims().make(claimBy(order));
    const mails: MailMessage[] = [];
    await deliverAll(deps, { mailer: { send: (mail) => (mails.push(mail), Promise.resolve({ outcome: 'sent' })) } });
    const about = mails.filter(({ subject }) => /claim/i.test(subject));
    expect(about.map(({ subject }) => subject).toSorted()).toEqual([
      `New claim, answer by Tuesday 22 December 2026 (${order.reference}, claim 1)`,
      `We have your claim (${order.reference}, claim 1)`,
    ]);
    const receipt = about.find(({ subject }) => subject.startsWith('We have'));
    for (const words of ['Tuesday 22 December 2026', 'Tuesday 12 January 2027', 'Bookcase: damaged, worth £120']) {
      expect(receipt?.text).toContain(words);
    }
    expect(receipt?.text).toContain(`/orders/${order.reference}/claim?token=`);
    expect(about.find(({ subject }) => subject.startsWith('New'))?.replyTo).toBe(receipt?.to);
  });

  itOnBoth('CLM-1: a form that is sent 50 times at once is one claim', async () => {
    const order = await doneOrder();
    const form = claimBy(order);
    const sent = await Promise.all(Array.from({ length: 50 }, () => claims().make(form)));
    expect(new Set(sent.map(({ number }) => number))).toEqual(new Set([1]));
    expect([await count('claims'), await count('claim_items')]).toEqual([1, 2]);
    const other = { ...form, text: 'Something else went wrong as well.' };
    await expect(claims().make(other)).rejects.toMatchObject({
      details: { fields: { key: expect.anything() as string } },
    });
  });

  itOnBoth('CLM-1: of 50 forms that are sent at once five are taken', async () => {
    const order = await doneOrder();
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => claims().make(claimBy(order))));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const view = await claims().view(order.reference, order.token);
    expect([view?.isFull, view?.claims.map(({ number }) => number)]).toEqual([true, [1, 2, 3, 4, 5]]);
  });

  it('CLM-1: none before anybody has come, none after 28 days; what was made is still shown', async () => {
    const order = await placePaidOrder(deps);
    const refused = { details: { fields: { reference: expect.anything() as string } } };
    await expect(claims().make(claimBy(order))).rejects.toMatchObject(refused);
    expect(await claims().view(order.reference, order.token)).toMatchObject({ stage: 'early', lastDay: null });
    await workDone(deps, clock, order.orderId, DAY);
    clock.set('2027-01-12T23:59:00.000Z');
    await claims().make(claimBy(order));
    clock.set('2027-01-13T00:00:00.000Z');
    await expect(claims().make(claimBy(order))).rejects.toMatchObject(refused);
    const view = await claims().view(order.reference, order.token);
    expect([view?.stage, view?.claims.length]).toEqual(['late', 1]);
  });

  it('CLM-1: of an order that the desk has marked as done; none of one that was cancelled or never paid', async () => {
    const order = await placePaidOrder(deps);
    const cancelled = await placePaidOrder(deps);
    const unpaid = await placeOrder(deps);
    await guestOf(deps, cancelled).cancel();
    clock.set('2026-12-15T16:00:00.000Z');
    await complete(deps, { email: 'desk@example.com' }, { reference: order.reference });
    const stages = await Promise.all(
      [order, cancelled, unpaid].map(async ({ reference, token }) => (await claims().view(reference, token))?.stage),
    );
    expect(stages).toEqual(['open', 'early', 'early']);
  });

  it('CLM-1: a wrong key finds nothing and makes nothing', async () => {
    const order = { ...(await doneOrder()), token: 'x'.repeat(43) };
    expect(await claims().view(order.reference, order.token)).toBeNull();
    await expect(claims().make(claimBy(order))).rejects.toMatchObject({ code: 'not_found' });
    expect(await count('claims')).toBe(0);
  });

  it('CLM-1: they are forgotten with their order', async () => {
    const order = await doneOrder();
    await claims().make(claimBy(order));
    await deps.db.deleteFrom('invoices').execute();
    await transact(deps.db, (trx) => deleteOrders(trx, [order.orderId]));
    expect([await count('claims'), await count('claim_items')]).toEqual([0, 0]);
  });
});
