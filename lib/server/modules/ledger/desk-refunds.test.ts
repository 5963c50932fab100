import type { RefundView } from '@/lib/contracts/desk-money';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { placeOrder } from '@/lib/testing/place-order';

describeWithDatabase('a part that the desk refunds', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock));
  });

  const pageOf = (reference: string) => `/desk/orders/${reference}/refund`;
  const shown = (reference: string): Promise<RefundView> => desk.view('refund', pageOf(reference));
  const formOf = (
    { head, version, idempotencyKey, left }: RefundView,
    typed: Readonly<Record<string, string | number>> = {},
  ) => ({
    reference: head.reference,
    version,
    idempotencyKey,
    expectedLeft: left,
    back: 20,
    why: 'damage',
    reason: 'Scratched table',
    ...typed,
  });
  const send = (form: ReturnType<typeof formOf>) => desk.call('refund_part', form);
  const amounts = async () =>
    (await deps.db.selectFrom('refunds').select('amount_pence').execute()).map((row) => row.amount_pence);
  const mails = () =>
    deps.db.selectFrom('outbox').selectAll().where('topic', '=', 'order.part_refunded.customer').execute();
  const done = (reference: string) => `/desk/orders/${reference}?done=deskRefundPart`;

  it('DSK-1: goes back after one press beyond typing, with its reason in log and history', async () => {
    const { reference } = await placePaidOrder(deps);
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toContain('refund');
    const view = await shown(reference);
    expect(view.facts.map(({ text }) => text)).toEqual(['£259', '£0', '£259']);
    expect((await send(formOf(view))).location).toBe(done(reference));
    const order = await desk.view('order', `/desk/orders/${reference}`);
    expect(order.money.find(({ what }) => what === 'Refund, damage')?.amount).toBe('−£20');
    expect(order.timeline).toContainEqual(
      expect.objectContaining({
        what: 'Part refunded at the desk',
        who: OPERATOR,
        detail: 'left: £259 → £239, refund: £20, reason: Damage, note: Scratched table',
      }),
    );
    expect(await mails()).toHaveLength(1);
    expect((await shown(reference)).facts.map(({ text }) => text)).toEqual(['£259', '£20', '£239']);
  });

  itOnBoth('is refunded once, however often the form is sent at the same time', async () => {
    const { reference } = await placePaidOrder(deps);
    const form = formOf(await shown(reference));
    const sent = await Promise.all(Array.from({ length: 50 }, () => send(form)));
    expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([done(reference)]));
    expect([await amounts(), (await mails()).length]).toEqual([[2_000], 1]);
  });

  itOnBoth('is never more than what is left, however many forms are sent at the same time', async () => {
    const { reference } = await placePaidOrder(deps);
    const view = await shown(reference);
    const forms = Array.from({ length: 50 }, (_, index) =>
      formOf({ ...view, idempotencyKey: `form-number-${1_000 + index}` }, { back: 200 }),
    );
    const sent = await Promise.all(forms.map(send));
    const refused = sent.filter(({ location }) => location === `${pageOf(reference)}?problem=refund_changed`);
    expect([await amounts(), refused.length]).toEqual([[20_000], 49]);
  });

  it.each([
    [{ back: 259.01 }, 'back'],
    [{ back: 0 }, 'back'],
    [{ back: 1.005 }, 'back'],
    [{ why: '' }, 'why'],
    [{ reason: 'x'.repeat(101) }, 'reason'],
  ])('is refused with %p', async (typed, field) => {
    const { reference } = await placePaidOrder(deps);
    const { location } = await send(formOf(await shown(reference), typed));
    expect(location).toContain(`problem=validation_failed&field=${field}`);
    expect([await amounts(), await mails()]).toEqual([[], []]);
  });

  it('is refused when the order has changed since it was shown, or the key was used for something else', async () => {
    const { reference } = await placePaidOrder(deps);
    const view = await shown(reference);
    expect((await send(formOf({ ...view, version: view.version + 1 }))).location).toContain('problem=order_changed');
    await send(formOf(view));
    expect((await send(formOf(view, { back: 30 }))).location).toContain('problem=validation_failed');
    expect(await amounts()).toEqual([2_000]);
  });

  it('goes back of what is cancelled or done, and of nothing that was never paid', async () => {
    const unpaid = await placeOrder(deps);
    expect((await shown(unpaid.reference)).refusal).not.toBe('');
    const paid = await placePaidOrder(deps);
    clock.set('2026-12-13T10:00:00.000Z');
    await guestOf(deps, paid).cancel();
    expect((await shown(paid.reference)).facts.map(({ text }) => text)).toEqual(['£259', '£129.50', '£129.50']);
    expect((await send(formOf(await shown(paid.reference), { back: 129.5 }))).location).toBe(done(paid.reference));
    expect((await desk.view('order', `/desk/orders/${paid.reference}`)).actions).not.toContain('refund');
    const over = await placePaidOrder(deps);
    const id = (await findOrderByReference(deps.db, over.reference))?.id ?? '';
    await deps.db.updateTable('orders').set({ state: 'completed' }).where('id', '=', id).execute();
    expect((await send(formOf(await shown(over.reference)))).location).toBe(done(over.reference));
  });

  it('is paid back in another way when no payment is there for it, and counts as gone', async () => {
    const { reference } = await placeOrder(deps);
    await desk.call('confirm_order', { reference });
    const view = await shown(reference);
    expect(view.byHand).toBe('Nothing that was paid online is left: pay the refund back in another way.');
    await send(formOf(view));
    expect(await amounts()).toEqual([]);
    expect((await shown(reference)).facts.map(({ text }) => text)).toEqual(['£259', '£20', '£239']);
    const notes = await deps.db.selectFrom('invoices').selectAll().where('kind', '=', 'credit_note').execute();
    expect(notes.map(({ gross_pence }) => gross_pence)).toEqual([2_000]);
    const { choices } = await desk.view('cancel', `/desk/orders/${reference}/cancel`);
    expect(choices.map(({ refundText }) => refundText)).toEqual(['£239']);
  });

  it('DAY-3: has the amount and the reason of a late arrival filled in by the page’s address', async () => {
    const { reference } = await placePaidOrder(deps);
    const view = await desk.view('refund', `${pageOf(reference)}?back=25.9&why=late_arrival`);
    expect([view.back, view.why]).toEqual(['25.9', 'late_arrival']);
    const odd = await desk.view('refund', `${pageOf(reference)}?back=%3Cb%3E&why=theft`);
    expect([odd.back, odd.why]).toEqual(['', '']);
  });
});
