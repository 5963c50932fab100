import { Pool, types, type ClientBase, type PoolClient, type PoolConfig } from 'pg';

/** Reads bigint as a number, because no column holds more than 2^53. */
const TYPES: PoolConfig['types'] = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format) as (text: string) => unknown),
};

const ignore = (): void => undefined;

export type PostgresConnections = {
  readonly pool: Pool;
  /** Ends every connection at once. Queries under way fail. */
  readonly cut: () => void;
};

/** `admit` runs before the first use of a connection. When it throws, the caller gets the error. */
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
  // Without a listener, the error event of a connection that breaks would end the app. Its next query fails anyway.
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
