/**
 * `npm run bench`: prices a second; the time to pack 60 items; orders a second and their p99 through HTTP on SQLite and
 * on PostgreSQL; and what one core answers, as ratios to nginx in the same run, each with its limit (bench-web.mjs).
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { customerOf, freeSlots, moveOf, order, priceOf, SAMPLE_ANSWERS, withSlot } from '../testing/site-client.ts';
import { startPostgres } from './bench-postgres.mjs';
import { benchWeb } from './bench-web.mjs';
import { ROOT } from './import-zones.mjs';
import { timed } from './load.mjs';
import { requireNode } from './node-version.mjs';
import { childEnv, serve } from './processes.mjs';

const ORDERS = Number(process.env.ORDERS ?? 1000);
const AT_A_TIME = 16;

function benchPricing() {
  const out = execFileSync('tsx', ['lib/tooling/bench-pricing.ts'], { cwd: ROOT, encoding: 'utf8', env: childEnv() });
  console.log(`Pricing engine: ${JSON.parse(out).pricesPerSecond} prices a second (one thread).`);
}

function benchPacking() {
  const out = execFileSync('tsx', ['lib/tooling/bench-packing.ts'], { cwd: ROOT, encoding: 'utf8', env: childEnv() });
  const { items, medianMs, worstMs, timesSortingAMillion, meanFill } = JSON.parse(out);
  console.log(
    `Packing ${items} items: ${medianMs} ms, at worst ${worstMs} ms; ${timesSortingAMillion} × sorting a million ` +
      `numbers; ${(meanFill * 100).toFixed(0)} % of the volume bound.`,
  );
}

async function benchOrders(name, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-bench-'));
  const server = await serve({ env: { DATA_DIR: folder, TRUST_PROXY: '1', CREWS: '1000', ...env } });
  try {
    const slots = await freeSlots(server.origin, SAMPLE_ANSWERS, 20, 50);
    // All on one kind of day would be one price; each day is asked once.
    const totals = new Map();
    for (const choice of slots) {
      if (totals.has(choice.date)) continue;
      totals.set(choice.date, (await priceOf(server.origin, withSlot(SAMPLE_ANSWERS, choice))).totalWithDiscount);
    }
    const jobs = (count, from) =>
      Array.from({ length: count }, (_, index) => () => {
        const choice = slots[index % slots.length];
        // A customer each: calls and unpaid orders are limited, and the server is told to trust what we say of us.
        const answers = withSlot(moveOf(customerOf(String(from + index)).email), choice);
        return order(server.origin, answers, randomUUID(), totals.get(choice.date));
      });
    await timed(jobs(100, 0), AT_A_TIME);
    const started = performance.now();
    const times = await timed(jobs(ORDERS, 100), AT_A_TIME);
    const seconds = (performance.now() - started) / 1000;
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
    console.log(
      `Orders on ${name}: ${(ORDERS / seconds).toFixed(0)} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms ` +
        `(${ORDERS} orders, ${AT_A_TIME} at a time, each priced, reserved and committed to disk).`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

requireNode();
benchPricing();
benchPacking();
await benchOrders('SQLite', {});
const postgres = await startPostgres();
await benchOrders('PostgreSQL', { DATABASE_URL: postgres.url }).finally(postgres.stop);
await benchWeb();
