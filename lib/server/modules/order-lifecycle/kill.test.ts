import { randomUUID } from 'node:crypto';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ChangePreviewDto, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { Db } from '@/lib/server/platform/db/schema';
import { postJson, postOrder, type OrderAnswer } from '@/lib/testing/api-client';
import { startApiProcess, type ApiProcess } from '@/lib/testing/api-process';
import { describeOnBoth } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { nextQuietDay, quietTuesday } from '@/lib/testing/quiet-day';

const DAY = quietTuesday();
const LATER = { date: nextQuietDay(DAY), start: '08:00', end: '10:00' };

/** The changes that the server has said yes to. */
type Acknowledged = { readonly orderId: string; readonly change: OrderChangeDto }[];

/** A change as a guest makes it: first what it costs, then with exactly that. */
async function make(origin: string, kind: 'reschedule' | 'cancel', { orderId: id, token }: OrderAnswer) {
  const request = kind === 'cancel' ? { id, token } : { id, token, slot: LATER };
  const preview = kind === 'cancel' ? 'preview_order_cancellation' : 'preview_order_reschedule';
  const { body: told } = await postJson<ChangePreviewDto>(origin, `${APP_PREFIX}/${preview}`, request);
  const { version, toPay: expectedToPay, refund: expectedRefund } = told;
  const agreed = { ...request, idempotencyKey: randomUUID(), version, expectedRefund };
  const given = kind === 'cancel' ? agreed : { ...agreed, expectedToPay, wantsStartWithin14Days: false };
  return postJson<OrderChangeDto>(origin, `${APP_PREFIX}/${kind}_order`, given);
}

/** One guest after another, until the server is gone: orders, pays, moves the order to another day and cancels it. */
async function visit(origin: string, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    const order = await postOrder(origin, { answers: { dates: { movingDate: DAY } } });
    const { orderId } = order.body;
    await postJson(origin, '/test/pay', order.body);
    for (const kind of ['reschedule', 'cancel'] as const) {
      const change = await make(origin, kind, order.body);
      if (change.status !== 200) throw new Error(`A change was answered ${change.status}`);
      acknowledged.push({ orderId, change: change.body });
    }
  }
}

async function burst({ origin, kill }: ApiProcess, killAfter: number): Promise<Acknowledged> {
  const acknowledged: Acknowledged = [];
  const visitors = Array.from({ length: 8 }, () => visit(origin, acknowledged).catch((error: unknown) => error));
  await eventually(() => acknowledged.length >= killAfter);
  await kill();
  for (const end of await Promise.all(visitors)) expect(end).toMatchObject({ name: 'TypeError' }); // the server is gone
  return acknowledged;
}

/** Places of each slot: as its counter says, and as the orders hold them. They must never differ. */
async function places(db: Db) {
  const slots = await db.selectFrom('slots').selectAll().execute();
  const held = await db.selectFrom('slot_reservations').selectAll().where('released', '=', 0).execute();
  const same = (a: (typeof slots)[number], b: (typeof held)[number]) =>
    a.service === b.service && a.date === b.date && a.start === b.start;
  return slots.map((slot) => ({
    counted: slot.booked,
    held: held.filter((each) => same(slot, each)).reduce((sum, each) => sum + each.places, 0),
  }));
}

/** Visits that differ from the places that their orders hold: none to come without a place, and no place without one. */
async function wrongVisits(db: Db): Promise<readonly string[]> {
  const visits = await db.selectFrom('visits').selectAll().where('state', '!=', 'cancelled').execute();
  const held = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .where('o.state', '!=', 'awaiting_payment')
    .where('r.released', '=', 0)
    .execute();
  const key = (row: { order_id: string; service: string; date: string; start: string }) =>
    [row.order_id, row.service, row.date, row.start].join(' ');
  const [come, places] = [new Set(visits.map(key)), new Set(held.map(key))];
  return [...come, ...places].filter((each) => come.has(each) !== places.has(each));
}

describeOnBoth('kill -9 while orders change', (database) => {
  it('BOOK-7, INV-1, DAY-2: every acknowledged change is there once and whole, and none is there by half', async () => {
    const { db } = database();
    const env = { CREWS: '1000' };
    const acknowledged = await burst(await startApiProcess(database(), env), 20);
    await startApiProcess(database(), env);
    const changes = await db.selectFrom('order_changes').selectAll().execute();
    const orders = await db.selectFrom('orders').select(['id', 'state', 'calendar_sequence']).execute();
    const refunds = await db.selectFrom('refunds').select(['change_id', 'amount_pence']).execute();
    const keys = (await db.selectFrom('outbox').select('dedupe_key').execute()).map((row) => row.dedupe_key);

    const stored = new Map(changes.map((change) => [change.id, change]));
    for (const { orderId, change } of acknowledged)
      expect(stored.get(change.changeId)).toMatchObject({ order_id: orderId, state: 'applied', kind: change.kind });

    // Acknowledged or not: a change that is stored has its order, its messages and its money with it.
    for (const { id, state, calendar_sequence: version } of orders) {
      const made = changes.filter((change) => change.order_id === id).toSorted((a, b) => a.version - b.version);
      const last = made.at(-1);
      expect([id, state, version]).toEqual([
        id,
        ...(last ? [last.kind === 'cancel' ? 'cancelled' : 'rescheduled', last.version] : [state, version]),
      ]);
    }
    for (const { id, refund_pence: amount } of changes) {
      expect(keys.filter((key) => key === `order.changed.customer:${id}`)).toHaveLength(1);
      const paidBack = refunds.filter(({ change_id }) => change_id === id);
      expect(paidBack.map(({ amount_pence }) => amount_pence)).toEqual(amount > 0 ? [amount] : []);
    }
    for (const { counted, held } of await places(db)) expect(counted).toBe(held);
    expect(await wrongVisits(db)).toEqual([]);

    // Each payment has its invoice with it, and the numbers of those that never were are given to others.
    const paid = await db.selectFrom('payments').select('id').where('state', '=', 'paid').execute();
    const invoices = await db.selectFrom('invoices').selectAll().where('kind', '=', 'invoice').execute();
    expect(invoices.map((row) => row.issued_for_id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
    const counts = invoices.map(({ number }) => Number(number.split('-').at(-1))).toSorted((a, b) => a - b);
    expect(counts).toEqual(invoices.map((_, index) => index + 1));
  });
});
