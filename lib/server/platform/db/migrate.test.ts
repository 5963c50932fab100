import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { endAfterTest } from '@/lib/testing/after-test';
import { startApiProcess } from '@/lib/testing/api-process';
import { describeOnBoth, describeWithDatabase } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { lockFile } from '@/lib/testing/lock-file';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { turns } from '@/lib/testing/turns';
import { transact } from './db';
import { isMigrated, migrate, MIGRATION_NAMES } from './migrate';
import { openDatabase, withDatabase } from './open';
import { unsyncedWrites } from './sqlite-writer';

describeOnBoth('migrations', (database) => {
  it('applies everything once and knows that it has', async () => {
    const { db, another } = database();
    await expect(isMigrated(db)).resolves.toBe(true);
    await expect(migrate(another())).resolves.toEqual([]);
  });

  it('rolls everything back when the work throws', async () => {
    const { db } = database();
    const work = transact(db, async (trx) => {
      await trx.insertInto('settings').values({ key: 'a', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await expect(db.selectFrom('settings').where('key', '=', 'a').selectAll().execute()).resolves.toEqual([]);
  });

  it('gives integers back as numbers, also from bigint columns', async () => {
    const { db } = database();
    await db.insertInto('rate_limits').values({ key: 'a', window_start: 1_795_000_000_000, hits: 3 }).execute();
    const row = await db.selectFrom('rate_limits').selectAll().executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ key: 'a', window_start: 1_795_000_000_000, hits: 3 });
  });
});

it('migrates a new SQLite file once when two instances start together', async () => {
  const folder = await scratchFolder('migrate');
  const location = { kind: 'sqlite', file: path.join(folder, 'smart.sqlite') } as const;
  await Promise.all([startApiProcess({ location, folder }), startApiProcess({ location, folder })]);
  const db = openDatabase(location);
  endAfterTest(() => db.destroy());
  await expect(isMigrated(db)).resolves.toBe(true);
  await expect(db.selectFrom('promo_codes').select('code').execute()).resolves.toHaveLength(1);
});

it('a SQLite file and its journals are read by their owner only, also one from before', async () => {
  const folder = await scratchFolder('mode');
  const file = path.join(folder, 'smart.sqlite');
  await writeFile(file, '', { mode: 0o644 });
  await withDatabase({ kind: 'sqlite', file }, async (db) => {
    await migrate(db);
    const modes = (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).mode & 0o777);
    expect(new Set(await Promise.all(modes))).toEqual(new Set([0o600]));
  });
});

it('waits for a new SQLite file while another process has it to itself', async () => {
  const file = path.join(await scratchFolder('held'), 'smart.sqlite');
  const release = await lockFile(file, 'create table other (id text); begin exclusive');
  const db = openDatabase({ kind: 'sqlite', file });
  endAfterTest(() => db.destroy());
  let isMade = false;
  const migration = migrate(db).finally(() => (isMade = true));
  await turns(50);
  expect(isMade).toBe(false);
  await release();
  await expect(migration).resolves.toEqual(MIGRATION_NAMES);
});

describeWithDatabase(
  'new databases',
  (database) => {
    it('are migrated once when two instances start together', async () => {
      const { db, another } = database();
      for (const table of ['kysely_migration', 'kysely_migration_lock']) await db.schema.dropTable(table).execute();
      const tables = (await db.introspection.getTables()).map(({ name }) => name);
      await db.transaction().execute(async (trx) => {
        for (const table of tables) await sql`drop table ${sql.table(table)} cascade`.execute(trx);
      });
      const applied = await Promise.all([migrate(another()), migrate(another())]);
      expect(applied.flat()).toEqual(MIGRATION_NAMES);
    });
  },
  'postgres',
);

describeWithDatabase(
  'connections',
  (database) => {
    it('are made anew when the server has ended them', async () => {
      const { db, another } = database();
      await isMigrated(db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        another(),
      );
      await eventually(() => isMigrated(db).catch(() => false));
    });
  },
  'postgres',
);

describeWithDatabase(
  'values',
  (database) => {
    it('wait for the disk again after a write that did not', async () => {
      const { db } = database();
      await unsyncedWrites(db, (handle) => handle.deleteFrom('rate_limits').execute());
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
      expect(rows.map(({ synchronous }) => synchronous)).toEqual([2]); // FULL
    });

    it('refuses what only PostgreSQL would take, with a clear word', async () => {
      const value = new Date() as unknown as string;
      await expect(database().db.insertInto('settings').values({ key: 'a', value }).execute()).rejects.toThrow(
        TypeError,
      );
    });
  },
  'sqlite',
);
