import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { OwnPostgres } from './own-postgres';

/** Runs work on a connection as the database's operator, and closes the connection. */
export async function asOperator<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a running server's data as pg_basebackup does, without the log. The tests' PostgreSQL lacks that program. */
export function copyBase(server: Pick<OwnPostgres, 'url' | 'data'>, to: string): Promise<void> {
  return asOperator(server.url, async (client) => {
    await client.query(`select pg_backup_start('copy', true)`);
    await cp(server.data, to, { recursive: true, filter: (from) => !/\/(?:pg_wal|postmaster\.\w+)$/.test(from) });
    await mkdir(path.join(to, 'pg_wal'));
    await chmod(to, 0o700);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });
}
