/** Measures orders per second through HTTP, each priced, reserved and committed to disk before its answer. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { customerOf, freeSlots, moveOf, order, priceOf, SAMPLE_ANSWERS, withSlot } from '../testing/site-client.ts';
import { commitsPerSecond } from './bench-commits.mjs';
import { timeCall } from './load.mjs';
import { serve } from './processes.mjs';

const ORDERS = Number(process.env.ORDERS ?? 1000);
const WARM_UP = 300;
const AT_A_TIME = 16;
/** The least orders per second on SQLite. */
const FEWEST_ON_SQLITE = 500;

/** Returns every slot with the price of its day, so that the orders have different prices. */
async function offersOf(origin) {
  const slots = await freeSlots(origin, SAMPLE_ANSWERS, 20, 50);
  const totals = new Map();
  for (const choice of slots) {
    if (totals.has(choice.date)) continue;
    totals.set(choice.date, (await priceOf(origin, withSlot(SAMPLE_ANSWERS, choice))).totalWithDiscount);
  }
  return slots.map((choice) => ({ choice, total: totals.get(choice.date) }));
}

/**
 * Returns the jobs, each with a customer of its own, because calls and unpaid orders are limited. The server trusts the
 * addresses that we send.
 */
function jobs(origins, offers, count, from) {
  return Array.from({ length: count }, (_, index) => () => {
    const { choice, total } = offers[index % offers.length];
    const answers = withSlot(moveOf(customerOf(String(from + index)).email), choice);
    return order(origins[index % origins.length], answers, randomUUID(), total);
  });
}

/** Measures orders through `instances` servers that share a database. */
async function measure(env, instances, folder) {
  const settings = { DATA_DIR: folder, TRUST_PROXY: '1', CREWS: '1000', ...env };
  const servers = [];
  try {
    for (let started = 0; started < instances; started += 1) servers.push(await serve({ env: settings }));
    const origins = servers.map(({ origin }) => origin);
    const offers = await offersOf(origins[0]);
    await timeCall(jobs(origins, offers, WARM_UP, 0), AT_A_TIME);
    const started = performance.now();
    const times = await timeCall(jobs(origins, offers, ORDERS, WARM_UP), AT_A_TIME);
    const perSecond = ORDERS / ((performance.now() - started) / 1000);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
    return { perSecond, said: `${perSecond.toFixed(0)} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function inFolder(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const benchOrdersOnSqlite = () =>
  inFolder(async (folder) => {
    const { perSecond, said } = await measure({}, 1, folder);
    const commits = commitsPerSecond(path.join(folder, 'smart.sqlite'));
    console.log(
      `Orders on SQLite: ${said} (${ORDERS} orders, ${AT_A_TIME} at a time; at least ${FEWEST_ON_SQLITE} a second: ` +
        `${(perSecond / FEWEST_ON_SQLITE).toFixed(2)} of that). The same rows by SQLite alone, a commit each: ` +
        `${commits.toFixed(0)} a second, ratio ${(perSecond / commits).toFixed(2)}.`,
    );
  });

export const benchOrdersOnPostgres = (url, instances) =>
  inFolder(async (folder) => {
    const { said } = await measure({ DATABASE_URL: url }, instances, folder);
    console.log(`Orders on PostgreSQL, ${instances === 1 ? 'one instance' : `${instances} instances`}: ${said}.`);
  });
