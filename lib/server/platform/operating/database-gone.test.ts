import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '@/lib/server/platform/db/schema';
import { migrate } from '@/lib/server/platform/db/migrate';
import { withDatabase } from '@/lib/server/platform/db/open';
import { copyBase } from '@/lib/testing/base-copy';
import { fixedClock } from '@/lib/testing/clock';
import { block, carryOut } from '@/lib/testing/operators-page';
import { startOwnPostgres } from '@/lib/testing/own-postgres';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { customerOf } from '@/lib/testing/site-client';

const PAGE = path.join(__dirname, 'database-gone.md');
const { now } = fixedClock();

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

    await carryOut(await block(PAGE, 'sh', 0), env);
    await expect(carryOut(await block(PAGE, 'sh', 1), env)).resolves.toBe('Restored. Orders: 1.\n');
    await expect(withDatabase(location, references)).resolves.toEqual([before]);
  });

  it('so that next time nothing is lost: the log brings back every order that was acknowledged', async () => {
    const folder = await scratchFolder('archive');
    await chmod(folder, 0o777);
    const [ARCHIVE, WAL, BASE] = [path.join(folder, 'archive'), path.join(folder, 'wal'), path.join(folder, 'base')];
    await mkdir(ARCHIVE);
    await chmod(ARCHIVE, 0o777);
    const settings = (await block(PAGE, 'ini'))
      .trim()
      .split('\n')
      .map((line) => line.replace(/ = '?(.*?)'?$/, '=$1').replaceAll('$ARCHIVE', ARCHIVE));
    const server = await startOwnPostgres({ settings, waldir: WAL });
    const location = { kind: 'postgres', url: server.url } as const;
    const before = await withDatabase(location, async (db) => {
      await migrate(db);
      return order(db, 'before');
    });

    expect(await block(PAGE, 'base')).toContain('pg_basebackup');
    await copyBase(server, BASE);

    const after = await withDatabase(location, (db) => order(db, 'after'));
    await server.crash();
    await rm(server.data, { recursive: true });

    await carryOut(await block(PAGE, 'pitr'), { ARCHIVE, WAL, BASE, PGDATA: server.data });
    await server.own(server.data);
    await server.start();
    await expect(withDatabase(location, references)).resolves.toEqual([before, after].toSorted());
  });
});
