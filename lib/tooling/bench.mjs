/**
 * `npm run bench`: measures prices per second, the time to pack 60 items, the growth of the email pattern's work,
 * orders per second and their p99 through HTTP on SQLite (compared with the limit of the disk) and on PostgreSQL with
 * one and two instances, a night with 10,000 due rentals, a search among 100,000 people, and the answers of one core as
 * ratios to nginx in the same run, each with its limit (bench-web.mjs).
 */
import { execFileSync } from 'node:child_process';
import { EMAIL } from '../validation/forms/schemas.ts';
import { benchOrdersOnPostgres, benchOrdersOnSqlite } from './bench-orders.mjs';
import { startPostgres } from './bench-postgres.mjs';
import { benchWeb } from './bench-web.mjs';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { childEnv } from './processes.mjs';

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

/**
 * Checks the growth of a pattern's work. A pattern that backtracks takes 100 times as long for ten times the length, or
 * worse.
 */
function benchPatterns() {
  const [LENGTH, TIMES, LIMIT] = [2_000, 10, 30];
  const shortestOf = (length) => {
    const nonsense = `${'a.'.repeat(length)}@${'a.'.repeat(length)}!`;
    const times = Array.from({ length: 20 }, () => {
      const started = performance.now();
      EMAIL.test(nonsense);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  const ratio = shortestOf(LENGTH * TIMES) / shortestOf(LENGTH);
  console.log(`Email pattern: ${TIMES} times the nonsense takes ${ratio.toFixed(1)} times as long, at most ${LIMIT}.`);
  if (ratio > LIMIT) process.exitCode = 1;
}

function benchBilling(env = {}) {
  const out = execFileSync('tsx', ['lib/tooling/bench-billing.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: childEnv(env),
  });
  const { kind, contracts, seconds, limitSeconds } = JSON.parse(out.trim().split('\n').at(-1));
  console.log(`Billing: ${contracts} stores due in one night on ${kind}: ${seconds} s, at most ${limitSeconds}.`);
  if (seconds > limitSeconds) process.exitCode = 1;
}

function benchSearch(env = {}) {
  const out = execFileSync('tsx', ['lib/tooling/bench-search.ts'], { cwd: ROOT, encoding: 'utf8', env: childEnv(env) });
  const { kind, people, p95, ratio, limitMs, limitRatio } = JSON.parse(out.trim().split('\n').at(-1));
  console.log(
    `Search among ${people} people on ${kind}: p95 ${p95} ms, at most ${limitMs}; ` +
      `${ratio} of one read of all their words, at most ${limitRatio}.`,
  );
  if (p95 > limitMs || ratio > limitRatio) process.exitCode = 1;
}

requireNode();
benchPricing();
benchPacking();
benchPatterns();
benchBilling();
benchSearch();
await benchOrdersOnSqlite();
const postgres = await startPostgres();
try {
  benchBilling({ DATABASE_URL: postgres.url });
  await benchOrdersOnPostgres(postgres.url, 1);
  await benchOrdersOnPostgres(postgres.url, 2);
  benchSearch({ DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
await benchWeb();
