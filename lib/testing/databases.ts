import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from '@/lib/server/platform/config/config';
import type { Db } from '@/lib/server/platform/db/schema';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase, withDatabase, type QueryObserver } from '@/lib/server/platform/db/open';
import { endAll } from './after-test';
import { madeOnce } from './made-once';
import { runTemplateName } from './run-folder';
import { keepStatements, seeStatement } from './statements';

export type DatabaseKind = DatabaseLocation['kind'];

export type TestDatabase = {
  readonly kind: DatabaseKind;
  readonly location: DatabaseLocation;
  /** A scratch folder for an app's DATA_DIR, with the SQLite file under the app's own name. */
  readonly folder: string;
  readonly db: Db;
  /** Opens another connection to the same database, as another instance of the app has. Closed with the test. */
  readonly another: () => Db;
};

/** A migrated database, made once a run and copied for each test. */
type Template = {
  readonly copy: (
    folder: string,
  ) => Promise<{ readonly location: DatabaseLocation; readonly remove: () => Promise<void> }>;
  readonly close: () => Promise<void>;
};

const migrateOnce = (location: DatabaseLocation) =>
  withDatabase(location, async (db) => {
    await migrate(db);
  });

async function sqliteTemplate(): Promise<Template> {
  const fileIn = (folder: string) => path.join(folder, 'template.sqlite');
  const made = await madeOnce('sqlite', (folder) => migrateOnce({ kind: 'sqlite', file: fileIn(folder) }));
  const template = fileIn(made);
  return {
    copy: async (scratch) => {
      const file = path.join(scratch, 'smart.sqlite');
      await copyFile(template, file);
      return { location: { kind: 'sqlite', file }, remove: () => Promise.resolve() };
    },
    close: () => Promise.resolve(),
  };
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run this with --selectProjects contract');
  return url;
}

function onPostgres(name: string): DatabaseLocation {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { kind: 'postgres', url: url.href, poolSize: 8 };
}

/**
 * Creates the migrated database under a server lock, as test files run in parallel. Its final name marks it as
 * complete.
 */
async function migratedOnServer(client: Client): Promise<string> {
  const name = runTemplateName();
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} strategy file_copy`);
    await migrateOnce(onPostgres(unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  return name;
}

async function postgresTemplate(): Promise<Template> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  const template = await migratedOnServer(client);
  return {
    copy: async () => {
      const name = `ssm_test_${randomUUID().replaceAll('-', '')}`;
      await client.query(`create database ${name} template ${template} strategy file_copy`);
      const remove = () => client.query(`drop database ${name} with (force)`).then(() => undefined);
      return { location: onPostgres(name), remove };
    },
    close: () => client.end(),
  };
}

const TEMPLATES: Readonly<Record<DatabaseKind, () => Promise<Template>>> = {
  sqlite: sqliteTemplate,
  postgres: postgresTemplate,
};

/** The title suffix of a test that runs on PostgreSQL in a group of SQLite tests. */
const ON_POSTGRES = ' (PostgreSQL)';

/**
 * Declares a test on which the two databases could differ: a race, a lock, an order of text, or SQL that no other test
 * runs on PostgreSQL (statements-reporter.mjs names it). It runs on SQLite and again on PostgreSQL.
 */
export function itOnBoth(title: string, test: () => Promise<void>): void {
  it(title, test);
  it(`${title}${ON_POSTGRES}`, test);
}
itOnBoth.each = ((rows: readonly unknown[]) => (title: string, test: () => Promise<void>) => {
  it.each(rows)(title, test);
  it.each(rows)(`${title}${ON_POSTGRES}`, test);
}) as jest.Each;

type Declare = (database: () => TestDatabase) => void;

/** @param isNeededOnBoth whether SQL that a test runs on SQLite must also run on PostgreSQL in some test */
function declareOn(ordinaryKind: DatabaseKind, declare: Declare, isNeededOnBoth: boolean): void {
  let current: TestDatabase | null = null;
  let remove: () => Promise<void>;
  let folder: string;
  let handles: Db[] = [];
  const templates = new Map<DatabaseKind, Promise<Template>>();
  const templateOf = (kind: DatabaseKind): Promise<Template> => {
    const made = templates.get(kind) ?? TEMPLATES[kind]();
    templates.set(kind, made);
    return made;
  };

  afterAll(async () => {
    for (const template of templates.values()) await (await template).close();
    keepStatements();
  });

  beforeEach(async () => {
    const isOnPostgres = expect.getState().currentTestName?.endsWith(ON_POSTGRES) ?? false;
    const kind = isOnPostgres ? 'postgres' : ordinaryKind;
    folder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
    const template = await templateOf(kind);
    const { location, ...scratch } = await template.copy(folder);
    remove = scratch.remove;
    const observe: QueryObserver = (_isGood, _milliseconds, sql) => {
      if (isNeededOnBoth || kind === 'postgres') seeStatement(kind, sql);
    };
    const another = (): Db => {
      const handle = openDatabase(location, observe);
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
}

/**
 * Declares tests with a database. `database()` returns a fresh, migrated one for every test: SQLite, except for those
 * of `itOnBoth`.
 * @param kind for tests of one database's own behaviour
 * @example describeWithDatabase('slots', (database) => { it('…', async () => { const { db } = database(); }); });
 */
export function describeWithDatabase(name: string, declare: Declare, kind?: DatabaseKind): void {
  describe(name, () => declareOn(kind ?? 'sqlite', declare, kind === undefined));
}

/** Declares tests that all run on SQLite and again on PostgreSQL, for behaviour of the databases themselves. */
export function describeOnBoth(name: string, declare: Declare): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (kind) => declareOn(kind, declare, false));
}
