import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Db } from '@/lib/server/db/db';
import { migrate } from '@/lib/server/db/migrate';
import { openDatabase, type DatabaseLocation } from '@/lib/server/db/open';

export type DatabaseKind = DatabaseLocation['kind'];

export type TestDatabase = {
  readonly kind: DatabaseKind;
  readonly location: DatabaseLocation;
  /** A scratch folder for an app's DATA_DIR; the SQLite file is in it under the name that the app gives it. */
  readonly folder: string;
  readonly db: Db;
  /** Another handle on the same database, as another instance of the app has. Closed with the test. */
  readonly another: () => Db;
};

type Scratch = { readonly location: DatabaseLocation; readonly remove: () => Promise<void> };

function scratchSqlite(folder: string): Promise<Scratch> {
  return Promise.resolve({
    location: { kind: 'sqlite', file: path.join(folder, 'smart.sqlite') },
    remove: () => Promise.resolve(),
  });
}

async function onServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function scratchPostgres(): Promise<Scratch> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run this with --selectProjects contract');
  const name = `ssm_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { kind: 'postgres', url: url.href, poolSize: 8 },
    remove: () => onServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

const SCRATCH: Readonly<Record<DatabaseKind, (folder: string) => Promise<Scratch>>> = {
  sqlite: scratchSqlite,
  postgres: scratchPostgres,
};

/**
 * Declares the same tests once for each database. `database()` is a fresh, migrated one for every test.
 * @example forEachDatabase('slots', (database) => { it('…', async () => { const { db } = database(); }); });
 */
export function forEachDatabase(
  name: string,
  declare: (database: () => TestDatabase) => void,
  kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'],
): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let current: TestDatabase | null = null;
    let scratch: Scratch;
    let folder: string;
    let handles: Db[] = [];

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
      scratch = await SCRATCH[kind](folder);
      const { location } = scratch;
      const another = (): Db => {
        const handle = openDatabase(location);
        handles.push(handle);
        return handle;
      };
      const db = another();
      await migrate(db);
      current = { kind, location, folder, db, another };
    });

    afterEach(async () => {
      await Promise.all(handles.map((handle) => handle.destroy()));
      handles = [];
      current = null;
      await scratch.remove();
      await rm(folder, { recursive: true, force: true });
    });

    declare(() => {
      if (!current) throw new Error('A database exists only inside a test');
      return current;
    });
  });
}
