/**
 * `npm run load`: 200 visitors book at once in ten rounds, a minute together, against the production build. Runs on
 * SQLite, on a PostgreSQL that it starts itself with `-- --postgres`, or on another one with DATABASE_URL. Fails on any
 * answer but 2xx, 409 and 429, and when memory grows from round to round. Then the same number of visitors book with a
 * second's pause before each call, which fails when an answer takes too long (load-verdict.ts). Without pauses the time
 * of an answer is the number of visitors divided by the answers per second, whatever the server does, so it is only
 * printed, as a share of the same limits. Meanwhile CREWS_AT_WORK crews (60) report events from their phones and send
 * photos of about 300 kB. At the end the database is checked: nothing sold twice, everything acknowledged is stored, no
 * photo without its file. ROUND_SECONDS and VISITORS change the size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from './bench-postgres.mjs';
import { crewDays } from './load-crew-days.ts';
import { openPhones, workPhones } from './load-crews.mjs';
import { photoMaker } from './load-photos.mjs';
import { LOAD_ENV, memoryOf, processorSeconds, serveForLoad } from './load-server.mjs';
import { storedAfter } from './load-stored.ts';
import { complaints, isGood, LONGEST_MS, lostIn, percentile, shareOfLimit, slowness } from './load-verdict.ts';
import { offersOf, round, thinkTime } from './load-visitors.mjs';
import { requireNode } from './node-version.mjs';

const ROUNDS = 10;
const ROUND_SECONDS = Number(process.env.ROUND_SECONDS ?? 6);
const PEOPLE_SECONDS = ROUND_SECONDS * 3;
const VISITORS = Number(process.env.VISITORS ?? 200);
const CREWS_AT_WORK = Number(process.env.CREWS_AT_WORK ?? 60);

const timesOf = (calls) => calls.map(({ ms }) => ms);
const spread = (calls) =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(timesOf(calls), share).toFixed(0)} ms`).join(', ');

function statusesOf(calls) {
  const counts = new Map();
  for (const { status } of calls) counts.set(status, (counts.get(status) ?? 0) + 1);
  return new Map([...counts].sort(([one], [other]) => one - other));
}
const listed = (statuses) => [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');

/**
 * Returns the result of some work with the CPU load of both sides, because busy visitors measure delays of their own.
 */
async function measured(server, work) {
  const [busy, used, started] = [performance.eventLoopUtilization(), await processorSeconds(server), performance.now()];
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const ours = performance.eventLoopUtilization(busy).utilization;
  return { ...result, ours, theirs: ((await processorSeconds(server)) - used) / seconds };
}

async function rounds(server) {
  const offers = await offersOf(server.origin);
  const seen = { calls: [], memory: [], visits: 0 };
  for (let index = 1; index <= ROUNDS; index += 1) {
    const size = { visitors: VISITORS, seconds: ROUND_SECONDS, firstVisit: seen.visits };
    const { calls, visits, ours, theirs } = await measured(server, () => round({ ...server, offers, ...size }));
    const memory = await memoryOf(server);
    for (const call of calls) seen.calls.push(call);
    seen.memory.push(memory);
    seen.visits = visits;
    console.log(
      `Round ${index}: ${calls.length} answers, ${spread(calls)}; ${memory.busy.toFixed(0)} MB, ${memory.rss.toFixed(0)} MB at rest, heap ${memory.heap.toFixed(0)} MB; ` +
        `server ${(theirs * 100).toFixed(0)} % of a core, visitors ${(ours * 100).toFixed(0)} %; ${listed(statusesOf(calls))}`,
    );
  }
  return seen;
}

function listByName(calls) {
  for (const name of new Set(calls.map((call) => call.name))) {
    const share = shareOfLimit(name, calls);
    const ofLimit = share === null ? '' : ` (${share.toFixed(2)} of its ${LONGEST_MS[name]} ms)`;
    console.log(`  ${name.padEnd(8)} ${spread(calls.filter((call) => call.name === name))}${ofLimit}`);
  }
}

/** Runs a round of visitors with pauses on the warm server. */
async function peopleOf(server, { visits }) {
  const size = { visitors: VISITORS, seconds: PEOPLE_SECONDS, firstVisit: visits, think: thinkTime };
  const offers = await offersOf(server.origin);
  return measured(server, () => round({ ...server, offers, ...size }));
}

/** Runs the visitors while the crews work. Returns the calls of the crews separately. */
async function besideCrews({ origin }, crews, visit) {
  let isOver = false;
  const work = workPhones(origin, crews, () => isOver);
  const seen = await visit();
  isOver = true;
  await work;
  return { ...seen, crewCalls: crews.calls.splice(0) };
}

async function crewsOf({ origin }, days) {
  const calls = [];
  const { next: nextPhoto, bytes } = await photoMaker();
  return { calls, nextPhoto, bytes, phones: await openPhones(origin, days, (call) => calls.push(call)) };
}

/** Returns what the server has acknowledged to visitors and crews. */
function toldBy(orders, { phones }) {
  const sum = (what) => phones.reduce((total, phone) => total + phone[what], 0);
  return { orders: orders + CREWS_AT_WORK, events: sum('events'), photos: sum('photos') };
}

function report(database, { calls, memory, visits, crewCalls }, { calls: people, theirs, crewCalls: crews }, bytes) {
  console.log(
    `\n${VISITORS} visitors at once on ${database}, without a thought: ${visits} bookings, ${spread(calls)}.`,
  );
  listByName(calls);
  console.log(
    `As many with a second's thought before each call: ${people.length} answers, server ${(theirs * 100).toFixed(0)} % of a core.`,
  );
  listByName(people);
  console.log(
    `${CREWS_AT_WORK} crews beside these, with photos of ${(bytes / 1000).toFixed(0)} kB: ${crews.length} answers.`,
  );
  listByName(crews);
  console.log(`As many beside those without a thought: ${crewCalls.length} answers.`);
  listByName(crewCalls);
  const all = [...calls, ...people, ...crewCalls, ...crews];
  const statuses = statusesOf(all);
  console.log(`Answers: ${listed(statuses)}.`);
  const whys = new Set(all.flatMap(({ why }) => why ?? []));
  if (whys.size > 0) console.log(`Not answered because of ${[...whys].join(', ')}.`);
  const ofCrews = statusesOf([...crewCalls, ...crews].filter(({ status }) => !isGood(status)));
  if (ofCrews.size > 0) complain([`Crews got answers that no crew should get: ${listed(ofCrews)}.`]);
  complain([...complaints(statuses, memory), ...slowness([...people, ...crews])]);
  return all.filter(({ name, status }) => name === 'order' && isGood(status)).length;
}

function complain(wrong) {
  for (const complaint of wrong) console.error(complaint);
  if (wrong.length > 0) process.exitCode = 1;
}

requireNode();
const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-load-'));
const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const address = postgres?.url ?? process.env.DATABASE_URL;
try {
  const where = { DATA_DIR: folder, ...(address && { DATABASE_URL: address }) };
  const days = await crewDays({ ...LOAD_ENV, ...where }, CREWS_AT_WORK);
  const server = await serveForLoad(where);
  let told = null;
  try {
    const crews = await crewsOf(server, days);
    const hurried = await besideCrews(server, crews, () => rounds(server));
    const people = await besideCrews(server, crews, () => peopleOf(server, hurried));
    const orders = report(address ? 'PostgreSQL' : 'SQLite', hurried, people, crews.bytes);
    told = toldBy(orders, crews);
  } finally {
    await server.stop();
  }
  const stored = await storedAfter({ ...LOAD_ENV, ...where });
  console.log(
    `Stored: ${stored.orders} orders, ${stored.events} events, ${stored.photos} photos; ${stored.full} slots are sold out, ${stored.overbooked} oversold.`,
  );
  complain(lostIn(stored, told));
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
