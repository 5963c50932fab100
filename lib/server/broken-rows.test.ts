import { collectCharges } from '@/lib/server/modules/billing/bill';
import { outboxView } from '@/lib/server/modules/notifications/desk-outbox';
import { refreshShown } from '@/lib/server/modules/reviews/refresh';
import { clearReviewsCache, shownReviews } from '@/lib/server/modules/reviews/shown';
import { UnreadableDocument } from '@/lib/server/platform/documents/document';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { metrics } from '@/lib/server/platform/observability/metrics';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { areMailsRefused } from '@/lib/server/platform/outbox/refused-repo';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { OPERATOR } from '@/lib/testing/desk';
import { doneOrder } from '@/lib/testing/done-order';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';
import { demoReviews } from '@/lib/tooling/demo/demo-reviews';
import { readiness } from './readiness';
import { runRetentionJobs, runDailyRetentionJobs } from './retention-jobs';
import { tendVisits } from './scheduler';

const BROKEN = '{"furniture' as never;

describeWithDatabase('one unreadable order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let reported: Record<string, unknown>[];
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder, STORAGE_CREWS: '9' });
    reported = [];
    jest.mocked(console.error).mockImplementation((line: string) => {
      reported.push(JSON.parse(line) as Record<string, unknown>);
    });
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  /** Breaks the stored order and returns the function that repairs it. */
  async function breakOrder(orderId: string): Promise<() => Promise<void>> {
    const set = (order_json: never) =>
      deps.db.updateTable('orders').set({ order_json }).where('id', '=', orderId).execute();
    const { order_json: before } = await deps.db
      .selectFrom('orders')
      .select('order_json')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await set(BROKEN);
    return async () => void (await set(before as never));
  }
  const failures = async () =>
    (await outboxView(deps, {})).failures.map(({ task, reference, code }) => [task, reference, code]);
  const stateOf = async (orderId: string) =>
    (await deps.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirst())?.state;
  const warned = async () => {
    const { ready, warnings, rowsNotProcessed } = await readiness(deps);
    return [ready, warnings, rowsNotProcessed];
  };
  const counted = async (job: string, step: string) => {
    const { values } = await metrics().rowFailures.get();
    return values.find(({ labels }) => labels.job === job && labels.step === step)?.value ?? 0;
  };
  const references = () => reported.map(({ reference }) => reference);

  itOnBoth(
    'STR-2: stops no other hold and no later step of the sweep, is reported once, and goes when it is repaired',
    async () => {
      const orders = [await placeOrder(deps), await placeOrder(deps), await placeOrder(deps)];
      const [broken] = orders.toSorted((a, b) => a.orderId.localeCompare(b.orderId));
      const repair = await breakOrder(broken!.orderId);
      const before = await counted('sweep', 'holds');
      await deps.db.insertInto('events').values({ id: 'old', type: 'seen', value: '', at: '2020-01-01' }).execute();
      clock.advanceMinutes(31);
      await runRetentionJobs(deps);
      await runRetentionJobs(deps);
      const states = await Promise.all(orders.map(({ orderId }) => stateOf(orderId)));
      expect(states.toSorted()).toEqual(['awaiting_payment', 'expired', 'expired']);
      expect(await failures()).toEqual([
        ['End an unpaid booking whose hold is over', broken!.reference, 'order is no JSON'],
      ]);
      expect([references(), (await counted('sweep', 'holds')) - before]).toEqual([[broken!.reference], 2]);
      // This test delivers no messages, and an overdue one would make the instance not ready.
      await deps.db.deleteFrom('outbox').execute();
      expect(await warned()).toEqual([true, ['rows_not_processed'], 1]);
      expect(await deps.db.selectFrom('events').select('id').where('id', '=', 'old').execute()).toEqual([]);
      await repair();
      await runRetentionJobs(deps);
      expect([await stateOf(broken!.orderId), await failures(), await warned()]).toEqual([
        'expired',
        [],
        [true, [], 0],
      ]);
    },
  );

  it('STR-2: a database that is away ends the sweep, and blames no row', async () => {
    await placeOrder(deps);
    clock.advanceMinutes(31);
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const db = new Proxy(deps.db, {
      get: (target, key) => {
        if (key === 'deleteFrom') throw away;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await expect(runRetentionJobs({ ...deps, db })).rejects.toBe(away);
    expect(await failures()).toEqual([]);
  });

  it('STR-2: a step that fails as a whole stops no other, and is listed until it succeeds', async () => {
    const order = await placeOrder(deps);
    clock.advanceMinutes(31);
    let isBroken = true;
    const db = new Proxy(deps.db, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (isBroken && key === 'deleteFrom' && args[0] === 'drafts') throw new TypeError('A step is wrong');
          return value.apply(target, args);
        };
      },
    });
    await runRetentionJobs({ ...deps, db });
    expect(await failures()).toEqual([['Delete expired saved quotes', '', 'TypeError']]);
    expect(await stateOf(order.orderId)).toBe('expired');
    isBroken = false;
    await runRetentionJobs({ ...deps, db });
    expect(await failures()).toEqual([]);
  });

  it('STR-2: stops no other rental from being announced, charged and ended', async () => {
    clock.set('2026-11-24T00:10:00.000Z');
    const stores = rentedUnits(deps, clock);
    const rentals = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      rentals.push(await stores.rent({ storageTerm: 'monthly', email }));
    }
    await stores.days(41);
    const [broken] = rentals.toSorted((a, b) => a.orderId.localeCompare(b.orderId));
    const repair = await breakOrder(broken!.orderId);
    await stores.days(8);
    expect(stores.bank.taken).toHaveLength(2);
    expect(await failures()).toEqual([['Announce a storage payment', broken!.reference, 'order is no JSON']]);
    await repair();
    await stores.days(8);
    expect([stores.bank.taken.length, await failures()]).toEqual([3, []]);
  });

  itOnBoth('STR-2: stops no other charge whose money has been taken', async () => {
    clock.set('2026-11-24T00:10:00.000Z');
    const stores = rentedUnits(deps, clock);
    const broken = await stores.rent({ storageTerm: 'monthly', email: 'a@example.com' });
    await stores.rent({ storageTerm: 'monthly', email: 'b@example.com' });
    await stores.days(48);
    stores.bank.behave('silent');
    await stores.days(1);
    const repair = await breakOrder(broken.orderId);
    stores.bank.behave('pays');
    clock.advanceMinutes(6);
    await collectCharges(stores.payments);
    await collectCharges(stores.payments);
    expect(await failures()).toEqual([['Take a storage payment by card', broken.reference, 'order is no JSON']]);
    expect(await stores.kept(broken.orderId)).toBe(0);
    await repair();
    clock.advanceMinutes(6);
    await collectCharges(stores.payments);
    expect(await failures()).toEqual([]);
    expect(stores.bank.taken).toHaveLength(2);
    expect(stores.bank.asked()).toBe(4);
  });

  itOnBoth('STR-2: stops no other visit from being made, and no other job from being completed', async () => {
    const orders = [await placePaidOrder(deps), await placePaidOrder(deps), await placePaidOrder(deps)];
    const [broken, ...others] = orders.toSorted((a, b) => a.orderId.localeCompare(b.orderId));
    const repair = await breakOrder(broken!.orderId);
    await deps.db.deleteFrom('visit_events').execute();
    await deps.db.deleteFrom('visits').execute();
    await tendVisits(deps);
    const visited = async () =>
      (await deps.db.selectFrom('visits').select('order_id').execute()).map((row) => row.order_id);
    expect((await visited()).toSorted()).toEqual(others.map(({ orderId }) => orderId).toSorted());
    expect(await failures()).toEqual([
      ['Bring the visits in line with their order', broken!.reference, 'order is no JSON'],
    ]);
    await repair();
    await tendVisits(deps);
    expect([(await visited()).length, await failures()]).toEqual([3, []]);
  });

  it('STR-2: stops the deletion of its own customer’s orders only', async () => {
    const [broken, other] = [
      await placePaidOrder(deps, { email: 'a@example.com' }),
      await placePaidOrder(deps, { email: 'b@example.com' }),
    ];
    const repair = await breakOrder(broken.orderId);
    clock.set('2034-01-01T09:00:00.000Z');
    await runDailyRetentionJobs(deps);
    expect([await stateOf(broken.orderId), await stateOf(other.orderId)]).toEqual(['confirmed', undefined]);
    expect(await failures()).toEqual([
      ['Delete the expired orders of a customer', broken.reference, 'order is no JSON'],
    ]);
    await repair();
    await runDailyRetentionJobs(deps);
    expect([await stateOf(broken.orderId), await failures()]).toEqual([undefined, []]);
  });

  it('STR-2: its failures are deleted with the order', async () => {
    const broken = await placeOrder(deps);
    await breakOrder(broken.orderId);
    clock.advanceMinutes(31);
    await runRetentionJobs(deps);
    await deps.db.updateTable('orders').set({ state: 'expired' }).execute();
    clock.advanceMinutes(90 * 24 * 60);
    await runDailyRetentionJobs(deps);
    expect([await stateOf(broken.orderId), await failures()]).toEqual([undefined, []]);
  });

  itOnBoth('STR-2: hides no other review, and is shown when it is repaired', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await doneOrder(deps, clock, { email });
    await demoReviews(deps, { email: OPERATOR });
    clearReviewsCache();
    const [review] = await deps.db.selectFrom('reviews').select('order_id').where('state', '=', 'published').execute();
    const set = (services_json: never) =>
      deps.db.updateTable('orders').set({ services_json }).where('id', '=', review!.order_id).execute();
    const { services_json: before } = await deps.db
      .selectFrom('orders')
      .select('services_json')
      .where('id', '=', review!.order_id)
      .executeTakeFirstOrThrow();
    await set(BROKEN);
    await refreshShown(deps);
    const shown = shownReviews()?.reviews.length ?? 0;
    expect(shown).toBeGreaterThan(0);
    expect((await failures()).map(([task]) => task)).toEqual(['Show a published review']);
    await set(before as never);
    await refreshShown(deps);
    expect([shownReviews()?.reviews.length, await failures()]).toEqual([shown + 1, []]);
    clearReviewsCache();
  });

  itOnBoth.each([
    ['an unreadable order', new UnreadableDocument('order is no JSON'), false],
    ['the mail server', new Error('refused'), true],
  ] as const)(
    'STR-2: takes the instance out only when mails fail because of the mail server: %s',
    async (_, fault, isRefusing) => {
      for (const email of ['a@example.com', 'b@example.com']) await placeOrder(deps, { email });
      const handlers = new Proxy({}, { get: () => () => Promise.reject(fault) });
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await deps.db.updateTable('outbox').set({ available_at: clock.now().toISOString() }).execute();
        await dispatchDue({ ...deps, handlers: handlers as never, report: () => undefined, random: () => 0.5 });
        clock.advanceMinutes(1);
      }
      expect(await areMailsRefused(deps.db, clock.now())).toBe(isRefusing);
    },
  );
});
