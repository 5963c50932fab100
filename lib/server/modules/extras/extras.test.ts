import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ExtraFacts } from '@/lib/domain/extras/extras';
import { pence } from '@/lib/domain/money';
import { deleteExpiredOrders } from '@/lib/server/modules/booking/delete-expired-orders';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { actOnTestPayment, getTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { record, crewReport } from '@/lib/testing/visits';
import { askExtra, extrasService } from './service';
import { extraLink } from './page-form';
import { extrasOf, insertExtra } from './repo';
import { withdrawExtra } from './steps';

const STAIRS: ExtraFacts = { kind: 'floors', stop: 'delivery', floor: 4, hasLift: false };
const WAITED: ExtraFacts = { kind: 'waiting', minutes: 50 };
const [ASKED_AT, IN_TIME, OVER] = ['2026-12-15T10:22:00.000Z', '2026-12-15T10:41:59.000Z', '2026-12-15T10:42:00.000Z'];

describeWithDatabase('extras on the day', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    order = await placePaidOrder(deps);
    clock.set(ASKED_AT);
  });

  const ask = (facts: ExtraFacts = WAITED, expected = 2_000, id: string = randomUUID()) =>
    transact(deps.db, (trx) =>
      askExtra(trx, {
        id,
        orderId: order.orderId,
        facts,
        reason: '',
        expected: pence(expected),
        asker: { by: 'desk', name: 'desk@example.com' },
        at: clock.now(),
      }),
    );
  /** So that what is asked next is asked later. */
  const wait = () => clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
  const extras = () => extrasOf(deps.db, order.orderId);
  const states = async () => (await extras()).map(({ state }) => state);
  const answer = async (given: 'yes' | 'no', expected = 20) => {
    const { reference, token } = order;
    const extra = (await extras()).at(-1)?.id ?? '';
    return extrasService(deps).answer({ reference, token, extra, answer: given, expected });
  };
  const events = async () => {
    const rows = await deps.db.selectFrom('order_events').select('type').orderBy('at').execute();
    return rows.map(({ type }) => type).filter((type) => type.startsWith('extra_'));
  };
  const messages = async () => {
    const rows = await deps.db.selectFrom('outbox').select('topic').where('topic', 'like', '%extra%').execute();
    return rows.map(({ topic }) => topic).toSorted();
  };
  const payPage = async () => {
    const row = await findOrderByReference(deps.db, order.reference);
    const [extraId, payments] = [(await extras()).at(-1)?.id ?? '', withPayments(deps)];
    const url = new URL(await extraLink(payments, { order: row!, token: order.token, extraId }));
    const [id, key] = [url.pathname.split('/').at(-1) ?? '', url.searchParams.get('token') ?? ''];
    return {
      id,
      shown: () => getTestPayment(payments, id, key),
      pay: () => actOnTestPayment(payments, id, key, 'pay'),
    };
  };
  const visit = async (type: 'on_the_way' | 'arrived' | 'unloading' | 'done') => {
    const [own] = await visitsOf(deps.db, order.orderId);
    const at = clock.now();
    await record(deps.db, { visitId: own!.id, said: [crewReport(type, at)], receivedAt: at, cause: 'crew' });
  };

  itOnBoth('XTR-1: is asked by mail and text, and charged by the customer’s own yes alone', async () => {
    await ask();
    expect(await messages()).toEqual(['order.extra_asked.customer', 'order.extra_asked.text']);
    await expect(payPage()).rejects.toMatchObject({ code: 'order_not_payable' });
    clock.set(IN_TIME);
    expect(await answer('yes')).toEqual({ answer: 'yes' });
    const page = await payPage();
    expect(await page.shown()).toMatchObject({
      title: `Extra agreed for your order ${order.reference}`,
      amount: 2_000,
      payUntil: null,
    });
    expect(await page.pay()).toMatch(new RegExp(`^/orders/${order.reference}/extra\\?token=.*&payment=paid$`));
    expect(await extras()).toMatchObject([
      { state: 'paid', what: 'Our crew waited 50 minutes', pence: 2_000, answered_at: IN_TIME, heard_by: null },
    ]);
    expect(await events()).toEqual(['extra_asked', 'extra_agreed', 'extra_paid']);
    const [bill] = await deps.db.selectFrom('invoices').selectAll().where('gross_pence', '=', pence(2_000)).execute();
    expect(bill?.document_json).toContain('Waiting, 50 minutes (2 quarter-hours charged) £20');
    await expect(payPage()).rejects.toMatchObject({ code: 'order_not_payable' });
  });

  itOnBoth('XTR-1: fifty answers at the same time are one, and one payment page', async () => {
    await ask();
    const fifty = <T>(work: (index: number) => Promise<T>) =>
      Promise.allSettled(Array.from({ length: 50 }, (_, index) => work(index)));
    const mixed = await fifty((index) => answer(index % 2 === 0 ? 'yes' : 'no'));
    const [state] = await states();
    expect(['agreed', 'refused']).toContain(state);
    expect(mixed.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    expect(await events()).toEqual(['extra_asked', state === 'agreed' ? 'extra_agreed' : 'extra_refused']);
    if (state === 'refused') {
      wait();
      await ask();
      await answer('yes');
    }
    const pages = await Promise.all(Array.from({ length: 20 }, payPage));
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1);
    await Promise.all(pages.map(({ pay }) => pay()));
    expect((await states()).filter((each) => each === 'paid')).toHaveLength(1);
    expect(await deps.db.selectFrom('refunds').selectAll().execute()).toEqual([]);
  });

  it('XTR-1: silence is no: an answer after the 20 minutes is too late, before the round has come by and after it', async () => {
    await ask();
    clock.set(OVER);
    await expect(answer('yes')).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect((await extrasService(deps).view(order.reference, order.token))?.extras).toMatchObject([
      { state: 'lapsed', paymentUrl: null },
    ]);
    await runRetentionJobs(deps);
    await runRetentionJobs(deps);
    await expect(answer('yes')).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect([await states(), await events()]).toEqual([['lapsed'], ['extra_asked', 'extra_lapsed']]);
    await ask();
    expect(await states()).toEqual(['lapsed', 'asked']);
  });

  itOnBoth('XTR-1: one is open at a time, however many are asked at once; a form sent twice asks once', async () => {
    const asked = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => ask()),
      ...Array.from({ length: 10 }, () => ask(STAIRS, 4_000)),
    ]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    wait();
    await answer('no', 0);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => ask({ kind: 'parking', stop: 'delivery' }, 1_500, key)));
    expect(await states()).toEqual(['refused', 'asked']);
  });

  it('XTR-1: two refusals of a kind end it, and other kinds stay', async () => {
    for (let time = 0; time < 2; time += 1) {
      await ask();
      await answer('no');
      wait();
    }
    await expect(ask()).rejects.toMatchObject({ code: 'change_not_offered' });
    await ask(STAIRS, 4_000);
    expect(await states()).toEqual(['refused', 'refused', 'asked']);
  });

  it('XTR-1: is asked on the day until the work is over, at the price that was shown', async () => {
    await expect(ask(WAITED, 1_000)).rejects.toMatchObject({ code: 'price_changed' });
    await expect(ask({ kind: 'waiting', minutes: 20 }, 0)).rejects.toMatchObject({ code: 'nothing_to_change' });
    clock.set('2026-12-14T10:00:00.000Z');
    await expect(ask()).rejects.toMatchObject({ code: 'change_not_offered' });
    clock.set(ASKED_AT);
    await ask();
    await visit('done');
    await expect(answer('yes')).rejects.toMatchObject({ code: 'too_late_to_change' });
    clock.set(OVER);
    await expect(ask()).rejects.toMatchObject({ code: 'too_late_to_change' });
  });

  it('XTR-1: unloading never waits for money: all steps go on while an extra is open, and while it is owed', async () => {
    await ask();
    await visit('arrived');
    await answer('yes');
    await visit('unloading');
    await visit('done');
    expect((await visitsOf(deps.db, order.orderId)).map(({ state }) => state)).toEqual(['done']);
    await (await payPage()).pay();
    expect(await states()).toEqual(['paid']);
  });

  it('XTR-1: what was withdrawn is owed by nobody, and its money goes back', async () => {
    await ask();
    await answer('yes');
    const page = await payPage();
    const extraId = (await extras())[0]?.id ?? '';
    await transact(deps.db, (trx) => withdrawExtra(trx, { orderId: order.orderId, extraId, at: clock.now() }));
    await expect(answer('yes')).rejects.toMatchObject({ code: 'nothing_to_change' });
    await page.pay();
    expect(await states()).toEqual(['withdrawn']);
    const refunds = await deps.db.selectFrom('refunds').select(['amount_pence', 'reason']).execute();
    expect(refunds).toEqual([{ amount_pence: 2_000, reason: 'extra_withdrawn' }]);
  });

  it('XTR-1: nobody answers for another: a wrong key, another’s extra', async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    const other = await placePaidOrder(deps);
    clock.set(ASKED_AT);
    await ask();
    const [extra] = await extras();
    const { answer: give } = extrasService(deps);
    const given = { extra: extra!.id, answer: 'yes', expected: 20 } as const;
    for (const who of [
      { reference: order.reference, token: other.token },
      { reference: other.reference, token: other.token },
    ])
      await expect(give({ ...who, ...given })).rejects.toMatchObject({ code: 'not_found' });
    expect(await states()).toEqual(['asked']);
  });

  it('XTR-1: a cancelled order is asked nothing, and is forgotten with its extras', async () => {
    clock.set('2026-11-24T09:10:00.000Z');
    await guestOf(deps, order).cancel();
    clock.set(ASKED_AT);
    await expect(ask()).rejects.toMatchObject({ code: 'order_cancelled' });
    await transact(deps.db, (trx) =>
      insertExtra(trx, new Date(ASKED_AT), {
        id: randomUUID(),
        order_id: order.orderId,
        kind: 'waiting',
        place: '',
        what: '',
        postcode: null,
        worked_out: '',
        reason: '',
        pence: pence(1_000),
        state: 'lapsed',
        asked_by: '',
        answer_by: OVER,
      }),
    );
    clock.set('2034-06-01T09:00:00.000Z');
    await deleteExpiredOrders(deps);
    expect(await extras()).toEqual([]);
  });
});
