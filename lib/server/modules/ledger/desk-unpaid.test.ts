import { randomUUID } from 'node:crypto';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { BEGIN_BOOKING_PATH } from '@/lib/contracts/desk-paths';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { placeOrder } from '@/lib/testing/place-order';

describeWithDatabase('what is unpaid, at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock, { CREWS: '1' }));
  });

  const unpaid = () => desk.view('unpaid', '/desk/unpaid');
  const press = (reference: string, idempotencyKey: string = randomUUID()) =>
    desk.call('ask_for_payment', { reference, idempotencyKey, page: 'unpaid' });
  const mails = async (topic: string) =>
    (await deps.db.selectFrom('outbox').select('topic').where('dedupe_key', 'like', 'payment_link:%').execute()).filter(
      (row) => row.topic === topic,
    ).length;
  const actions = async (reference: string) => (await desk.view('order', `/desk/orders/${reference}`)).actions;
  const lapsed = async (changes?: Parameters<typeof placeOrder>[1]) => {
    const order = await placeOrder(deps, changes);
    clock.advanceMinutes(31);
    await expireLapsedHolds(deps);
    return order;
  };
  const booked = async () =>
    (await deps.db.selectFrom('slots').select('booked').where('service', '=', 'MOVING').execute()).map(
      (slot) => slot.booked,
    );
  const DONE = '/desk/unpaid?done=deskAskForPayment';

  it('DSK-1: one press on an order that waits for its payment mails the way to pay, and is written down', async () => {
    const { reference } = await placeOrder(deps);
    const { total, owed } = await unpaid();
    expect([total, owed.map(({ text, amount }) => [text, amount])]).toEqual([
      '£259',
      [['Order, held until Tue 24 Nov 2026, 09:30', '£259']],
    ]);
    const [line] = owed;
    expect(line?.ask).toMatchObject({ action: deskFormPath('askForPayment'), label: 'Send payment link' });
    expect(await actions(reference)).toContain('payment_link');
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => press(reference, key)));
    expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([DONE]));
    expect(await mails('order.received.customer')).toBe(1);
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline.filter(({ who }) => who === OPERATOR)).toEqual([
      expect.objectContaining({
        what: 'Payment link sent',
        detail: 'to pay: £259, held until: Tue 24 Nov 2026, 09:30',
      }),
    ]);
  });

  it('DSK-1: what lapsed is owed by nobody; one press holds it again for a day, and its payment confirms it', async () => {
    const order = await lapsed();
    const { owed, lapsed: gone } = await unpaid();
    expect([owed, gone.map(({ text, ask }) => [text, ask?.label])]).toEqual([
      [],
      [['Tue 15 Dec 2026, 10:00–12:00, not paid by Tue 24 Nov 2026, 09:30', 'Hold again, send payment link']],
    ]);
    expect(await actions(order.reference)).toContain('hold_again');
    expect((await press(order.reference)).location).toBe(DONE);
    const held = await findOrderByReference(deps.db, order.reference);
    expect([held?.state, held?.hold_expires_at, held?.total_pence]).toEqual([
      'awaiting_payment',
      '2026-11-25T09:31:00.000Z',
      25_900,
    ]);
    expect([await booked(), (await unpaid()).lapsed]).toEqual([[1], []]);
    clock.advanceMinutes(23 * 60);
    expect(await (await openPaymentPage(deps, order)).click('pay')).toContain('payment=paid');
    expect((await findOrderByReference(deps.db, order.reference))?.state).toBe('confirmed');
    const { timeline } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(timeline.map(({ what }) => what)).toContain('Held again, payment link sent');
  });

  it('DSK-1: of what lapsed and whose slot has gone it says so, and books all of it in another one', async () => {
    const order = await lapsed();
    await placePaidOrder(deps, { email: 'other@example.com' });
    const [line] = (await unpaid()).lapsed;
    expect(line?.text).toBe('Tue 15 Dec 2026, 10:00–12:00, not paid by Tue 24 Nov 2026, 09:30. Its slot has gone.');
    expect(line?.ask).toEqual({
      action: BEGIN_BOOKING_PATH,
      label: 'Book another slot',
      fields: { flow: 'moving', reference: order.reference, what: 'order' },
    });
    const { location } = await desk.call('begin_booking', line?.ask?.fields ?? {});
    expect(location).toMatch(/^\/get-a-quote\/moving\/date\?quote=/);
    const draft = await findDraft(deps.db, location.split('=')[1] ?? '');
    expect([draft?.booked_by, draft?.step]).toEqual([OPERATOR, 'date']);
    const answers: unknown = JSON.parse(draft?.answers ?? '');
    expect(answers).toMatchObject({
      email: 'ada@example.com',
      movingSpace: 'one_bedroom',
      isAgreedWithTerms: false,
      addresses: { collection: { postcode: 'N1 2TX' } },
      dates: { movingDate: '' },
    });
    const wrong = { flow: 'cleaning', reference: order.reference, what: 'order' };
    expect((await desk.call('begin_booking', wrong)).location).toContain('problem=not_found');
  });

  it('DSK-1: held again, it lapses again when nobody pays, and gives its place back', async () => {
    const { reference } = await lapsed();
    await press(reference);
    clock.advanceMinutes(24 * 60 + 1);
    await expireLapsedHolds(deps);
    expect([(await findOrderByReference(deps.db, reference))?.state, await booked()]).toEqual(['expired', [0]]);
    expect(await actions(reference)).toContain('hold_again');
  });

  itOnBoth('DSK-1: fifty presses at once hold one of two for the last place, and never overbook it', async () => {
    const orders = [await lapsed(), await lapsed({ email: 'other@example.com' })];
    const sent = await Promise.all(Array.from({ length: 50 }, (_, index) => press(orders[index % 2]?.reference ?? '')));
    const taken = sent.filter(({ location }) => location === '/desk/unpaid?problem=slot_taken').length;
    expect([await booked(), taken]).toEqual([[1], 25]);
    const events = await deps.db.selectFrom('order_events').select('id').where('type', '=', 'held_again').execute();
    expect(events).toHaveLength(1);
  });

  itOnBoth('DSK-1: a change that waits for its difference is asked for as itself', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).edit({ addOns: ['ASSEMBLING'], furnitureItems: [] });
    expect((await unpaid()).owed.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Change of the order, held until /),
    ]);
    expect((await press(order.reference)).location).toBe(DONE);
    expect([await mails('order.change_to_pay.customer'), await mails('order.received.customer')]).toEqual([1, 0]);
  });

  it.each([
    ['is paid', () => placePaidOrder(deps)],
    [
      'lapsed, and its day can no longer be booked',
      async () => {
        const order = await lapsed();
        clock.set('2026-12-14T18:01:00.000Z');
        return order;
      },
    ],
  ])('DSK-1: nothing is asked for what %s', async (_what, made) => {
    const { reference } = await made();
    const again = await atTheDesk(deps);
    expect((await again.call('ask_for_payment', { reference, idempotencyKey: randomUUID() })).location).toMatch(
      /problem=(?:order_not_payable|slot_taken)$/,
    );
    expect(await mails('order.received.customer')).toBe(0);
  });

  it('DSK-1: who has ordered again since is not in the list of those who did not pay in time', async () => {
    await lapsed();
    await placePaidOrder(deps);
    expect((await unpaid()).lapsed).toEqual([]);
  });
});
