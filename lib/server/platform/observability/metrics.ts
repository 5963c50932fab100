import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Values in the database are read at each scrape (http/metrics-route.ts). */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const queries = new Histogram({
    name: 'db_query_duration_seconds',
    help: 'Time of one statement in the database',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    // An order makes about forty queries, so the labels are resolved once.
    queriesBy: { ok: queries.labels('ok'), error: queries.labels('error') },
    deliveries: new Counter({
      name: 'outbox_deliveries_total',
      help: 'Attempts to deliver a message, by what became of it',
      labelNames: ['topic', 'outcome'],
      registers,
    }),
    rowFailures: new Counter({
      name: 'scheduled_row_failures_total',
      help: 'Rows that a scheduled job could not process, by the job and its step',
      labelNames: ['job', 'step'],
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof createMetrics>;

/** One set per process, because routes, pages and instrumentation are bundled separately. */
const KEY = Symbol.for('smart-storage-and-moving.metrics');
const holder = globalThis as { [KEY]?: Metrics };

export function metrics(): Metrics {
  const known = holder[KEY] ?? createMetrics();
  holder[KEY] = known;
  return known;
}

export type RequestLabels = { readonly method: string; readonly route: string; readonly status: number };

export function observeRequest(labels: RequestLabels, seconds: number): void {
  metrics().requests.observe({ ...labels }, seconds);
}

export function observeQuery(isGood: boolean, milliseconds: number): void {
  metrics().queriesBy[isGood ? 'ok' : 'error'].observe(milliseconds / 1000);
}

export function countDelivery(topic: string, outcome: string): void {
  metrics().deliveries.inc({ topic, outcome });
}

export function countRowFailure(job: string, step: string): void {
  metrics().rowFailures.inc({ job, step });
}
