import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { itemsOfCounts, type CountedItem } from '@/lib/domain/catalogue/shared-items';
import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import { expireLapsedHolds } from '@/lib/server/subjects/transitions/expire';
import { guestOf, openPaymentPage } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { actOnTestPayment } from './test-payment';
import type { TestAction } from './test-provider';
import { withPayments } from './wire';

const HOURS = 60;

forEachDatabase('PLN-5 an order that several people pay', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '1', DATA_DIR: database().folder });
  });

  const services = () => createServices(deps);
  const shares = () => services().orderShares;
  const answers = (date?: string) =>
    fullAnswers({
      furnitureItems: itemsOfCounts({ sofa_3: 1 }),
      ...(date && { dates: { movingDate: date } }),
    });

  /** A move whose list Tom and Mia fill, ordered and not paid. */
  async function ordered(
    date?: string,
    parts: Readonly<Record<string, CountedItem>> = {
      Tom: { id: 'armchair', quantity: 2 },
      Mia: { id: 'futon', quantity: 2 },
    },
  ) {
    const { draftId } = await services().drafts.save({
      draftId: null,
      flow: 'moving',
      step: 'items',
      answers: answers(date),
    });
    await services().sharedLists.set({ draftId, set: 'open' });
    const list = (await services().sharedLists.ofOwner(draftId))!.shared!.key;
    for (const [name, item] of Object.entries(parts)) {
      const { key } = await services().sharedLists.join({ list, name });
      await services().sharedLists.fill({ key, items: [item] });
    }
    return placeOrder(deps, answers(date), { draftId });
  }
  const shareOut = ({ reference, token }: CreatedOrderDto) => shares().share({ reference, token });
  const view = async ({ reference, token }: CreatedOrderDto) => (await shares().ofOrder(reference, token))!;
  const keyOf = (link: string | null) => new URL(link ?? '').searchParams.get('key') ?? '';
  const keys = async (order: CreatedOrderDto): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries((await view(order)).shares.map(({ name, link }) => [name || 'You', keyOf(link)]));
  /** The payment page that somebody has open: its buttons can be clicked at any time, also too late. */
  const pageOf = async (key: string) => {
    const url = new URL(await shares().link(key));
    const [id, secret] = [url.pathname.split('/').at(-1) ?? '', url.searchParams.get('token') ?? ''];
    return (action: TestAction = 'pay') => actOnTestPayment(withPayments(deps), id, secret, action);
  };
  const pay = async (key: string) => (await pageOf(key))();
  const stateOf = async ({ orderId }: CreatedOrderDto) => (await findOrder(deps.db, orderId))?.state;
  const refunds = async () =>
    (await deps.db.selectFrom('refunds').selectAll().execute()).map(({ amount_pence, reason, state }) => ({
      amount_pence,
      reason,
      state,
    }));
  const topics = async (like: string) =>
    (await deps.db.selectFrom('outbox').select('topic').where('topic', 'like', like).execute())
      .map(({ topic }) => topic)
      .toSorted();
  const booked = async () =>
    (await deps.db.selectFrom('slots').select('booked').where('service', '=', 'MOVING').execute()).map(
      (slot) => slot.booked,
    );

  it('PLN-5 holds its slot for a day, and shares the price out to the penny', async () => {
    const order = await ordered();
    expect(await view(order)).toMatchObject({ state: 'unshared', until: '2026-11-25T09:00:00.000Z' });
    expect((await shareOut(order)).shares).toHaveLength(3);
    const { state, until, total, shares: all } = await view(order);
    expect([state, until]).toEqual(['shared', '2026-11-25T09:00:00.000Z']);
    expect(all.map(({ name }) => name)).toEqual(['', 'Mia', 'Tom']);
    expect(all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
    // Held: after the half hour of an order that one pays nobody else gets the slot.
    clock.advanceMinutes(23 * HOURS);
    await expect(placeOrder(deps, answers())).rejects.toMatchObject({ code: 'slot_taken' });
    expect(await stateOf(order)).toBe('awaiting_payment');
  });

  it('PLN-5 never holds past noon of the day before, and no shorter than any order', async () => {
    clock.set('2026-12-13T20:00:00.000Z');
    const order = await ordered();
    await shareOut(order);
    expect((await view(order)).until).toBe('2026-12-14T12:00:00.000Z');
    clock.set('2026-12-14T12:00:00.000Z');
    await expireLapsedHolds(deps);
    expect(await stateOf(order)).toBe('expired');
  });

  it('PLN-5 is booked with the last share, once, however many pay at once', async () => {
    const order = await ordered();
    await shareOut(order);
    const all = Object.values(await keys(order));
    const pages = await Promise.all(all.map(pageOf));
    await pages[0]!();
    expect(await stateOf(order)).toBe('awaiting_payment');
    await Promise.all(pages.map((click) => click()));
    expect(await stateOf(order)).toBe('confirmed');
    expect((await view(order)).state).toBe('booked');
    expect((await topics('order.confirmed.%')).filter((topic) => topic === 'order.confirmed.customer')).toHaveLength(1);
    const paid = await deps.db.selectFrom('payments').selectAll().where('state', '=', 'paid').execute();
    const row = (await findOrder(deps.db, order.orderId))!;
    expect(paid.reduce((sum, { amount_pence }) => sum + amount_pence, 0)).toBe(row.total_pence);
    const invoices = await deps.db.selectFrom('invoices').selectAll().execute();
    expect(invoices.map(({ gross_pence }) => gross_pence).toSorted()).toEqual(
      paid.map(({ amount_pence }) => amount_pence).toSorted(),
    );
    expect(await refunds()).toEqual([]);
    expect(await booked()).toEqual([1]);
  });

  it('PLN-5 gives everything back when one has not paid in time, frees the slot and tells everybody', async () => {
    const order = await ordered();
    await shareOut(order);
    const { Tom: tom, You: you, Mia: mia } = await keys(order);
    await shares().receipt({ key: tom!, email: 'tom@example.com' });
    await pay(tom!);
    await pay(you!);
    const late = await pageOf(mia!);
    clock.advanceMinutes(24 * HOURS + 1);
    await expireLapsedHolds(deps);
    expect(await stateOf(order)).toBe('expired');
    expect((await refunds()).map(({ reason }) => reason)).toEqual(['shares_unpaid', 'shares_unpaid']);
    expect(await topics('order.share%')).toEqual([
      'order.share_paid.customer',
      'order.share_refunded.customer',
      'order.shares.customer',
      'order.shares_unpaid.customer',
    ]);
    await deliverAll(deps);
    expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await booked()).toEqual([0]);
    // What comes after it goes back too, and books nothing.
    await late();
    expect(await stateOf(order)).toBe('expired');
    expect(await refunds()).toHaveLength(3);
    await expect(shares().link(mia!)).rejects.toMatchObject({ code: 'order_not_payable' });
    expect(await shares().ofShare(mia!, false)).toMatchObject({ state: 'ended', hasPaid: false });
    await deliverAll(deps);
    const notes = await deps.db.selectFrom('invoices').select('kind').where('kind', '=', 'credit_note').execute();
    expect(notes).toHaveLength(3);
    // Free: somebody else books it.
    await placeOrder(deps, answers());
  });

  it('PLN-5 after the deadline a payment books nothing, also before the sweep has come', async () => {
    const order = await ordered(undefined, { Tom: { id: 'armchair', quantity: 2 } });
    await shareOut(order);
    const { Tom: tom, You: you } = await keys(order);
    await pay(you!);
    const last = await pageOf(tom!);
    clock.advanceMinutes(24 * HOURS);
    await last();
    expect(await stateOf(order)).toBe('awaiting_payment');
    await expireLapsedHolds(deps);
    expect(await refunds()).toHaveLength(2);
  });

  it('PLN-5 gives back what is paid twice, by share or as a whole', async () => {
    const order = await ordered();
    const whole = await openPaymentPage(deps, order);
    await shareOut(order);
    await expect(openPaymentPage(deps, order)).rejects.toMatchObject({ code: 'order_not_payable' });
    const { Tom: tom } = await keys(order);
    const [first, second] = await Promise.all([pageOf(tom!), pageOf(tom!)]);
    await Promise.all([first(), second()]);
    expect(await refunds()).toEqual([]);
    // The page of the whole was open before: it books, and the share goes back.
    await whole.click('pay');
    expect(await stateOf(order)).toBe('confirmed');
    expect((await refunds()).map(({ reason }) => reason)).toEqual(['paid_twice']);
  });

  it('PLN-5 is shared out once, by its own key, and only where others have put something in', async () => {
    const order = await ordered();
    const [first, again] = await Promise.all([shareOut(order), shareOut(order)]);
    expect(again).toEqual(first);
    expect((await view(order)).shares).toHaveLength(3);
    await expect(shares().share({ reference: order.reference, token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await shares().ofShare('x'.repeat(43), false)).toBeNull();
    const alone = await placeOrder(deps, fullAnswers({ timeSlot: { movingDate: ['12:00', '14:00'] } }));
    await expect(shareOut(alone)).rejects.toMatchObject({ code: 'order_not_payable' });
    expect((await view(alone)).state).toBe('none');
    const rows = JSON.stringify(await deps.db.selectFrom('order_shares').selectAll().execute());
    for (const key of Object.values(await keys(order))) expect(rows).not.toContain(key);
  });

  it('PLN-5 once booked is cancelled like any order: what goes back goes to who paid, the last payment first', async () => {
    const order = await ordered();
    await shareOut(order);
    for (const key of Object.values(await keys(order))) {
      await pay(key);
      clock.advanceMinutes(1);
    }
    await guestOf(deps, order).cancel();
    const back = await deps.db.selectFrom('refunds').selectAll().execute();
    const paid = await deps.db.selectFrom('payments').selectAll().execute();
    expect(back.map(({ payment_id }) => payment_id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
  });
});
