import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto, DraftDto } from '@/lib/contracts/checkout';
import type { FlowId } from '@/lib/domain/services/flows';
import { createServices, replaceServices } from '@/lib/server/container';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { agreedOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { isForCustomer } from '@/lib/server/modules/quotes/quote-page';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { ONE_BEDROOM, postJson, postOrder } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';

type Sent = { readonly subject: string; readonly text: string };

describeWithDatabase('booking on the telephone', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let api: ApiServer;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    desk = await atTheDesk(deps);
    api = await startApi();
  });

  const begin = async (flow: FlowId = 'moving', reference = '') => {
    const { location } = await desk.call('begin_booking', { flow, reference });
    const [, draftId = ''] = /^\/get-a-quote\/[a-z]+\?quote=([\w-]{24})$/.exec(location) ?? [];
    return draftId;
  };
  const requestOf = (draftId: string | null, idempotencyKey: string = randomUUID()) => ({
    idempotencyKey,
    draftId,
    flow: 'moving',
    expectedTotal: ONE_BEDROOM,
    answers: fullAnswers(),
  });
  const book = async (draftId: string | null, at: Desk = desk, key?: string) => {
    // Its answers are an object, which a form post cannot contain.
    const { status, text } = await at.call('book_order', requestOf(draftId, key) as never, true);
    return { status, order: JSON.parse(text) as CreatedOrderDto };
  };
  const saveAs = (cookie: string, draftId: string) =>
    postJson<DraftDto>(
      api.origin,
      '/smart-app/api/v1/easy_checkout',
      { draftId, flow: 'moving', step: 'details', answers: fullAnswers() },
      { cookie },
    );
  const mails = async (): Promise<readonly Sent[]> => {
    const sent: Sent[] = [];
    const mailer = {
      send: (mail: Sent) => {
        sent.push(mail);
        return Promise.resolve({ outcome: 'sent' } as const);
      },
    };
    await deliverAll(deps, { mailer });
    return sent;
  };

  it('DSK-1: an order is booked for somebody: held for a day, named in its history and the log, asked to be paid by mail', async () => {
    const draftId = await begin();
    const { status, order } = await book(draftId);
    expect([status, order.holdExpiresAt]).toEqual([201, '2026-11-25T09:00:00.000Z']);
    const row = await findOrder(deps.db, order.orderId);
    expect([row?.booked_by, row?.state, row?.draft_id]).toEqual([OPERATOR, 'awaiting_payment', draftId]);

    const { facts, timeline } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(facts).toContainEqual({ label: 'Booked by', text: `${OPERATOR}, by phone` });
    expect(timeline).toHaveLength(1);
    expect(timeline[0]).toMatchObject({ what: 'Booked by phone', who: OPERATOR });
    expect(timeline[0]?.detail).toBe('total: £259, held until: Wed 25 Nov 2026, 09:00');
    const { events } = (await createServices(deps).orders.view(order.reference, order.token)) ?? {};
    expect(events).toEqual([{ at: '2026-11-24T09:00:00.000Z', type: 'created', cause: 'operator' }]);

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Pay to book your move (${order.reference})`);
    expect(mail?.text).toContain(order.orderUrl);
    for (const said of [
      'until Wednesday 25 November 2026, 09:00',
      'By paying you enter into the contract set out here, and agree to our terms and conditions.',
      '/terms-conditions',
      'To cancel or change your order',
    ])
      expect(mail?.text).toContain(said);
  });

  it('DSK-1: the customer pays by the link of the mail, later than visitors could, and is booked; the contract begins then', async () => {
    const { order } = await book(await begin());
    clock.advanceMinutes(23 * 60);
    const before = await createServices(deps).orders.view(order.reference, order.token);
    expect([before?.isByPhone, before?.paymentUrl === null]).toEqual([true, false]);
    await (await openPaymentPage(deps, order)).click('pay');
    const row = await findOrder(deps.db, order.orderId);
    expect([row?.state, row?.booked_by]).toEqual(['confirmed', OPERATOR]);
    // LAW-6: the cancellation period runs from the customer's agreement.
    expect(agreedOf(row!).agreedAt.toISOString()).toBe('2026-11-25T08:00:00.000Z');
  });

  it('DSK-1: unpaid it lapses when its day is over', async () => {
    const { order } = await book(await begin());
    clock.advanceMinutes(24 * 60);
    const view = await createServices(deps).orders.view(order.reference, order.token);
    expect([view?.state, view?.paymentUrl]).toEqual(['expired', null]);
  });

  it('DSK-1: the contact of a person is taken over, with nothing of it in the address', async () => {
    const { reference } = await placePaidOrder(deps);
    const draftId = await begin('moving', reference);
    const draft = await createServices(deps).drafts.read(draftId);
    expect(draft?.answers).toMatchObject({ firstName: 'Ada', movingSpace: '', isAgreedWithTerms: false });
    expect((await desk.call('begin_booking', { flow: 'moving', reference: 'SM-NONE' })).location).toContain(
      'not_found',
    );
    expect((await desk.call('begin_booking', { flow: 'storage-return' })).location).toContain('validation_failed');
  });

  it('DSK-1: the same request twice is one order, written down once', async () => {
    const [draftId, key] = [await begin(), randomUUID()];
    const [first, second] = await Promise.all([book(draftId, desk, key), book(draftId, desk, key)]);
    expect(second.order.reference).toBe(first.order.reference);
    const rows = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([['order.booked', first.order.reference]]);
  });

  it('DSK-1: many customers can be booked for from one office', async () => {
    for (let n = 0; n < 8; n += 1) {
      const draftId = await begin();
      const body = { ...requestOf(draftId), answers: fullAnswers({ email: `c${n}@example.com`, addOns: [] }) };
      const { status, text } = await desk.call('book_order', body as never, true);
      // With three crews the slot is full after three orders, and no other rule refuses the next one.
      expect(n < 3 ? status : (JSON.parse(text) as { error: { code: string } }).error.code).toBe(
        n < 3 ? 201 : 'slot_taken',
      );
    }
  });

  it.each([
    ['nobody', null, 401],
    ['a customer', 'ada@example.com', 404],
  ] as const)('DSK-1: %s can neither begin nor book such an order', async (_who, email, status) => {
    const draftId = await begin();
    const other = await atTheDesk(deps, email);
    expect((await other.call('begin_booking', { flow: 'moving' })).status).toBe(status);
    expect((await book(draftId, other)).status).toBe(status);
    // The customer may use the quote's link, and their own order stays their own.
    const cookie = email === null ? '' : (await signIn(deps, email)).cookie;
    expect(await isForCustomer({ headers: { cookie } }, draftId)).toBe(false);
    const { body } = await postOrder(api.origin, { draftId });
    expect((await findOrder(deps.db, body.orderId))?.booked_by).toBeNull();
    expect(await deps.db.selectFrom('desk_audit').selectAll().execute()).toEqual([]);
  });

  it('DSK-1: what an operator books for themselves stays theirs', async () => {
    const { cookie } = await signIn(deps, OPERATOR);
    const own = (
      await createServices(deps).drafts.save({ ...requestOf(null), draftId: null, step: 'details' } as never, OPERATOR)
    ).draftId;
    expect(await isForCustomer({ headers: { cookie } }, own)).toBe(false);
    expect([(await book(own)).status, (await book(null)).status]).toEqual([404, 404]);
    expect(await deps.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('DSK-1: a customer’s quote is in no account, whoever saves it at the desk', async () => {
    const draftId = await begin();
    const { cookie } = await signIn(deps, OPERATOR);
    expect((await saveAs(cookie, draftId)).status).toBe(200);
    expect(await isForCustomer({ headers: { cookie } }, draftId)).toBe(true);
    const row = await findDraft(deps.db, draftId);
    expect([row?.owner_email, row?.booked_by]).toEqual([null, OPERATOR]);
  });
});
