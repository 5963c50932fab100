import { postOrder, type Answer, type OrderAnswer } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { replaceServices } from '../container';
import type { Db } from '../db/db';

const withStatus = (answers: readonly Answer<OrderAnswer>[], status: number) =>
  answers.filter((answer) => answer.status === status);

async function bookedPlaces(db: Db): Promise<readonly number[]> {
  return (await db.selectFrom('slots').select('booked').where('service', '=', 'MOVING').execute()).map((s) => s.booked);
}

forEachDatabase('the last place', (database) => {
  let api: ApiServer;
  const clock = fixedClock();

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(testDeps(database().db, clock.now, { CREWS: '1' }));
    api = await startApi();
  });
  afterEach(() => api.close());

  it('BOOK-1: 50 parallel orders for the last place: one 201, 49 times 409 with the nearest free slots', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => postOrder(api.origin)));
    expect(withStatus(answers, 201)).toHaveLength(1);
    const refused = withStatus(answers, 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) {
      expect(body.error).toMatchObject({
        code: 'slot_taken',
        nearestSlots: [
          { date: '2026-12-15', start: '08:00', end: '10:00' },
          { date: '2026-12-15', start: '12:00', end: '14:00' },
          { date: '2026-12-15', start: '14:00', end: '16:00' },
        ],
      });
    }
    const { db } = database();
    expect(await bookedPlaces(db)).toEqual([1]);
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  it('BOOK-1: with a lapsed hold on the last place, one of 20 parallel orders gets it', async () => {
    expect((await postOrder(api.origin)).status).toBe(201);
    expect((await postOrder(api.origin)).status).toBe(409);
    clock.advanceMinutes(30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postOrder(api.origin)));
    expect(withStatus(answers, 201)).toHaveLength(1);
    expect(await bookedPlaces(database().db)).toEqual([1]);
  });
});

forEachDatabase('two instances', (database) => {
  it('BOOK-1: 50 parallel orders over two app instances sell the last place once', async () => {
    const { db } = database();
    const instances = await Promise.all([1, 2].map(() => startApiProcess(database(), { CREWS: '1' })));
    try {
      const answers = { dates: { movingDate: quietTuesday() } };
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, n) => postOrder(instances[n % 2]?.origin ?? '', { answers })),
      );
      expect(withStatus(all, 201)).toHaveLength(1);
      expect(withStatus(all, 409)).toHaveLength(49);
      expect(await bookedPlaces(db)).toEqual([1]);
    } finally {
      await Promise.all(instances.map((instance) => instance.kill()));
    }
  }, 30_000);
});
