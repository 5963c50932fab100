import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import { calculate, calculatePersonalized } from '@/lib/contracts/calculation';
import { easyCheckout, type DraftDto } from '@/lib/contracts/checkout';
import type { ErrorBody } from '@/lib/contracts/errors';
import { websiteForm } from '@/lib/contracts/forms';
import { readOrder } from '@/lib/contracts/order-read';
import { findSlots } from '@/lib/contracts/slots';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Db } from '@/lib/server/platform/db/schema';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase } from '@/lib/server/platform/db/open';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Readiness } from '@/lib/server/readiness';
import { postJson, postOrder, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock, TEST_NOW } from '@/lib/testing/clock';
import { CONTACT } from '@/lib/testing/forms';
import { anItem, fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import { tightSpace, type TightSpace } from '@/lib/testing/tight-space';
import { contactPayload } from '@/lib/validation/forms/schemas';

const TEN_OFF = {
  code: 'TENOFF',
  amount: 1000,
  usage_limit: null,
  used: 0,
  kind: 'fixed' as const,
  valid_from: '2026-01-01',
  valid_until: '2027-12-31',
};
const DAYS = { from: '2026-12-15', to: '2026-12-16' };
const REQUEST = new IncomingMessage(new Socket());
const draftWith = (changes: Partial<MovingAnswers>) => ({
  draftId: null,
  flow: 'moving',
  step: 'items',
  answers: fullAnswers(changes),
});

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
  const clock = fixedClock();
  const { now } = clock;
  let space: TightSpace;
  let db: Db;
  let deps: Deps;
  let api: ApiServer;
  beforeEach(async () => {
    space = await tightSpace();
    db = openDatabase({ kind: 'sqlite', file: path.join(space.folder, 'smart.sqlite') });
    await migrate(db);
    deps = testDeps(db, now, { CREWS: '1000', DATA_DIR: space.folder });
    replaceServices(deps);
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

  it('BOOK-7: prices and pages go on, what must be kept is refused whole, and /api/ready says why', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const { body: order } = await postOrder(api.origin);
    const saved = await postJson<DraftDto>(api.origin, easyCheckout.path, draftWith({}));
    await db.insertInto('promo_codes').values(TEN_OFF).execute();
    const { cookie } = await signIn(deps, 'ada@example.com');
    const user = (await createServices(deps).sessions.userOf({ headers: { cookie } }))?.email;
    const ready = async () => {
      const { status, body } = await send<Readiness>(api.origin, '/api/ready');
      return [status, body.disk];
    };
    expect(await ready()).toEqual([200, 'room']);
    await space.fill(db);
    await useUp();

    // More than one address, so that the counter of calls needs room as well.
    const from = (n: number) => ({ 'X-Forwarded-For': `2001:db8:0:${n}::1` });
    const { postcode: collectionPostcode } = fullAnswers().addresses.collection;
    const places = { movingSpace: 'one_bedroom', collectionPostcode, deliveryPostcode: 'NW1 8QA' };
    const reads = await Promise.all([
      postJson(api.origin, calculate.path, places, from(1)),
      postJson(api.origin, calculatePersonalized.path, fullAnswers(), from(2)),
      postJson(api.origin, calculatePersonalized.path, fullAnswers({ promo: TEN_OFF.code }), from(3)),
      postJson(api.origin, findSlots.path, { service: 'MOVING', ...DAYS, answers: fullAnswers() }, from(4)),
      postJson(api.origin, readOrder.path, { reference: order.reference, token: order.token }, from(5)),
      send(api.origin, `${easyCheckout.path}?draftId=${saved.body.draftId}`, { headers: from(6) }),
      send(api.origin, '/api/health'),
    ]);
    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
    clock.advanceMinutes(2 * 24 * 60);
    const { sessions } = createServices(deps);
    expect((await sessions.userOf({ headers: { cookie } }))?.email).toBe(user);
    expect((await sessions.refresh({ headers: { cookie } }, new ServerResponse(REQUEST)))?.email).toBe(user);
    clock.set(TEST_NOW);

    const before = await counts(db);
    const title = 'A very long name of something that is mine '.repeat(3).slice(0, 60);
    const items = Array.from({ length: 60 }, (_, n) => anItem(5, { id: `custom_${n}`, title }));
    const writes = [
      await postOrder(api.origin, { answers: { furnitureItems: items }, expectedTotal: 1 }).then(() =>
        postOrder(api.origin),
      ),
      await postJson<ErrorBody>(api.origin, easyCheckout.path, draftWith({ furnitureItems: items }), from(7)),
      await postJson<ErrorBody>(api.origin, websiteForm.path, contactPayload(CONTACT), from(8)),
    ];
    expect(writes.map(({ status, body }) => [status, body.error.code])).toEqual(writes.map(() => [503, 'unavailable']));
    expect(await counts(db)).toEqual(before);
    expect(await ready()).toEqual([503, 'full']);

    await space.free(db);
    expect(await ready()).toEqual([200, 'room']);
    expect((await postJson(api.origin, easyCheckout.path, draftWith({}), from(9))).status).toBe(200);
  });

  /** Orders until SQLite has used the free pages of its file. Only then is the disk full for it. */
  async function useUp(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      const { status } = await postOrder(api.origin);
      if (status === 503) return;
    }
  }
});
