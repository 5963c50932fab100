import type { PostgresPool } from 'kysely';
import { log } from '@/lib/server/platform/observability/log';
import { isDatabaseAway } from './is-away';
import { postgresConnections, type PostgresConnections } from './postgres-pool';
import { askServer, choosePrimary, NoPrimary, provePrimary, type Primary } from './primary';

/** How often the servers are asked which one accepts writes, because a server may hang silently. */
const EVERY_MS = 2_000;
/** The minimum interval of such rounds while no server accepts writes and every visitor triggers one. */
const PAUSE_MS = 200;

type Known = Primary & PostgresConnections;

/** After a failover the pool closes all connections to the former primary and never opens one to it again. */
export function severalServers(addresses: readonly string[], max: number): PostgresPool {
  let known: Known | null = null;
  let asking: Promise<void> | null = null;
  let askedAt = -Infinity;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  const ask = async (): Promise<void> => {
    const answers = await Promise.allSettled(addresses.map(askServer));
    if (isOver) return;
    const writing = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []));
    const next = choosePrimary(writing, known);
    if (next) {
      if (known) log().warn({ server: addresses.indexOf(next.address) + 1 }, 'another database server has taken over');
      known?.cut();
      known = { ...next, ...postgresConnections(next.address, max, provePrimary) };
      return;
    }
    if (known) return;
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    // A wrong password does not mean that the server is away.
    const mistake = reasons.find((reason) => !isDatabaseAway(reason));
    if (mistake instanceof Error) throw mistake;
    throw new NoPrimary('No server in DATABASE_URL takes writes', { cause: reasons[0] });
  };
  const look = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = null;
      askedAt = performance.now();
    });
    return asking;
  };
  const connect = async () => {
    timer ??= setInterval(() => void look().catch(() => undefined), EVERY_MS).unref();
    if (!known) await look();
    const first = known;
    if (!first) throw new NoPrimary('The database is closed');
    try {
      return await first.pool.connect();
    } catch (error) {
      if (known === first && performance.now() - askedAt > PAUSE_MS) await look();
      if (isOver || known === first || !known) throw error;
      return known.pool.connect();
    }
  };
  const end = async () => {
    isOver = true;
    if (timer) clearInterval(timer);
    await asking?.catch(() => undefined);
    await known?.pool.end();
  };
  return { connect, end };
}
