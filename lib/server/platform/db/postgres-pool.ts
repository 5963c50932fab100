import { Pool, types, type ClientBase, type PoolClient, type PoolConfig } from 'pg';

/** Type parsers. bigint columns hold nothing above 2^53 here, so they are read as numbers, like SQLite's integers. */
const TYPES: PoolConfig['types'] = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format) as (text: string) => unknown),
};

const ignore = (): void => undefined;

export type PostgresConnections = {
  readonly pool: Pool;
  /** Ends every connection at once. Queries under way fail with an error. */
  readonly cut: () => void;
};

/**
 * Returns a pool of at most `max` connections to one server, opened on demand.
 * @param admit runs on each connection before its first use. When it throws, the connection is closed and the caller
 * gets the error
 */
export function postgresConnections(
  address: string,
  max: number,
  admit?: (client: ClientBase) => Promise<void>,
): PostgresConnections {
  const pool = new Pool({
    connectionString: address,
    max,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
    types: TYPES,
    ...(admit && { verify: (client, done) => void admit(client).then(() => done(), done) }),
  });
  const clients = new Set<PoolClient>();
  // A connection that breaks, idle or between two queries of a transaction (the server restarts), leaves the pool and
  // fails its next query. Its error event would end the app without a listener.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  const cut = () => {
    void pool.end().catch(ignore);
    for (const client of clients) void client.end().catch(ignore);
  };
  return { pool, cut };
}
