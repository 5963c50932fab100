/** The server that `npm run load` measures, and its metrics. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from './processes.mjs';

const METRICS_TOKEN = randomUUID();
const COLLECT = new URL('collect-on-signal.mjs', import.meta.url).href;
const MEGABYTE = 1024 * 1024;
/** Milliseconds until the work after the last answers is done: sockets, timers, messages in progress. */
const SETTLE_MS = 1000;
const COLLECT_MS = 300;

/** Settings with enough places for every visitor. Visitors are told apart by X-Forwarded-For. */
export const LOAD_ENV = { TRUST_PROXY: '1', CREWS: '1000' };

/** Starts the production build. */
export const serveForLoad = (env) =>
  serve({
    env: {
      ...LOAD_ENV,
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
      NODE_OPTIONS: `--disable-warning=MODULE_TYPELESS_PACKAGE_JSON --import=${COLLECT}`,
      ...env,
    },
  });

async function metricsOf(origin) {
  const answer = await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!answer.ok) throw new Error(`/api/metrics answered ${answer.status}`);
  const text = await answer.text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Returns the seconds of CPU time that the server has used so far. */
export const processorSeconds = async ({ origin }) => (await metricsOf(origin))('process_cpu_seconds_total');

/**
 * Returns the memory right after a round (`busy`), and after the server has settled and collected its garbage.
 * @returns {Promise<import('./load-verdict.ts').Memory>}
 */
export async function memoryOf({ origin, pid }) {
  const busy = (await metricsOf(origin))('process_resident_memory_bytes') / MEGABYTE;
  await wait(SETTLE_MS);
  if (process.platform !== 'win32') process.kill(pid, 'SIGUSR2');
  await wait(COLLECT_MS);
  const metric = await metricsOf(origin);
  return {
    busy,
    rss: metric('process_resident_memory_bytes') / MEGABYTE,
    heap: metric('nodejs_heap_size_used_bytes') / MEGABYTE,
  };
}
