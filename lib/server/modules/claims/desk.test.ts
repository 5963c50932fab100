import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ClaimLine, ClaimView } from '@/lib/contracts/desk-claims';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { madeClaim, workDone } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const DAY = '2026-12-15T11:00:00.000Z';
const WORDS = 'We looked at the pictures.';
const nameOf = ({ reference, number }: ClaimLine): string => `${reference}, claim ${number}`;

describeWithDatabase('claims at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let order: CreatedOrderDto;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    order = await placePaidOrder(deps);
    await workDone(deps, clock, order.orderId, DAY);
    await madeClaim(deps, order);
    desk = await atTheDesk(deps);
  });

  const pageOf = ({ reference }: Pick<CreatedOrderDto, 'reference'>, number = 1) =>
    `/desk/claims/${reference}/${number}`;
  const shown = (of = order): Promise<ClaimView> => desk.view('claim', pageOf(of));
  const list = (query = '') => desk.view('claims', `/desk/claims${query}`);
  const named = ({ head, number, version }: ClaimView) => ({ reference: head.reference, number, version });
  const accepting = (view: ClaimView, award: number, reply = WORDS): Readonly<Record<string, string | number>> => ({
    ...named(view),
    expectedLeft: view.money?.left ?? 0,
    award,
    reply,
  });
  const accept = (form: ReturnType<typeof accepting>) => desk.call('accept_claim', form);
  const refunds = async () =>
    (await deps.db.selectFrom('refunds').select(['amount_pence', 'reason']).execute()).map(
      ({ amount_pence, reason }) => `${reason} ${amount_pence}`,
    );
  const notes = () => deps.db.selectFrom('invoices').selectAll().where('kind', '=', 'credit_note').execute();
  const customers = async () => (await createServices(deps).claims.view(order.reference, order.token))?.claims[0];
  const topics = async () =>
    (await deps.db.selectFrom('outbox').select('topic').where('topic', 'like', 'claim.%.customer').execute())
      .map(({ topic }) => topic)
      .toSorted();
  const comeAt = async (instant: string) => {
    clock.set(instant);
    desk = await atTheDesk(deps);
  };

  it('CLM-1: an acceptance makes the refund, its credit note, event, log and mail', async () => {
    const view = await shown();
    expect(view.money).toMatchObject({ left: 25_900 });
    expect((await accept(accepting(view, 85.5))).location).toBe(`${pageOf(order)}?done=deskAcceptClaim`);
    expect(await refunds()).toEqual(['claim 8550']);
    await deliverAll(deps);
    expect((await notes()).map(({ gross_pence }) => gross_pence)).toEqual([8_550]);
    expect(await customers()).toMatchObject({ state: 'accepted', decision: { refund: 85.5, byHand: 0, text: WORDS } });
    expect(await topics()).toEqual(['claim.decided.customer', 'claim.received.customer']);
    const { timeline, facts } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(timeline).toContainEqual(
      expect.objectContaining({ what: 'Claim accepted', who: OPERATOR, detail: 'claim: 1, amount: £85.50' }),
    );
    expect(facts).toContainEqual({ label: 'Claim 1', text: 'Accepted. Decided Tue 15 Dec 2026', href: pageOf(order) });
    expect(await shown()).toMatchObject({ canAnswer: false, money: null, due: null });
  });

  it('CLM-1: what is above the payments is recorded as to be paid by hand, and both sides are told', async () => {
    await accept(accepting(await shown(), 400));
    expect(await refunds()).toEqual(['claim 25900']);
    expect((await customers())?.decision).toMatchObject({ refund: 259, byHand: 141 });
    expect((await shown()).decision?.money).toBe('£259 goes back the way it was paid. Pay £141 by hand.');
  });

  itOnBoth(
    'CLM-1: what is paid by hand is to do until it is marked as paid, once, and the customer sees that',
    async () => {
      await accept(accepting(await shown(), 400));
      expect((await shown()).decision?.toPay).toEqual({ text: 'Pay by Tue 29 Dec 2026', isOverdue: false });
      expect((await list('?state=open')).claims.map(({ due }) => due)).toEqual(['Pay by Tue 29 Dec 2026']);
      await comeAt('2026-12-30T09:00:00.000Z');
      expect((await desk.view('today', '/desk/today')).claims?.text).toBe('1 claim overdue');
      const view = await shown();
      expect(view.decision?.toPay?.isOverdue).toBe(true);
      const sent = await Promise.all(Array.from({ length: 10 }, () => desk.call('pay_claim', named(view))));
      expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([`${pageOf(order)}?done=deskPayClaim`]));
      expect((await shown()).decision).toMatchObject({
        toPay: null,
        money: '£259 goes back the way it was paid. £141 was paid by hand, noted Wed 30 Dec 2026, 09:00.',
      });
      expect((await customers())?.decision?.byHandPaidAt).toBe('2026-12-30T09:00:00.000Z');
      expect((await list('?state=open')).claims).toEqual([]);
      const { timeline } = await desk.view('order', `/desk/orders/${order.reference}`);
      expect(timeline.filter(({ what }) => what === 'Claim paid by hand')).toEqual([
        expect.objectContaining({ who: OPERATOR, detail: 'claim: 1, amount: £141' }),
      ]);
    },
  );

  itOnBoth('CLM-1: what was paid in another way already makes no refund, and is settled at once', async () => {
    const form = { ...accepting(await shown(), 85), isPaid: 'true' };
    for (let n = 0; n < 2; n += 1) expect((await accept(form)).location).toContain('done=deskAcceptClaim');
    expect(await refunds()).toEqual([]);
    expect(await customers()).toMatchObject({ decision: { refund: 0, byHand: 85, byHandPaidAt: DAY } });
    expect((await shown()).decision).toMatchObject({ toPay: null });
    expect((await accept(accepting(await shown(), 85))).location).toContain('order_changed');
  });

  it('CLM-1: nothing is marked as paid of a claim that our office owes nothing for', async () => {
    const view = await shown();
    expect((await desk.call('pay_claim', named(view))).location).toContain('problem=not_found');
    await accept(accepting(view, 85));
    expect((await desk.call('pay_claim', named(await shown()))).location).toContain('problem=not_found');
    expect(await list('?state=open')).toMatchObject({ claims: [] });
  });

  it('CLM-1: of an order that was paid in another way all is by hand, with a credit note for what was paid', async () => {
    const byPhone = await placeOrder(deps, { dates: { movingDate: '2026-12-22' } });
    await desk.call('confirm_order', { reference: byPhone.reference });
    await workDone(deps, clock, byPhone.orderId, '2026-12-22T11:00:00.000Z');
    await madeClaim(deps, byPhone);
    desk = await atTheDesk(deps);
    const view = await shown(byPhone);
    expect(view.money?.hint).toMatch(/all of it in another way/);
    await accept(accepting(view, 100));
    expect([await refunds(), (await notes()).map(({ gross_pence }) => gross_pence)]).toEqual([[], [10_000]]);
    expect((await desk.view('refund', `/desk/orders/${byPhone.reference}/refund`)).facts[1]?.text).toBe('£100');
  });

  itOnBoth('CLM-1: 50 acceptances at once make one refund, of one form or of different ones', async () => {
    const view = await shown();
    const same = await Promise.all(Array.from({ length: 25 }, () => accept(accepting(view, 85))));
    expect(new Set(same.map(({ location }) => location))).toEqual(new Set([`${pageOf(order)}?done=deskAcceptClaim`]));
    const others = await Promise.all(
      Array.from({ length: 25 }, (_, index) => accept(accepting(view, 100 + index, `Operator ${index}`))),
    );
    expect(new Set(others.map(({ location }) => location))).toEqual(
      new Set([`${pageOf(order)}?problem=order_changed`]),
    );
    expect(await refunds()).toEqual(['claim 8500']);
  });

  it('CLM-1: two operators never overwrite each other', async () => {
    const view = await shown();
    await desk.call('answer_claim', { ...named(view), answer: 'Please send us a price.' });
    expect((await desk.call('refuse_claim', { ...named(view), grounds: 'No.' })).location).toContain('order_changed');
    expect((await accept(accepting(view, 10))).location).toContain('order_changed');
    expect(await customers()).toMatchObject({ state: 'answered', answer: { text: 'Please send us a price.' } });
    const [refused, accepted] = await Promise.all([
      desk.call('refuse_claim', { ...named(await shown()), grounds: 'No.' }),
      accept(accepting(await shown(), 10)),
    ]);
    expect([refused, accepted].filter(({ location }) => location.includes('order_changed'))).toHaveLength(1);
  });

  it('CLM-1: an answer is mailed, and the decision has its day; a refusal says its reason', async () => {
    await desk.call('answer_claim', { ...named(await shown()), answer: 'Please send us a price.' });
    expect(await shown()).toMatchObject({ canAnswer: false, due: { text: 'Decide by Tue 12 Jan 2027' } });
    await desk.call('refuse_claim', { ...named(await shown()), grounds: WORDS });
    expect(await customers()).toMatchObject({ state: 'refused', decision: { text: WORDS, refund: 0, byHand: 0 } });
    expect(await refunds()).toEqual([]);
    expect(await topics()).toEqual(['claim.answered.customer', 'claim.decided.customer', 'claim.received.customer']);
  });

  it.each([
    ['accept_claim', { award: 0 }, 'award'],
    ['accept_claim', { award: '1.0051' }, 'award'],
    ['accept_claim', { award: 10, reply: 'x'.repeat(1_501) }, 'reply'],
    ['answer_claim', { answer: ' ' }, 'answer'],
    ['refuse_claim', { grounds: '' }, 'grounds'],
  ])('CLM-1: %s with %p comes back with what was typed', async (call, typed, field) => {
    const view = await shown();
    const { location } = await desk.call(call, { ...named(view), expectedLeft: 25_900, ...typed });
    expect(location).toContain(`problem=validation_failed&field=${field}`);
    const answer = await desk.page(location);
    expect('page' in answer && Object.keys(answer.page.refused?.errors ?? {})).toEqual([field]);
    expect(await customers()).toMatchObject({ state: 'received' });
  });

  it('CLM-1: an acceptance over a rest that has changed is refused', async () => {
    const view = await shown();
    const { version, idempotencyKey, left } = await desk.view('refund', `/desk/orders/${order.reference}/refund`);
    const form = { version, idempotencyKey, expectedLeft: left, back: 20, why: 'goodwill', reason: '' };
    await desk.call('refund_part', { reference: order.reference, ...form });
    expect((await accept(accepting(view, 10))).location).toContain('problem=refund_changed');
    expect(await refunds()).toEqual(['goodwill 2000']);
  });

  itOnBoth('CLM-1: the list begins with what is overdue, and today says how many are due', async () => {
    const later = await placePaidOrder(deps, { dates: { movingDate: '2026-12-18' } });
    await workDone(deps, clock, later.orderId, '2026-12-18T11:00:00.000Z');
    await madeClaim(deps, later);
    await comeAt('2026-12-21T09:00:00.000Z');
    expect((await desk.view('today', '/desk/today')).claims).toBeNull();
    expect((await list()).claims.map((line) => [nameOf(line), line.due])).toEqual([
      [`${order.reference}, claim 1`, 'Answer by Tue 22 Dec 2026'],
      [`${later.reference}, claim 1`, 'Answer by Tue 29 Dec 2026'],
    ]);
    await comeAt('2026-12-22T09:00:00.000Z');
    expect((await desk.view('today', '/desk/today')).claims?.text).toBe('1 claim due today');
    await comeAt('2026-12-29T09:00:00.000Z');
    expect((await desk.view('today', '/desk/today')).claims?.text).toBe('2 claims due, 1 of them overdue');
    expect((await list()).claims.map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
    await desk.call('refuse_claim', { ...named(await shown()), grounds: WORDS });
    expect((await list()).claims.map(nameOf)).toEqual([`${later.reference}, claim 1`, `${order.reference}, claim 1`]);
    expect([(await list('?state=open')).claims.length, (await list('?state=decided')).claims.length]).toEqual([1, 1]);
  });

  it('CLM-1: what is told on the telephone is a claim too, after 28 days as well, and once', async () => {
    await comeAt('2027-03-01T09:00:00.000Z');
    const { reference } = order;
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toContain('claim');
    const { formKey: key } = await desk.view('newClaim', `/desk/orders/${reference}/claim`);
    const told = { title: 'Lamp', kind: 'missing', worth: '40', said: 'The lamp was not in the box of the bedroom.' };
    const wrong = await desk.call('write_claim', { reference, key, ...told, kind: '', said: 'Lost' });
    expect(wrong.location).toContain(`/desk/orders/${reference}/claim?problem=validation_failed`);
    const send = () => desk.call('write_claim', { reference, key, ...told });
    const sent = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(sent.map(({ location }) => location))).toEqual(
      new Set([`/desk/orders/${reference}?done=deskWriteClaim`]),
    );
    const view = await createServices(deps).claims.view(reference, order.token);
    expect(view?.claims.slice(1)).toMatchObject([
      { number: 2, items: [{ title: 'Lamp', kind: 'missing', worth: 40 }], answerBy: '2027-03-08' },
    ]);
    const operators = deps.db
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', 'claim.received.operator')
      .execute();
    expect([(await operators).length, (await topics()).length]).toEqual([1, 2]);
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline.filter(({ what }) => what === 'Claim written down')).toHaveLength(1);
    const unpaid = await placeOrder(deps, { dates: { movingDate: '2027-03-20' } });
    expect(await desk.page(`/desk/orders/${unpaid.reference}/claim`)).toEqual({ notFound: true });
  });

  it('CLM-1: there is no page of a claim that nobody has made', async () => {
    for (const path of [pageOf(order, 2), '/desk/claims/SM-0000-0000/1', `/desk/claims/${order.reference}`]) {
      expect(await desk.page(path)).toEqual({ notFound: true });
    }
  });
});
