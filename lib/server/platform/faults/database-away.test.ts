import { openDatabase } from '@/lib/server/platform/db/open';
import { endAfterTest } from '@/lib/testing/after-test';
import { postOrder, send, type OrderAnswer } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { eventually } from '@/lib/testing/eventually';
import { startOwnPostgres } from '@/lib/testing/own-postgres';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { scratchFolder } from '@/lib/testing/scratch-folder';

/** Visitors who order on and on, whatever they are told. */
function visitors(origin: string) {
  const acknowledged: OrderAnswer[] = [];
  const refusals: unknown[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const { status, body } = await postOrder(origin, { answers: { dates: { movingDate: quietTuesday() } } });
      if (status === 201) acknowledged.push(body);
      else refusals.push([status, body.error.code]);
    }
  };
  const running = Promise.all([visit(), visit(), visit(), visit()]);
  const stop = () => {
    isOver = true;
    return running;
  };
  return { acknowledged, refusals, stop };
}

describe('PostgreSQL goes away under load and comes back', () => {
  it('BOOK-7: visitors are told to try again, then served again; nothing acknowledged is lost', async () => {
    const postgres = await startOwnPostgres();
    const folder = await scratchFolder('away');
    const location = { kind: 'postgres', url: postgres.url } as const;
    const app = await startApiProcess({ location, folder }, { CREWS: '1000' });
    const { acknowledged, refusals, stop } = visitors(app.origin);
    const readiness = async () => (await send(app.origin, '/api/ready')).status;
    await eventually(() => acknowledged.length >= 10);

    await postgres.crash();
    await eventually(() => refusals.length >= 20);
    expect(await readiness()).toBe(503);
    const before = acknowledged.length;
    await postgres.start();
    await eventually(() => acknowledged.length >= before + 10);
    await stop();
    expect(await readiness()).toBe(200);
    expect(new Set(refusals.map(String))).toEqual(new Set(['503,unavailable']));

    const db = openDatabase(location);
    endAfterTest(() => db.destroy());
    const ids = new Set((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id));
    const messages = await db.selectFrom('outbox').select('dedupe_key').execute();
    const keys = new Set(messages.map((row) => row.dedupe_key));
    expect(acknowledged.filter(({ orderId }) => !ids.has(orderId))).toEqual([]);
    expect(acknowledged.filter(({ orderId }) => !keys.has(`order.received.customer:${orderId}`))).toEqual([]);
  });
});
