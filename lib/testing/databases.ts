import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Db } from '@/lib/server/db/db';
import { migrate } from '@/lib/server/db/migrate';
import { openDatabase, type DatabaseLocation } from '@/lib/server/db/open';
import { endAll } from './after-test';

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

/** A migrated database that is copied for each test. */
type Template = {
  readonly copy: (
    folder: string,
  ) => Promise<{ readonly location: DatabaseLocation; readonly remove: () => Promise<void> }>;
  readonly remove: () => Promise<void>;
};

async function migrateOnce(location: DatabaseLocation): Promise<void> {
  const db = openDatabase(location);
  await migrate(db).finally(() => db.destroy());
}

async function sqliteTemplate(): Promise<Template> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-template-'));
  const template = path.join(folder, 'template.sqlite');
  await migrateOnce({ kind: 'sqlite', file: template });
  return {
    copy: async (scratch) => {
      const file = path.join(scratch, 'smart.sqlite');
      await copyFile(template, file);
      return { location: { kind: 'sqlite', file }, remove: () => Promise.resolve() };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function onServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function postgresTemplate(): Promise<Template> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run this with --selectProjects contract');
  const newName = () => `ssm_test_${randomUUID().replaceAll('-', '')}`;
  const drop = (name: string) => onServer((client) => client.query(`drop database ${name} with (force)`));
  const locationOf = (name: string): DatabaseLocation => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { kind: 'postgres', url: url.href, poolSize: 8 };
  };
  const template = newName();
  await onServer((client) => client.query(`create database ${template} strategy file_copy`));
  await migrateOnce(locationOf(template));
  return {
    copy: async () => {
      const name = newName();
      await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
      return { location: locationOf(name), remove: () => drop(name) };
    },
    remove: () => drop(template),
  };
}

const TEMPLATES: Readonly<Record<DatabaseKind, () => Promise<Template>>> = {
  sqlite: sqliteTemplate,
  postgres: postgresTemplate,
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
    let template: Template;
    let remove: () => Promise<void>;
    let folder: string;
    let handles: Db[] = [];

    beforeAll(async () => {
      template = await TEMPLATES[kind]();
    });
    afterAll(() => template.remove());

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
      const scratch = await template.copy(folder);
      const { location } = scratch;
      remove = scratch.remove;
      const another = (): Db => {
        const handle = openDatabase(location);
        handles.push(handle);
        return handle;
      };
      current = { kind, location, folder, db: another(), another };
    });

    afterEach(async () => {
      await endAll();
      await Promise.all(handles.map((handle) => handle.destroy()));
      handles = [];
      current = null;
      await remove();
      await rm(folder, { recursive: true, force: true });
    });

    declare(() => {
      if (!current) throw new Error('A database exists only inside a test');
      return current;
    });
  });
}
