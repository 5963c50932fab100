import { Client, type ClientBase } from 'pg';

export type Primary = {
  readonly address: string;
  readonly system: string;
  /** How often a replica has taken over. Of two servers that accept writes, the lower one is outdated. */
  readonly timeline: number;
};

const PATIENCE_MS = 2_000;

const ASK = `
  select (select system_identifier::text from pg_control_system()) as system,
         case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
              else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** No server accepts writes, or the primary is ambiguous. `isDatabaseAway` knows it by PostgreSQL's "read only". */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = '25006';
}

/** Returns null for a server that follows another one. Throws when it does not answer. */
export async function askServer(address: string): Promise<Primary | null> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // Without a listener, the error event of a broken connection would end the app.
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

/** Returns null to keep the known server, and never an outdated one. Throws NoPrimary when two are eligible. */
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

/** A primary that was killed and is back shows commits that its replica may lack, until this record is replicated. */
export async function provePrimary(client: ClientBase): Promise<void> {
  const query = { text: `select pg_logical_emit_message(true, 'smart', '')`, query_timeout: WRITES_WITHIN_MS };
  await client.query(query);
}
