import path from 'node:path';
import { postOrder } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { testDeps } from '@/lib/testing/place-order';
import { tightSpace, type TightSpace } from '@/lib/testing/tight-space';
import { replaceServices } from '../container';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';

/** Rows of an order's transaction; they must always agree. */
async function counts(db: Db) {
  const of = async (table: 'orders' | 'slot_reservations' | 'order_events') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  return { orders: await of('orders'), reservations: await of('slot_reservations'), events: await of('order_events') };
}

describe('the disk is full', () => {
  const { now } = fixedClock();
  let space: TightSpace;
  let db: Db;
  let api: ApiServer;
  beforeEach(async () => {
    space = await tightSpace();
    db = openDatabase({ kind: 'sqlite', file: path.join(space.folder, 'smart.sqlite') });
    await migrate(db);
    replaceServices(testDeps(db, now, { CREWS: '1000' }));
    api = await startApi();
  });
  afterEach(async () => {
    await db.destroy();
    await space.remove();
  });

  it('BOOK-7: an order is refused clearly and not half-saved; with room again everything goes on', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined); // each refusal is a fault in the log
    expect((await postOrder(api.origin)).status).toBe(201);
    await space.fill(db);
    let refused = await postOrder(api.origin);
    // What SQLite has room for in its file already is still taken.
    for (let tries = 0; refused.status === 201 && tries < 500; tries += 1) refused = await postOrder(api.origin);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'unavailable']);
    expect(refused.headers.get('retry-after')).toBe('5');
    const then = await counts(db);
    expect(then).toEqual({ orders: then.orders, reservations: then.orders, events: then.orders });

    await space.free(db);
    expect((await postOrder(api.origin)).status).toBe(201);
    const now = await counts(db);
    expect(now).toEqual({ orders: then.orders + 1, reservations: then.orders + 1, events: then.orders + 1 });
  });
});
