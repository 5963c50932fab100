import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { endAfterTest } from '@/lib/testing/after-test';
import { describeWithDatabase } from '@/lib/testing/databases';
import { tightSpace } from '@/lib/testing/tight-space';
import { transact } from './db';
import type { Db } from './schema';
import { migrate } from './migrate';
import { openDatabase } from './open';
import { unsyncedWrites } from './sqlite-writer';

const HEADER = 32;
const FRAME_HEAD = 24;

/** Counts the commits in SQLite's journal: frames that state the size of the file after them. */
function commitsIn(file: string): number {
  const journal = readFileSync(`${file}-wal`);
  const pageSize = journal.readUInt32BE(8);
  const salt = journal.toString('latin1', 16, 24);
  let commits = 0;
  for (let at = HEADER; at + FRAME_HEAD <= journal.length; at += FRAME_HEAD + pageSize) {
    // Frames from an earlier round of the journal have another salt.
    if (journal.toString('latin1', at + 8, at + 16) !== salt) break;
    if (journal.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}

const put = (db: Db, key: string, value = '1') => db.insertInto('settings').values({ key, value }).execute();
const KEYS = Array.from({ length: 20 }, (_, index) => `key-${index}`);

async function keysIn(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('settings').select('key').where('key', 'like', 'key-%').execute();
  return rows.map(({ key }) => key);
}

describeWithDatabase(
  'what is written together',
  (database) => {
    const fileOf = () => {
      const { location } = database();
      return location.kind === 'sqlite' ? location.file : '';
    };

    it('is committed together, and is there for whoever has been told', async () => {
      const { db, another } = database();
      await put(db, 'before');
      const commits = commitsIn(fileOf());
      const seen = await Promise.all(
        KEYS.map(async (key, index) => {
          if (index % 2 === 0) await put(db, key);
          else await transact(db, (trx) => put(trx, key));
          return (await keysIn(db)).includes(key);
        }),
      );
      expect(new Set(seen)).toEqual(new Set([true]));
      expect((await keysIn(another())).toSorted()).toEqual(KEYS.toSorted());
      expect(commitsIn(fileOf()) - commits).toBeLessThan(KEYS.length / 4);
    });

    it('stands or falls alone: who throws takes nothing of the others along', async () => {
      const { db } = database();
      const isLost = (index: number) => index % 3 === 0;
      const ends = await Promise.allSettled(
        KEYS.map((key, index) =>
          transact(db, async (trx) => {
            await put(trx, key);
            if (isLost(index)) throw new Error('no');
            await trx.updateTable('settings').set({ value: '2' }).where('key', '=', key).execute();
          }),
        ),
      );
      expect(ends.map(({ status }) => status === 'rejected')).toEqual(KEYS.map((_, index) => isLost(index)));
      expect((await keysIn(db)).toSorted()).toEqual(KEYS.filter((_, index) => !isLost(index)).toSorted());
    });

    it('is seen by nobody before it is committed, and by whom it has refused after that', async () => {
      const { db } = database();
      const sawTooEarly: boolean[] = [];
      const first = transact(db, async (trx) => {
        await put(trx, 'key-same');
        sawTooEarly.push((await keysIn(db)).length > 0);
      });
      const second = transact(db, (trx) => put(trx, 'key-same')).catch(() => keysIn(db));
      const third = put(db, 'key-same').catch(() => keysIn(db));
      await first;
      expect(sawTooEarly).toEqual([false]);
      expect(await Promise.all([second, third])).toEqual([['key-same'], ['key-same']]);
    });

    it('counts at once what nobody is promised', async () => {
      const { db } = database();
      const count = (key: string) =>
        unsyncedWrites(db, (handle) =>
          handle
            .insertInto('rate_limits')
            .values({ key, window_start: 0, hits: 1 })
            .onConflict((conflict) =>
              conflict.column('key').doUpdateSet((eb) => ({ hits: eb('rate_limits.hits', '+', 1) })),
            )
            .returning('hits')
            .executeTakeFirstOrThrow(),
        );
      const hits = await Promise.all([...KEYS.map((key) => put(db, key)), ...KEYS.map(() => count('same'))]);
      expect(hits.slice(KEYS.length).map((row) => (row as { readonly hits: number }).hits)).toEqual(
        KEYS.map((_, index) => index + 1),
      );
    });

    it('leaves a transaction of one’s own alone', async () => {
      const { db } = database();
      const own = db.connection().execute(async (connection) => {
        await sql`begin immediate`.execute(connection);
        await put(connection, 'key-own');
        await sql`rollback`.execute(connection);
      });
      await Promise.all([own, ...KEYS.map((key) => put(db, key))]);
      expect((await keysIn(db)).toSorted()).toEqual(KEYS.toSorted());
    });
  },
  'sqlite',
);

it('BOOK-7: on a full disk those who were told so are there, whole, and the others are told that they are not', async () => {
  const space = await tightSpace();
  endAfterTest(() => space.remove());
  const db = openDatabase({ kind: 'sqlite', file: path.join(space.folder, 'smart.sqlite') });
  await migrate(db);
  await space.fill(db);
  const long = 'x'.repeat(3_000);
  const ends = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      transact(db, async (trx) => {
        await put(trx, `key-${index}`, long);
        await put(trx, `key-${index}-too`, long);
      }),
    ),
  );
  const told = ends.flatMap(({ status }, index) =>
    status === 'fulfilled' ? [`key-${index}`, `key-${index}-too`] : [],
  );
  expect((await keysIn(db)).toSorted()).toEqual(told.toSorted());
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
  await space.free(db);
  await put(db, 'key-after');
  expect(await keysIn(db)).toContain('key-after');
  await db.destroy();
});
