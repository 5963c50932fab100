import type { FlowId } from '@/lib/domain/services/flows';
import type { SlotService } from '@/lib/domain/slots/calendar';
import { replaceServices } from '@/lib/server/container';
import type { Db } from '@/lib/server/platform/db/schema';
import { postOrder, postOrderOf, type Answer, type OrderAnswer } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { nextQuietDay, quietTuesday } from '@/lib/testing/quiet-day';
import { ORDERS_OF_EVERY_SERVICE } from '@/lib/testing/services';
import { proofFor } from '@/lib/testing/rentals';

const withStatus = (answers: readonly Answer<OrderAnswer>[], status: number) =>
  answers.filter((answer) => answer.status === status);

const ordersOf = (db: Db, flow: FlowId) => db.selectFrom('orders').select('id').where('flow', '=', flow).execute();

async function bookedPlaces(db: Db, service: SlotService = 'MOVING'): Promise<readonly number[]> {
  const slots = await db.selectFrom('slots').select('booked').where('service', '=', service).execute();
  return slots.map(({ booked }) => booked);
}

const TEST_DAY = '2026-12-15';

describeWithDatabase('the last place', (database) => {
  let api: ApiServer;
  const clock = fixedClock();

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(testDeps(database().db, clock.now, { CREWS: '1' }));
    api = await startApi();
  });

  it.each(ORDERS_OF_EVERY_SERVICE)(
    'BOOK-1: 50 parallel orders of $flow for the last place: one 201, 49 times 409 with the nearest free slots',
    async ({ flow, crews, price, on }) => {
      replaceServices(testDeps(database().db, clock.now, { [crews.variable]: '1' }));
      const deps = testDeps(database().db, clock.now);
      const proofs = await Promise.all(Array.from({ length: 50 }, () => proofFor(deps, flow)));
      const answers = await Promise.all(
        proofs.map((proof) => postOrderOf(api.origin, flow, on(TEST_DAY), price, proof)),
      );
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
      expect(await bookedPlaces(db, crews.service)).toEqual([1]);
      expect(await ordersOf(db, flow)).toHaveLength(1);
      expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    },
  );

  it('BOOK-1: each service has its own places: one that is full keeps no other from being booked', async () => {
    const all = { CREWS: '1', STORAGE_CREWS: '1', CLEANING_TEAMS: '1' };
    replaceServices(testDeps(database().db, clock.now, all));
    const [moving, storage, , cleaning] = ORDERS_OF_EVERY_SERVICE;
    for (const { flow, on, price } of [moving, storage, cleaning]) {
      const statuses = [];
      for (let n = 0; n < 2; n += 1) statuses.push((await postOrderOf(api.origin, flow, on(TEST_DAY), price)).status);
      expect([flow, ...statuses]).toEqual([flow, 201, 409]);
    }
  });

  it('BOOK-1: collections and returns share the storage crews', async () => {
    replaceServices(testDeps(database().db, clock.now, { STORAGE_CREWS: '1' }));
    const [, storage, back] = ORDERS_OF_EVERY_SERVICE;
    expect((await postOrderOf(api.origin, storage.flow, storage.on(TEST_DAY), storage.price)).status).toBe(201);
    const proof = await proofFor(testDeps(database().db, clock.now), back.flow);
    expect((await postOrderOf(api.origin, back.flow, back.on(TEST_DAY), back.price, proof)).status).toBe(409);
  });

  itOnBoth('BOOK-1: with a lapsed hold on the last place, one of 20 parallel orders gets it', async () => {
    expect((await postOrder(api.origin)).status).toBe(201);
    expect((await postOrder(api.origin)).status).toBe(409);
    clock.advanceMinutes(30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postOrder(api.origin)));
    expect(withStatus(answers, 201)).toHaveLength(1);
    expect(await bookedPlaces(database().db)).toEqual([1]);
  });
});

describeWithDatabase('two instances', (database) => {
  itOnBoth('BOOK-1: 50 parallel orders over two app instances sell the last place of each service once', async () => {
    const { db } = database();
    const env = { CREWS: '1', STORAGE_CREWS: '1', CLEANING_TEAMS: '1' };
    const instances = await Promise.all([1, 2].map(() => startApiProcess(database(), env)));
    const day = quietTuesday();
    // A day each, as collections and returns share their crews.
    const days = ORDERS_OF_EVERY_SERVICE.map((order, n) => ({ ...order, day: n === 2 ? nextQuietDay(day) : day }));
    for (const { flow, on, price, day: chosen } of days) {
      const deps = testDeps(db, () => new Date());
      const proofs = await Promise.all(Array.from({ length: 50 }, () => proofFor(deps, flow)));
      const all = await Promise.all(
        proofs.map((proof, n) =>
          // Fifty visitors, not one in a hurry: calls are limited by address.
          postOrderOf(instances[n % 2]?.origin ?? '', flow, on(chosen), price, {
            ...proof,
            headers: { 'X-Forwarded-For': `203.0.113.${n}` },
          }),
        ),
      );
      expect([flow, withStatus(all, 201).length, withStatus(all, 409).length]).toEqual([flow, 1, 49]);
    }
    expect(await bookedPlaces(db)).toEqual([1]);
    expect(await bookedPlaces(db, 'STORAGE')).toEqual([1, 1]);
    expect(await bookedPlaces(db, 'CLEANING')).toEqual([1]);
  });
});
