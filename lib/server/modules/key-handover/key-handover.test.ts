import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { KeysOptionDto } from '@/lib/contracts/key-handover';
import type { KeysPlan } from '@/lib/domain/extras/key-handover';
import { extraLink } from '@/lib/server/modules/extras/page-form';
import { extrasOf } from '@/lib/server/modules/extras/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { completeDoneOrders, publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { syncVisits } from '@/lib/server/modules/visits/sync';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { record, crewReport, visitLines } from '@/lib/testing/visits';
import { keyHandoverService } from './service';

const [DATE, NEXT] = ['2026-12-15', '2026-12-16'];

describeWithDatabase('late keys', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  const begin = async (env = {}) => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, env);
    order = await placePaidOrder(deps);
  };
  const go = (time: string, date = DATE) => clock.set(`${date}T${time}:00.000Z`);
  beforeEach(async () => {
    await begin();
    go('09:00');
  });

  const view = (of = order) => keyHandoverService(deps).view(of.reference, of.token);
  const optionOf = async (plan: KeysPlan, date: string, start: string, of = order) => {
    const option = (await view(of))?.options.find(
      (one) => one.plan === plan && one.date === date && one.start === start,
    );
    if (!option) throw new Error(`Not offered: ${plan} ${date} ${start}`);
    return option;
  };
  const send = ({ plan, date, start, amount }: KeysOptionDto, of = order, key: string = randomUUID()) => {
    const { reference, token } = of;
    return keyHandoverService(deps).choose({ reference, token, key, plan, date, start, expected: amount });
  };
  const choose = async (plan: KeysPlan, date: string, start: string, of = order) =>
    send(await optionOf(plan, date, start, of), of);
  const undo = async (of = order) =>
    keyHandoverService(deps).undo({
      reference: of.reference,
      token: of.token,
      key: (await view(of))?.kept?.id ?? randomUUID(),
    });
  const visit = async (type: 'on_the_way' | 'arrived' | 'loading' | 'driving' | 'unloading' | 'done', index = 0) => {
    const all = (await visitsOf(deps.db, order.orderId)).toSorted((a, b) => a.date.localeCompare(b.date));
    const at = clock.now();
    await record(deps.db, { visitId: all[index]!.id, said: [crewReport(type, at)], receivedAt: at, cause: 'crew' });
  };
  const lines = (of = order) => visitLines(deps.db, of.orderId);
  const places = async (of = order) => {
    const rows = await deps.db
      .selectFrom('slot_reservations')
      .selectAll()
      .where('order_id', '=', of.orderId)
      .where('released', '=', 0)
      .execute();
    return rows.map(({ service, date, start }) => `${service} ${date} ${start}`).toSorted();
  };
  const booked = async (service: 'MOVING' | 'STORAGE', date: string, start: string) => {
    const row = await deps.db
      .selectFrom('slots')
      .select('booked')
      .where('service', '=', service)
      .where('date', '=', date)
      .where('start', '=', start)
      .executeTakeFirst();
    return row?.booked ?? 0;
  };
  const extras = async () =>
    (await extrasOf(deps.db, order.orderId)).map(({ kind, place, state, pence }) => [kind, place, state, pence]);
  const topics = async () => {
    const rows = await deps.db.selectFrom('outbox').select(['topic', 'created_at']).execute();
    const since = `${DATE}T`;
    return rows
      .filter(({ created_at: at }) => at >= since)
      .map(({ topic }) => topic)
      .filter((topic) => /keys|changed|withdrawn/.test(topic))
      .toSorted();
  };
  const stored = async () => orderOf((await findOrderByReference(deps.db, order.reference))!);

  it('the day before it says what a night would cost, as it does on the day', async () => {
    go('12:00', '2026-12-14');
    const before = await view();
    expect(before).toMatchObject({ isOpen: false, isAhead: true, options: [] });
    go('09:00');
    const onDay = await view();
    expect(onDay).toMatchObject({ isOpen: true, isAhead: false, firstNight: null });
    expect(onDay?.options.find(({ plan }) => plan === 'night')?.amount).toBe(before?.firstNight);
  });

  itOnBoth('before anybody has set off the move starts later today, for the wait by the published rule', async () => {
    const shown = await view();
    expect(shown).toMatchObject({ isOpen: true, hasBegun: false, kept: null });
    expect(shown?.options.filter(({ plan }) => plan === 'later').map(({ start, amount }) => [start, amount])).toEqual([
      ['12:00', 0],
      ['14:00', 60],
      ['16:00', 80],
      ['18:00', 80],
    ]);
    await choose('later', DATE, '14:00');
    expect(await lines()).toEqual([`move ${DATE} 14:00 planned`]);
    expect(await places()).toEqual([`MOVING ${DATE} 14:00`]);
    expect(await booked('MOVING', DATE, '10:00')).toBe(0);
    expect(await extras()).toEqual([['keys', 'later', 'agreed', 6_000]]);
    expect(await topics()).toEqual([
      ...['order.changed.operator', 'order.changed.slack', 'order.changed.webhook'],
      ...['order.keys_late.customer', 'order.keys_late.text'],
    ]);
    expect((await view())?.kept).toMatchObject({ plan: 'later', start: '14:00', amount: 60, canUndo: true });
    await undo();
    expect(await lines()).toEqual([`move ${DATE} 10:00 planned`]);
    expect(await extras()).toEqual([['keys', 'later', 'withdrawn', 6_000]]);
    expect(await topics()).toContain('order.keys_undone.customer');
    expect(await topics()).not.toContain('order.extra_withdrawn.customer');
    expect((await view())?.kept).toBeNull();
  });

  it('a later slot that costs nothing is no extra, and its crew stays the same', async () => {
    go('18:15', '2026-12-14');
    await publishDuePlans(deps);
    go('09:00');
    const [own] = await visitsOf(deps.db, order.orderId);
    const crews = async () => (await crewsOf(deps.db, [own!.id])).map(({ number }) => number);
    const before = await crews();
    expect(before).toHaveLength(1);
    await choose('later', DATE, '12:00');
    expect(await extras()).toEqual([]);
    expect(await crews()).toEqual(before);
    expect((await view())?.kept).toMatchObject({ amount: 0, paymentUrl: null });
  });

  it('several short waits cost what one long one does: all are counted from the slot that was booked first', async () => {
    const later = async () =>
      (await view())?.options.filter(({ plan }) => plan === 'later').map(({ start, amount }) => [start, amount]);
    await choose('later', DATE, '12:00');
    expect(await later()).toEqual([
      ['14:00', 60],
      ['16:00', 80],
      ['18:00', 80],
    ]);
    await choose('later', DATE, '14:00');
    expect(await later()).toEqual([
      ['16:00', 20],
      ['18:00', 20],
    ]);
    go('14:10');
    await visit('arrived');
    expect((await optionOf('hold', DATE, '18:00')).amount).toBe(20);
    await choose('hold', DATE, '18:00');
    expect((await extras()).reduce((sum, [, , , pence]) => sum + Number(pence), 0)).toBe(8_000);
  });

  it('another day costs what the published rule of rescheduling says, and the order’s price stays', async () => {
    const { quote } = await stored();
    const option = await optionOf('day', NEXT, '10:00');
    expect(option.amount).toBe(quote.totalWithDiscount);
    await send(option);
    expect(await lines()).toEqual([`move ${NEXT} 10:00 planned`]);
    expect((await stored()).quote).toEqual(quote);
  });

  itOnBoth('once a crew is under way the van waits, and its later slot is really taken', async () => {
    go('10:10');
    await visit('arrived');
    go('10:30');
    await visit('loading');
    await expect(optionOf('later', DATE, '14:00')).rejects.toThrow('Not offered');
    await choose('hold', DATE, '14:00');
    expect(await lines()).toEqual([`move ${DATE} 10:00 loading`]);
    expect(await places()).toEqual([`MOVING ${DATE} 10:00`, `MOVING ${DATE} 14:00`]);
    expect(await booked('MOVING', DATE, '14:00')).toBe(1);
    // Later still: the difference alone, and the first slot is free again.
    go('11:00');
    const more = await optionOf('hold', DATE, '16:00');
    expect(more.amount).toBe(20);
    await send(more);
    expect(await booked('MOVING', DATE, '14:00')).toBe(0);
    expect(await extras()).toEqual([
      ['keys', 'hold', 'agreed', 6_000],
      ['keys', 'hold', 'agreed', 2_000],
    ]);
    // The keys do not come at all today.
    await visit('driving');
    await choose('night', NEXT, '10:00');
    expect(await places()).toEqual([`MOVING ${DATE} 10:00`, `STORAGE ${NEXT} 10:00`]);
  });

  it('who is late is never paid for it: a wait counts from our own arrival', async () => {
    go('12:40');
    await visit('arrived');
    expect((await optionOf('hold', DATE, '14:00')).amount).toBe(40);
  });

  it('a night: the load is brought to our store and delivered by its own visit on the chosen day', async () => {
    go('10:30');
    await visit('loading');
    const option = await optionOf('night', NEXT, '10:00');
    expect(option.amount).toBeGreaterThan(60);
    expect(option.workedOut).toMatch(/^Second trip .* £.*, 1 night in our store .* £/);
    await send(option);
    expect(await lines()).toEqual([`collection ${DATE} 10:00 loading`, `return ${NEXT} 10:00 planned`]);
    expect((await stored()).dates).toEqual({ movingDate: DATE, deliveryDate: NEXT });
    expect(await extras()).toEqual([['keys', 'night', 'agreed', Math.round(option.amount * 100)]]);
    expect((await view())?.options).toEqual([]);
    // What others do to the order leaves it alone: another round, and a change that knows of no night.
    const row = (await findOrderByReference(deps.db, order.reference))!;
    await transact(deps.db, (trx) => syncVisits(trx, row, clock.now()));
    await runRetentionJobs(deps);
    expect(await lines()).toEqual([`collection ${DATE} 10:00 loading`, `return ${NEXT} 10:00 planned`]);
    await visit('driving');
    expect((await view())?.kept).toMatchObject({ canUndo: false });
    await expect(undo()).rejects.toMatchObject({ code: 'too_late_to_change' });
    await visit('done');
    go('11:00');
    await completeDoneOrders(deps);
    expect((await findOrderByReference(deps.db, order.reference))?.state).toBe('rescheduled');
    go('10:20', NEXT);
    await visit('unloading', 1);
    await visit('done', 1);
    go('11:00', NEXT);
    await completeDoneOrders(deps);
    expect((await findOrderByReference(deps.db, order.reference))?.state).toBe('completed');
  });

  it('a night is undone until the van leaves: slots, visits and what was agreed are as they were', async () => {
    go('10:30');
    await visit('loading');
    await choose('night', NEXT, '10:00');
    await undo();
    expect(await lines()).toEqual([`move ${DATE} 10:00 loading`, `return ${NEXT} 10:00 cancelled`]);
    expect(await places()).toEqual([`MOVING ${DATE} 10:00`]);
    expect(await booked('STORAGE', NEXT, '10:00')).toBe(0);
    expect(await extras()).toEqual([['keys', 'night', 'withdrawn', expect.any(Number)]]);
    await choose('night', NEXT, '12:00');
    expect(await lines()).toEqual(
      [`move ${DATE} 10:00 loading`, `return ${NEXT} 12:00 planned`].map((line) => line.replace(/^move/, 'collection')),
    );
  });

  it('what is paid is not undone here', async () => {
    go('10:30');
    await visit('loading');
    await choose('night', NEXT, '10:00');
    const [extra] = await extrasOf(deps.db, order.orderId);
    const row = (await findOrderByReference(deps.db, order.reference))!;
    const payments = withPayments(deps);
    const url = new URL(await extraLink(payments, { order: row, token: order.token, extraId: extra!.id }));
    await actOnTestPayment(payments, url.pathname.split('/').at(-1)!, url.searchParams.get('token')!, 'pay');
    expect((await view())?.kept).toMatchObject({ isPaid: true, canUndo: false, paymentUrl: null });
    await expect(undo()).rejects.toMatchObject({ code: 'too_late_to_change' });
    const [bill] = await deps.db.selectFrom('invoices').selectAll().where('gross_pence', '=', extra!.pence).execute();
    expect(bill?.document_json).toContain('Keys late');
  });

  it('twenty presses of one button are one', async () => {
    go('10:30');
    await visit('loading');
    const [option, key] = [await optionOf('night', NEXT, '10:00'), randomUUID()];
    await Promise.all(Array.from({ length: 20 }, () => send(option, order, key)));
    expect(await extras()).toHaveLength(1);
    expect(await places()).toEqual([`MOVING ${DATE} 10:00`, `STORAGE ${NEXT} 10:00`]);
    expect((await topics()).filter((topic) => topic === 'order.keys_late.customer')).toHaveLength(1);
    await Promise.allSettled(Array.from({ length: 10 }, () => undo()));
    expect(await places()).toEqual([`MOVING ${DATE} 10:00`]);
  });

  itOnBoth('two orders ask for the last place at once, and one gets it', async () => {
    await begin({ STORAGE_CREWS: '1', CREWS: '3' });
    const other = await placePaidOrder(deps);
    go('09:00');
    const [one, two] = await Promise.all([optionOf('night', NEXT, '10:00'), optionOf('night', NEXT, '10:00', other)]);
    const results = await Promise.allSettled([send(one), send(two, other)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'slot_taken' });
    expect(await booked('STORAGE', NEXT, '10:00')).toBe(1);
    const charged = await deps.db.selectFrom('extra_charges').selectAll().execute();
    expect(charged).toHaveLength(1);
    expect((await view())?.options.concat((await view(other))?.options ?? [])).not.toContainEqual(
      expect.objectContaining({ plan: 'night', date: NEXT, start: '10:00' }),
    );
  });

  it('books both vans for the delivery of a plan without a list that fills two', async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    order = await placePaidOrder(deps, { movingSpace: 'three_bedroom', furnitureItems: [] });
    go('09:00');
    await choose('night', NEXT, '10:00');
    expect(await booked('STORAGE', NEXT, '10:00')).toBe(2);
  });

  it('nothing is charged that was not shown, and nothing to anybody else', async () => {
    const option = await optionOf('night', NEXT, '10:00');
    await expect(send({ ...option, amount: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    await expect(send(option, { ...order, token: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(send({ ...option, date: '2026-12-19' })).rejects.toMatchObject({ code: 'too_late_to_change' });
    await expect(send({ ...option, start: '09:00' })).rejects.toMatchObject({ code: 'validation_failed' });
    const stale = await optionOf('later', DATE, '14:00');
    await visit('on_the_way');
    await expect(send(stale)).rejects.toMatchObject({ code: 'too_late_to_change' });
    await visit('unloading');
    await expect(send(option)).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect(await extras()).toEqual([]);
    expect(await places()).toEqual([`MOVING ${DATE} 10:00`]);
  });

  it('while a load waits the customer changes nothing else, and cancelling frees all of it', async () => {
    await choose('night', NEXT, '10:00');
    const guest = guestOf(deps, order);
    const slot = { date: '2026-12-20', start: '10:00', end: '12:00' };
    await expect(guest.previewReschedule(slot)).rejects.toMatchObject({ code: 'too_late_to_change' });
    await guest.cancel();
    expect(await lines()).toEqual([`collection ${DATE} 10:00 cancelled`, `return ${NEXT} 10:00 cancelled`]);
    expect(await places()).toEqual([]);
    expect(await extras()).toEqual([['keys', 'night', 'withdrawn', expect.any(Number)]]);
  });
});
