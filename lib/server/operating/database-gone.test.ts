import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { fixedClock } from '@/lib/testing/clock';
import { startOwnPostgres } from '@/lib/testing/own-postgres';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { customerOf } from '@/lib/testing/site-client';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import { withDatabase } from '../db/open';

const { now } = fixedClock();

/** The commands of the page in one of its blocks. */
async function block(language: string, index = 0): Promise<string> {
  const page = await readFile(path.join(__dirname, 'database-gone.md'), 'utf8');
  return [...page.matchAll(new RegExp('```' + language + '\\n(.*?)```', 'gs'))][index]?.[1] ?? '';
}

/** Does them as an operator does: in the folder of the app, stopping at the first that fails. */
async function carryOut(commands: string, env: Readonly<Record<string, string>>): Promise<string> {
  expect(commands).not.toBe('');
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, ...env },
  });
  return stdout;
}

async function order(db: Db, name: string): Promise<string> {
  const { email, phone, address } = customerOf(name);
  const from = { visitor: { address, user: null } };
  return (await placeOrder(testDeps(db, now, { CREWS: '10' }), { email, phone }, from)).reference;
}
const references = async (db: Db) =>
  (await db.selectFrom('orders').select('reference').execute()).map(({ reference }) => reference).toSorted();

describe('the page of the operator: the database is gone', () => {
  it('back to the night: the commands bring back every order of before the backup', async () => {
    const DATA_DIR = await scratchFolder('gone');
    const location = { kind: 'sqlite', file: path.join(DATA_DIR, 'smart.sqlite') } as const;
    const env = { DATA_DIR, BACKUP: path.join(DATA_DIR, 'backups', 'night'), SECRET_KEY: 'k'.repeat(32) };
    const before = await withDatabase(location, async (db) => {
      await migrate(db);
      return order(db, 'before');
    });
    await carryOut('npm run -s backup -- "$BACKUP"', env);
    await withDatabase(location, (db) => order(db, 'after'));
    await writeFile(location.file, 'gone');

    await carryOut(await block('sh', 0), env);
    await expect(carryOut(await block('sh', 1), env)).resolves.toBe('Restored. Orders: 1.\n');
    await expect(withDatabase(location, references)).resolves.toEqual([before]);
  });

  it('so that next time nothing is lost: the log brings back every order that was acknowledged', async () => {
    const folder = await scratchFolder('archive');
    await chmod(folder, 0o777);
    const [ARCHIVE, WAL, BASE] = [path.join(folder, 'archive'), path.join(folder, 'wal'), path.join(folder, 'base')];
    await mkdir(ARCHIVE);
    await chmod(ARCHIVE, 0o777);
    const settings = (await block('ini'))
      .trim()
      .split('\n')
      .map((line) => line.replace(/ = '?(.*?)'?$/, '=$1').replaceAll('$ARCHIVE', ARCHIVE));
    const server = await startOwnPostgres({ settings, waldir: WAL });
    const location = { kind: 'postgres', url: server.url } as const;
    const before = await withDatabase(location, async (db) => {
      await migrate(db);
      return order(db, 'before');
    });

    expect(await block('base')).toContain('pg_basebackup');
    // The PostgreSQL of the tests comes without that program: this is what it does.
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(`select pg_backup_start('night', true)`);
    await cp(server.data, BASE, {
      recursive: true,
      filter: (from) => !/\/(?:pg_wal|postmaster\.\w+)$/.test(from),
    });
    await mkdir(path.join(BASE, 'pg_wal'));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(path.join(BASE, 'backup_label'), rows[0]?.labelfile ?? '');
    await client.end();

    const after = await withDatabase(location, (db) => order(db, 'after'));
    await server.crash();
    await rm(server.data, { recursive: true });

    await carryOut(await block('pitr'), { ARCHIVE, WAL, BASE, PGDATA: server.data });
    await server.own(server.data);
    await server.start();
    await expect(withDatabase(location, references)).resolves.toEqual([before, after].toSorted());
  });
});
