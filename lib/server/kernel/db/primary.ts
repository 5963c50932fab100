import { Client, type ClientBase } from 'pg';

/** A server that takes writes. */
export type Primary = {
  readonly address: string;
  /** Which database it is: the same for a server and all copies of it. */
  readonly system: string;
  /** Counts the times that a copy has taken over: of two servers that write, the lower one has been left behind. */
  readonly timeline: number;
};

/** An answer that takes longer is none. */
const PATIENCE_MS = 2_000;

const ASK = `
  select (select system_identifier::text from pg_control_system()) as system,
         case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
              else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** No server takes writes, or we cannot tell which; what `isDatabaseAway` knows by PostgreSQL's code for "read only". */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = '25006';
}

/** Null: it follows another server. Throws when it does not answer. */
export async function askServer(address: string): Promise<Primary | null> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A connection that breaks fails its query; unheard, its error event would end the app.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly system: string; readonly timeline: string | null }>(ASK);
    const [{ system, timeline } = { system: '', timeline: null }] = rows;
    return timeline === null ? null : { address, system, timeline: Number.parseInt(timeline, 16) };
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * The server to write to from now on; null: the known one, or none. A known one is only left for a copy of it that has
 * taken over since, never for one that was left behind and is back. Throws NoPrimary when there are two to choose from.
 */
export function choosePrimary(writing: readonly Primary[], known: Primary | null): Primary | null {
  const [first, second] = writing
    .filter(({ system, timeline }) => known === null || (system === known.system && timeline > known.timeline))
    .toSorted((one, other) => other.timeline - one.timeline);
  if (first && second && first.system !== second.system) {
    throw new NoPrimary('The servers in DATABASE_URL are not copies of each other');
  }
  if (first && second && first.timeline === second.timeline) {
    throw new NoPrimary('Two servers in DATABASE_URL take writes, and neither has taken over from the other');
  }
  return first ?? null;
}

const WRITES_WITHIN_MS = 5_000;

/**
 * Writes a word into the server's log and waits until it is kept wherever the server must keep it. A primary that was
 * killed and is back shows what it had committed, whether its copy ever heard of it or not. From one that is back without
 * the copy that it must wait for nothing may be read, or we would confirm what is lost when the copy takes over. Whatever
 * was committed before this word has been kept with it.
 */
export async function provePrimary(client: ClientBase): Promise<void> {
  const query = { text: `select pg_logical_emit_message(true, 'smart', '')`, query_timeout: WRITES_WITHIN_MS };
  await client.query(query);
}
