/**
 * `npm run load`: 200 visitors book at once, ten rounds, a minute together, against the production build: each saves a
 * draft, asks for slots, orders and asks for the payment page. On SQLite, or on PostgreSQL with DATABASE_URL. Fails on any
 * answer but 2xx, 409 and 429, and when memory grows from round to round. ROUND_SECONDS and VISITORS change the size.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freeSlots, priceOf, SAMPLE_ANSWERS, withSlot } from '../testing/site-client.ts';
import { requireNode } from './node-version.mjs';
import { serve } from './processes.mjs';

const ROUNDS = 10;
const ROUND_SECONDS = Number(process.env.ROUND_SECONDS ?? 6);
const VISITORS = Number(process.env.VISITORS ?? 200);
/** Of memory after the third round, when caches and the JIT have what they need; garbage makes the rest uneven. */
const MOST_GROWTH = 1.25;
const APP = '/smart-app/api/v1';

const seen = { times: [], statuses: new Map() };
let visits = 0;

/** One call as this visitor; what it took and how it was answered is counted. */
async function call(origin, address, at, body) {
  const started = performance.now();
  const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(origin + at, init);
  const text = await answer.text();
  seen.times.push(performance.now() - started);
  seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
  return answer.ok ? JSON.parse(text) : null;
}

/** A booking from the first answer to the payment page, by somebody whom nobody has seen before. */
async function visit(origin, { choice, total }) {
  const number = (visits += 1);
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const answers = withSlot(SAMPLE_ANSWERS, choice);
  const draft = { draftId: null, flow: 'moving', step: 'details', answers };
  const saved = await call(origin, address, `${APP}/easy_checkout`, draft);
  await call(origin, address, `${APP}/slots`, { service: 'MOVING', from: choice.date, to: choice.date, answers });
  const order = { idempotencyKey: crypto.randomUUID(), flow: 'moving', answers, expectedTotal: total };
  const placed = await call(origin, address, `${APP}/create_order_from_personalized_calculation`, {
    ...order,
    draftId: saved?.draftId ?? null,
  });
  if (placed) await call(origin, address, `${APP}/order/${placed.orderId}/payment_link?token=${placed.token}`);
}

async function round(origin, offers) {
  const until = performance.now() + ROUND_SECONDS * 1000;
  const visitor = async (index) => {
    for (let next = index; performance.now() < until; next += 1) await visit(origin, offers[next % offers.length]);
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)));
}

/** Megabytes that the process has in memory; Linux only, elsewhere 0. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Some slots, each with the price of its day; there is place for everybody. */
async function offersOf(origin) {
  const choices = await freeSlots(origin, SAMPLE_ANSWERS, 20, 40);
  const totals = new Map();
  for (const { date } of choices) {
    if (totals.has(date)) continue;
    const { totalWithDiscount } = await priceOf(origin, withSlot(SAMPLE_ANSWERS, { date, slot: ['10:00', '12:00'] }));
    totals.set(date, totalWithDiscount);
  }
  return choices.map((choice) => ({ choice, total: totals.get(choice.date) }));
}

requireNode();
const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-load-'));
const env = { DATA_DIR: folder, TRUST_PROXY: '1', CREWS: '1000', LOG_LEVEL: 'warn' };
const server = await serve({ env });
const memory = [];
try {
  const offers = await offersOf(server.origin);
  for (let index = 1; index <= ROUNDS; index += 1) {
    await round(server.origin, offers);
    memory.push(memoryOf(server.pid));
    console.log(`Round ${index}: ${seen.times.length} answers so far, ${memory.at(-1).toFixed(0)} MB.`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
seen.times.sort((a, b) => a - b);
const at = (share) => seen.times[Math.min(seen.times.length - 1, Math.floor(seen.times.length * share))].toFixed(0);
const statuses = [...seen.statuses].sort(([a], [b]) => a - b);
console.log(
  `${VISITORS} visitors at once on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}: ${visits} bookings, ` +
    `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; ` +
    statuses.map(([status, count]) => `${count} × ${status}`).join(', '),
);
const dishonest = statuses.filter(([status]) => !(status < 300 || status === 409 || status === 429));
const growth = memory.at(-1) / memory[2];
if (dishonest.length > 0) console.error('There were answers that no visitor should get.');
if (growth > MOST_GROWTH) console.error(`Memory grew by ${((growth - 1) * 100).toFixed(0)} % after the third round.`);
process.exitCode = dishonest.length > 0 || growth > MOST_GROWTH ? 1 : 0;
