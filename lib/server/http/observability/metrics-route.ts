import { Gauge, Registry } from 'prom-client';
import { getServices } from '@/lib/server/container';
import { isSameSecret } from '@/lib/server/kernel/base/is-same-secret';
import { Problem } from '@/lib/server/kernel/base/problem';
import { metrics } from '@/lib/server/kernel/observability/metrics';
import { allowMethods, guarded } from '../guarded';
import { addStoredGauges } from './stored-gauges';

/**
 * GET /api/metrics for Prometheus, with METRICS_TOKEN as a bearer token. Without a token configured there is nothing
 * here; with a wrong one neither.
 */
export const metricsRoute = guarded('metrics', async (request, response) => {
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
