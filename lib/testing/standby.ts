import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asOperator, copyBase } from './base-copy';
import { eventually } from './eventually';
import { block, carryOut } from './operators-page';
import { asOther, POSTGRES_BIN, startCopy, startOwnPostgres, type OwnPostgres } from './own-postgres';

const PAGE = path.resolve(__dirname, '../server/platform/operating/standby-takes-over.md');

export type Pair = {
  readonly first: OwnPostgres;
  readonly second: OwnPostgres;
  /** DATABASE_URL with both servers. */
  readonly url: string;
  /** Promotes the standby to accept writes, as the operator's page says. */
  readonly takeOver: () => Promise<void>;
};

/** Starts a PostgreSQL server and a synchronous standby, set up as the operator's page says. */
export async function startPair(settings: readonly string[] = []): Promise<Pair> {
  const first = await startOwnPostgres({ settings });
  // As pg_basebackup -C and -R do.
  await asOperator(first.url, (client) => client.query(`select pg_create_physical_replication_slot('standby', true)`));
  const { port } = new URL(first.url);
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=standby'
primary_slot_name = 'standby'
`;
  const fill = async (data: string) => {
    await copyBase(first, data);
    await writeFile(path.join(data, 'standby.signal'), '');
    await appendFile(path.join(data, 'postgresql.auto.conf'), follow);
    await carryOut(await block(PAGE, 'sh'), { PGDATA: data });
  };
  const second = await startCopy(fill, settings);
  for (const statement of (await block(PAGE, 'sql')).split(';').filter((text) => text.trim() !== '')) {
    await asOperator(first.url, (client) => client.query(statement));
  }
  await eventually(() => isFollowed(first));
  const takeOver = async () => {
    const PATH = `${POSTGRES_BIN}${path.delimiter}${process.env.PATH ?? ''}`;
    await carryOut(await block(PAGE, 'takeover'), { PGDATA: second.data, PATH }, asOther);
  };
  const url = (await block(PAGE, 'ini'))
    .replace(/^DATABASE_URL=/, '')
    .trim()
    .replace('smart:password@first:5432,second:5432/smart', () => {
      const [one, other] = [new URL(first.url), new URL(second.url)];
      return `${one.username}@${one.host},${other.host}${one.pathname}`;
    });
  return { first, second, url, takeOver };
}

async function isFollowed({ url }: OwnPostgres): Promise<boolean> {
  const { rows } = await asOperator(url, (client) =>
    client.query<{ readonly sync_state: string }>(
      `select sync_state from pg_stat_replication where application_name = 'standby'`,
    ),
  );
  return rows[0]?.sync_state === 'sync';
}
