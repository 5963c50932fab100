import { Gauge, Registry } from 'prom-client';
import { getServices } from '@/lib/server/container';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { metrics } from '@/lib/server/platform/observability/metrics';
import { oldestDueAge } from '@/lib/server/platform/outbox/dispatch';
import { allowMethods, withErrorEnvelope } from './guarded';
import { heldPlaces, messagesByState, ordersByState } from './stored-rows-repo';

type Count = { readonly state: string; readonly count: number };

function byState(registers: Registry[], name: string, help: string, rows: readonly Count[]): void {
  const gauge = new Gauge({ name, help, labelNames: ['state'], registers });
  for (const { state, count } of rows) gauge.set({ state }, count);
}

function single(registers: Registry[], name: string, help: string, value: number): void {
  new Gauge({ name, help, registers }).set(value);
}

/** Aggregate these by maximum, because all instances report the same values. Throws when the database is away. */
async function addStoredGauges(registry: Registry, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const to = [registry];
  byState(to, 'outbox_messages', 'Messages in the outbox', await messagesByState(db));
  const age = (await oldestDueAge(db, now())) ?? 0;
  single(to, 'outbox_oldest_due_seconds', 'For how long the message that waits longest has been due', age);
  byState(to, 'orders', 'Orders', await ordersByState(db));
  single(to, 'held_places', 'Places in slots held for unpaid orders', await heldPlaces(db, now()));
}

/** Answers GET /api/metrics for Prometheus. Answers 404 without METRICS_TOKEN as the bearer token. */
export const metricsRoute = withErrorEnvelope('metrics', async (request, response) => {
  const { deps } = getServices();
  const { metricsToken } = deps.config;
  const given = request.headers.authorization ?? '';
  if (metricsToken === null || !isSameSecret(given, `Bearer ${metricsToken}`)) throw new Problem('not_found');
  allowMethods(request.method, response, ['GET']);
  const stored = new Registry();
  const up = new Gauge({ name: 'db_up', help: '1 when the database answers', registers: [stored] });
  await addStoredGauges(stored, deps).then(
    () => up.set(1),
    () => up.set(0),
  );
  const text = `${await metrics().registry.metrics()}\n${await stored.metrics()}`;
  response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
});
