import type { ErrorBody } from '@/lib/contracts/errors';
import { replaceServices } from '@/lib/server/container';
import { openDatabase } from '@/lib/server/platform/db/open';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readiness } from '@/lib/server/readiness';
import { postJson } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

describeWithDatabase('telemetry', (database) => {
  let api: ApiServer;
  let deps: Deps;
  const clock = fixedClock();

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    api = await startApi();
  });

  const messages = async () =>
    (await database().db.selectFrom('outbox').select(['topic', 'payload']).execute()).filter(
      ({ topic }) => !topic.startsWith('order.'),
    );

  itOnBoth('keeps events', async () => {
    const { status, body } = await postJson(api.origin, '/api/public/v1/log_event', {
      type: 'step_view',
      value: 'items',
    });
    expect([status, body]).toEqual([200, { logged: true }]);
    const events = await database().db.selectFrom('events').select(['type', 'value']).execute();
    expect(events.map((event) => ({ ...event }))).toEqual([{ type: 'step_view', value: 'items' }]);
  });

  it('queues for Slack only notices of a closed list and numbers of orders that there are', async () => {
    const path = '/smart-app/api/v1/slack/notify';
    const notify = (notice: string, reference: string) => postJson<ErrorBody>(api.origin, path, { notice, reference });
    expect((await notify('buy now', '')).status).toBe(422);
    const { status, body } = await notify('quote_saved', 'buy-now.example');
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['reference']]);
    const { reference } = await placeOrder(deps);
    for (const told of [reference, 'SM-BUYN-WHAT', 'SM-2222-2222', '']) await notify('quote_saved', told);
    expect((await messages()).map(({ payload }) => payload).toSorted()).toEqual(
      [reference, '', ''].map((told) => JSON.stringify({ notice: 'quote_saved', reference: told })).toSorted(),
    );
  });

  itOnBoth('QUO-10: stores the conversion of an order once, with the tier that we make of it', async () => {
    const { orderId } = await placeOrder(deps);
    const event = {
      event: 'purchase',
      tier: 'tier_one',
      value: 50,
      firstName: 'Ada',
      lastName: 'Sample',
      email: 'Ada@example.com',
      phone: '+447700900123',
      orderId,
    };
    const path = '/api/conversion/fb-conversion';
    const answers = await Promise.all([1, 2, 3].map(() => postJson(api.origin, path, event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await database().db.selectFrom('conversions').select(['order_id', 'tier', 'value']).execute();
    expect(rows.map((row) => ({ ...row }))).toEqual([{ order_id: orderId, tier: 'tier_two', value: 30 }]);
    expect((await messages()).map(({ topic }) => topic)).toEqual(['conversion.meta']);

    const invented = await postJson<ErrorBody>(api.origin, path, { ...event, orderId: 'invented' });
    const stranger = await postJson<ErrorBody>(api.origin, path, { ...event, email: 'eve@example.com' });
    expect([invented.body.error.fields, stranger.status]).toEqual([{ orderId: 'There is no such order' }, 422]);
  });

  it('is ready while the database is migrated and no message has been due for ten minutes', async () => {
    await expect(readiness(deps)).resolves.toMatchObject({ ready: true, migrations: 'done', oldestDueMessage: null });
    await postJson(api.origin, '/smart-app/api/v1/slack/notify', { notice: 'quote_saved' });
    clock.advanceMinutes(10);
    await expect(readiness(deps)).resolves.toMatchObject({ ready: true, oldestDueMessage: 600 });
    clock.advanceMinutes(1);
    await expect(readiness(deps)).resolves.toMatchObject({ ready: false, oldestDueMessage: 660 });
    await database().db.schema.dropTable('kysely_migration').execute();
    await expect(readiness(deps)).resolves.toMatchObject({ ready: false, migrations: 'missing' });
  });

  it('is not ready, and says so, when the database cannot be reached', async () => {
    const db = openDatabase({ kind: 'postgres', url: 'postgresql://nobody@127.0.0.1:1/nothing' });
    await expect(readiness({ ...deps, db })).resolves.toMatchObject({ ready: false, database: 'unreachable' });
    await db.destroy();
  });
});
