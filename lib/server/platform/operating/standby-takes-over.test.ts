import { randomInt, randomUUID } from 'node:crypto';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { withDatabase } from '@/lib/server/platform/db/open';
import { postOrder, send } from '@/lib/testing/api-client';
import { startApiProcess, type ApiProcess } from '@/lib/testing/api-process';
import { asOperator } from '@/lib/testing/base-copy';
import { eventually } from '@/lib/testing/eventually';
import type { OwnPostgres } from '@/lib/testing/own-postgres';
import { nextQuietDay, quietTuesday } from '@/lib/testing/quiet-day';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { startPair } from '@/lib/testing/standby';

const VISITORS = 8;
const CREWS = 3;
/** Enough places for the burst, few enough that visitors compete for them. */
const DAYS = Array.from({ length: 20 }).reduce<readonly string[]>(
  (days) => [...days, days.length === 0 ? quietTuesday() : nextQuietDay(days.at(-1) ?? '')],
  [],
);

const appOn = async (url: string): Promise<ApiProcess> =>
  startApiProcess(
    { location: { kind: 'postgres', url }, folder: await scratchFolder('standby') },
    { CREWS: String(CREWS) },
  );

/** The answer to one order, however often it has to be sent: its status at last, and whose it is. */
type Order = { readonly key: string; readonly status: number; readonly orderId: string };

const somewhere = () => {
  const [date = '', slot = null] = [DAYS[randomInt(DAYS.length)], SLOT_TIMES[randomInt(SLOT_TIMES.length)]];
  return { dates: { movingDate: date }, timeSlot: { movingDate: slot } };
};

/** Visitors who order on and on; who gets no answer, or is told to try again, does so with the same key. */
function visitors(origin: string) {
  const orders: Order[] = [];
  const refusals: string[] = [];
  const repeated = new Set<string>();
  const answers = new Map<string, ReturnType<typeof somewhere>>();
  let isOver = false;
  const send = (key: string) => postOrder(origin, { idempotencyKey: key, answers: answers.get(key) ?? {} });
  const order = async (key: string): Promise<void> => {
    await eventually(async () => {
      const { status, body } = await send(key);
      const isRefused = status >= 500;
      if (isRefused) {
        refusals.push(`${status} ${body.error.code}`);
        repeated.add(key);
      } else orders.push({ key, status, orderId: body.orderId });
      return !isRefused;
    });
  };
  const visit = async () => {
    while (!isOver) {
      const key = randomUUID();
      answers.set(key, somewhere());
      await order(key);
    }
  };
  const running = Promise.all(Array.from({ length: VISITORS }, visit));
  const stop = () => {
    isOver = true;
    return running;
  };
  return {
    orders,
    refusals,
    repeated,
    send,
    stop,
    acknowledged: () => orders.filter(({ status }) => status === 201),
  };
}

/** Everything that must be so on a server, whatever has happened: what visitors were told is there, once. */
async function expectAllKept(server: OwnPostgres, told: readonly Order[]): Promise<void> {
  const { orders, slots, messages } = await withDatabase({ kind: 'postgres', url: server.url }, async (db) => ({
    orders: await db.selectFrom('orders').select(['id', 'idempotency_key']).execute(),
    slots: await db
      .selectFrom('slots')
      .leftJoin('slot_reservations as r', (join) =>
        join
          .onRef('r.service', '=', 'slots.service')
          .onRef('r.date', '=', 'slots.date')
          .onRef('r.start', '=', 'slots.start')
          .on('r.released', '=', 0),
      )
      .groupBy(['slots.service', 'slots.date', 'slots.start', 'slots.booked'])
      .select((eb) => ['slots.booked', eb.fn.count<number>('r.id').as('held')])
      .execute(),
    messages: await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('topic', '=', 'order.received.customer')
      .execute(),
  }));
  const kept = orders.map(({ id, idempotency_key: key }) => `${key} ${id}`);
  const ids = told.map(({ key, orderId }) => `${key} ${orderId}`);
  expect(ids.filter((id) => !kept.includes(id))).toEqual([]);
  // An order that nobody was told of is one whose visitor was refused at last: there is none, all have repeated.
  expect(kept.toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(messages.map((row) => row.dedupe_key).toSorted()).toEqual(
    orders.map(({ id }) => `order.received.customer:${id}`).toSorted(),
  );
  expect(slots.filter(({ booked, held }) => booked !== held || held > CREWS)).toEqual([]);
}

const countOrders = (server: OwnPostgres): Promise<number> =>
  asOperator(server.url, async (client) => (await client.query('select 1 from orders')).rowCount ?? 0);

/** Whether a server waits for the one that follows it before it says "done" to somebody. */
const isWaiting = (server: OwnPostgres): Promise<boolean> =>
  asOperator(server.url, async (client) => {
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where wait_event = 'SyncRep'`);
    return (rowCount ?? 0) > 0;
  });

/** Whether it is an order that waits so, and nothing that the app does besides: an order's transaction holds its table. */
const isOrderWaiting = (server: OwnPostgres): Promise<boolean> =>
  asOperator(server.url, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity join pg_locks using (pid)
       where wait_event = 'SyncRep' and relation = 'orders'::regclass and mode = 'RowExclusiveLock'`,
    );
    return (rowCount ?? 0) > 0;
  });

describe('the page of the operator: the second database server takes over', () => {
  it('BOOK-7: the first is killed in a burst of orders: none is lost, none is there twice, and none goes back', async () => {
    const { first, second, url, takeOver } = await startPair();
    const app = await appOn(url);
    const burst = visitors(app.origin);
    await eventually(() => burst.acknowledged().length >= 100);

    await first.kill();
    await eventually(() => burst.refusals.length > 0);
    expect((await send(app.origin, '/api/ready')).status).toBe(503);
    const before = burst.acknowledged().length;
    await takeOver();
    // Nobody does anything with the app: it finds the second server by itself.
    await eventually(() => burst.acknowledged().length >= before + 100);
    await burst.stop();
    expect(new Set(burst.refusals)).toEqual(new Set(['503 unavailable']));
    expect((await send(app.origin, '/api/ready')).status).toBe(200);
    expect(app.lines.filter(({ msg }) => msg === 'another database server has taken over')).toHaveLength(1);

    // Said again, every key is answered as it was.
    for (const { key, orderId } of burst.acknowledged().filter(({ key }) => burst.repeated.has(key))) {
      expect(await burst.send(key)).toMatchObject({ status: 201, body: { orderId } });
    }
    await expectAllKept(second, burst.acknowledged());

    // Who starts now and finds both writing takes the second, too.
    await first.start();
    const kept = await countOrders(first);
    const another = await appOn(url);
    const late = { key: randomUUID(), answers: { dates: { movingDate: nextQuietDay(DAYS.at(-1) ?? '') } } };
    const { status, body } = await postOrder(another.origin, { idempotencyKey: late.key, answers: late.answers });
    expect(status).toBe(201);
    expect(await countOrders(first)).toBe(kept);
    await expectAllKept(second, [...burst.acknowledged(), { key: late.key, status, orderId: body.orderId }]);
  });

  it('BOOK-7: the first hangs without a word: its connections are cut, and when it goes on nothing is written to it', async () => {
    const { first, second, url, takeOver } = await startPair();
    const app = await appOn(url);
    const burst = visitors(app.origin);
    await eventually(() => burst.acknowledged().length >= 50);

    await first.hang();
    const before = burst.acknowledged().length;
    await takeOver();
    await eventually(() => burst.acknowledged().length >= before + 50);
    await first.goOn();
    const there = burst.acknowledged().length;
    await eventually(() => burst.acknowledged().length >= there + 50);
    await burst.stop();
    expect(new Set(burst.refusals)).toEqual(new Set(['503 unavailable']));
    await expectAllKept(second, burst.acknowledged());
  });

  it('BOOK-7: the first is back alone: what it had committed, and the second never heard of, is told to nobody', async () => {
    const { first, second, url } = await startPair();
    const app = await appOn(url);
    const [date = ''] = DAYS;
    const answers = { dates: { movingDate: date } };
    const known = await postOrder(app.origin, { answers });
    expect(known.status).toBe(201);
    await second.crash();
    const key = randomUUID();
    const order = () => postOrder(app.origin, { idempotencyKey: key, answers });
    const unanswered = order();
    await eventually(() => isOrderWaiting(first));
    await first.kill();
    expect((await unanswered).status).toBe(503);

    await first.start();
    expect(await countOrders(first)).toBe(2);
    let isAnswered = false;
    const repeated = order().finally(() => (isAnswered = true));
    await eventually(() => isWaiting(first));
    expect(isAnswered).toBe(false);
    await second.start();
    expect((await repeated).status).toBe(201);
    // It has it on disk when the visitor is told, and shows it when it has replayed it.
    await eventually(async () => (await countOrders(second)) === 2);
  });
});
