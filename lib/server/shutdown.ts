import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '@/lib/server/platform/db/schema';
import { log } from '@/lib/server/platform/observability/log';
import type { OutboxLoop } from '@/lib/server/platform/outbox/dispatch';

/** Orchestrators kill after 10 seconds (Docker) or 30 (Kubernetes). */
const WITHIN_MS = 8_000;

export type Running = {
  readonly db: Db;
  readonly servers: ReadonlySet<Server>;
  readonly messages: OutboxLoop;
  /** Stop the scheduled jobs after their current run. */
  readonly stopRounds: readonly (() => Promise<void>)[];
};

/** Stops accepting connections. Resolves when the requests in flight are answered. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/** Answers requests in flight, sends or releases messages, and closes the database. Ends after 8 seconds. */
export async function shutDown({ db, servers, messages, stopRounds }: Running, withinMs = WITHIN_MS): Promise<void> {
  const answered = Promise.all([...servers].map(closed));
  await Promise.race([
    Promise.all([answered, ...stopRounds.map((stop) => stop()), messages.stop(withinMs)]),
    delay(withinMs + 500),
  ]);
  for (const server of servers) server.closeAllConnections();
  await Promise.race([db.destroy(), delay(1_000)]);
}

/** Next.js's own handlers exit even while a message is being sent. In development they stay, to end child processes. */
export function shutDownOnSignal(running: Running): void {
  const takesOver = process.env.NODE_ENV !== 'development';
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    if (!takesOver) return void running.messages.stop();
    const startedAt = performance.now();
    log().info({ signal }, 'shutting down');
    void shutDown(running).then(
      () => {
        log().info({ ms: Math.round(performance.now() - startedAt) }, 'shut down');
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    if (takesOver) process.removeAllListeners(signal);
    process.on(signal, stop);
  }
}
