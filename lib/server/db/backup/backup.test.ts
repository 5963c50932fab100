import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { fixedClock } from '@/lib/testing/clock';
import { eventually } from '@/lib/testing/eventually';
import { forEachDatabase, type TestDatabase } from '@/lib/testing/databases';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { BOTH_ENDS } from '@/lib/testing/stops';
import { createServices } from '../../container';
import type { Db } from '../db';
import { withDatabase } from '../open';
import { BackupError } from './backup-file';
import { dump } from './dump';
import { restore } from './restore';

const { now } = fixedClock();

const idsOf = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

const everything = async (db: Db) => ({
  orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
  stops: await db.selectFrom('order_stops').selectAll().orderBy('stop').execute(),
  outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  slots: await db.selectFrom('slots').selectAll().orderBy('date').orderBy('start').execute(),
  settings: await db.selectFrom('settings').selectAll().orderBy('key').execute(),
});

/** Orders one after another until it is told to stop; the ids that were acknowledged so far. */
function orderOnAndOn(db: Db) {
  const ids: string[] = [];
  let isOver = false;
  const deps = testDeps(db, now, { CREWS: '1000' });
  const run = async () => {
    while (!isOver) {
      ids.push((await placeOrder(deps)).orderId);
      // SQLite answers at once: without a turn for others nothing else would ever run.
      await nextTurn();
    }
  };
  const running = run();
  return {
    ids,
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

/** The same app's database in another folder, SQLite and empty. */
const onFreshSqlite = <T>({ folder }: TestDatabase, work: (db: Db) => Promise<T>): Promise<T> =>
  withDatabase({ kind: 'sqlite', file: path.join(folder, 'restored.sqlite') }, work);

forEachDatabase('backup and restore', (database) => {
  const fileIn = ({ folder }: TestDatabase) => path.join(folder, 'backups', 'copy.jsonl.gz');

  it('a backup during writes holds every order acknowledged before it, each whole', async () => {
    const file = fileIn(database());
    const visitors = [orderOnAndOn(database().db), orderOnAndOn(database().db)];
    await eventually(() => visitors.every(({ ids }) => ids.length >= 5));
    const acknowledged = visitors.flatMap(({ ids }) => [...ids]);
    await dump(database().another(), file, now());
    await Promise.all(visitors.map(({ stop }) => stop()));

    await onFreshSqlite(database(), async (restored) => {
      await restore(restored, file);
      const ids = await idsOf(restored);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
      const messages = await restored.selectFrom('outbox').select('dedupe_key').execute();
      const keys = messages.map((row) => row.dedupe_key);
      expect(ids.filter((id) => !keys.includes(`order.received.customer:${id}`))).toEqual([]);
      const held = await restored.selectFrom('slot_reservations').select('places').where('released', '=', 0).execute();
      const counted = await restored.selectFrom('slots').select('booked').execute();
      const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
      expect(sum(counted.map(({ booked }) => booked))).toBe(sum(held.map(({ places }) => places)));
    });
  });

  it('DAY-1: goes from either database into the other and back, row for row', async () => {
    const { db, folder } = database();
    const deps = testDeps(db, now);
    const { reference, token } = await placePaidOrder(deps);
    await createServices(deps).stops.save({ reference, token, version: 0, stops: BOTH_ENDS });
    const before = await everything(db);
    expect(before.stops).toHaveLength(2);
    const [there, back] = [fileIn(database()), path.join(folder, 'back.jsonl.gz')];
    await dump(db, there, now());
    await onFreshSqlite(database(), async (other) => {
      await restore(other, there);
      expect(await everything(other)).toEqual(before);
      await dump(other, back, now());
    });
    await placeOrder(testDeps(db, now));
    await restore(db, back, { force: true });
    expect(await everything(db)).toEqual(before);
  });

  it('touches nothing when the database holds something, or the file is not whole', async () => {
    const { db, folder } = database();
    await placeOrder(testDeps(db, now));
    const before = await everything(db);
    const file = fileIn(database());
    await dump(db, file, now());
    await expect(restore(db, file)).rejects.toThrow('--force');

    const [cut, foreign] = [path.join(folder, 'cut'), path.join(folder, 'foreign')];
    const whole = await readFile(file);
    await writeFile(cut, whole);
    await truncate(cut, whole.length - 40);
    await writeFile(foreign, gzipSync('{"hello":"world"}\n'));
    for (const broken of [cut, foreign, path.join(folder, 'nowhere')])
      await expect(restore(db, broken, { force: true })).rejects.toThrow(BackupError);
    expect(await everything(db)).toEqual(before);
  });
});
