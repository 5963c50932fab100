/**
 * Measures the pages that one core answers, as ratios to nginx with the same pre-compressed bytes: the home page (from
 * memory), the first step of a quote (rendered once for all simultaneous requests), a step of a draft (rendered for
 * each visitor) and a JSON call.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SAMPLE_ANSWERS, saveDraft } from '../testing/site-client.ts';
import { startNginx } from './bench-nginx.mjs';
import { requestsPerSecond } from './load.mjs';
import { serve } from './processes.mjs';

/**
 * The measured requests. `before`: the ratio of Next.js alone, which compressed each answer anew. `limit`: the least
 * ratio.
 */
const asked = (draftId) => [
  { name: 'Home page', at: '/', before: 0.008, limit: 0.35 },
  { name: 'First step of a quote', at: '/get-a-quote/moving/packing?plan=one_bedroom', before: 0.005, limit: 0.35 },
  { name: 'Step of a draft', at: `/get-a-quote/moving/addresses?quote=${draftId}`, before: 0.005, limit: 0.004 },
  { name: 'JSON call', at: '/api/prices.json', before: 0.055, limit: 0.055 },
];
const ACCEPTED = { 'accept-encoding': 'gzip' };
/** The number of measurements, whose median counts, because other programs on the machine disturb a single one. */
const ROUNDS = 3;
const SECONDS = 4;

const has = (program) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Returns the command that pins a program to a core, so that server and client do not share one. */
const onCore = (core) => (has('taskset') && os.availableParallelism() > 1 ? ['taskset', '-c', String(core)] : []);

/**
 * Returns the answers per second. Uses wrk where it is installed, because our own generator is a Node process and
 * slower than nginx.
 */
async function perSecond(url) {
  if (!has('wrk')) return (await requestsPerSecond(url, { seconds: SECONDS, headers: ACCEPTED })).perSecond;
  const [program, ...args] = [
    ...onCore(1),
    ...['wrk', '-t1', '-c16', `-d${SECONDS}`, '-H', 'Accept-Encoding: gzip', url],
  ];
  const said = execFileSync(program, args, { encoding: 'utf8' });
  if (/Non-2xx/.test(said)) throw new Error(`${url}: ${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure({ name, at, before, limit }, { origin }) {
  const url = origin + at;
  const body = Buffer.from(await (await fetch(url, { headers: ACCEPTED })).arrayBuffer());
  const nginx = await startNginx(body, onCore(0));
  const rounds = [];
  try {
    await perSecond(url);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ theirs: nginx ? await perSecond(nginx.url) : NaN, ours: await perSecond(url) });
    }
  } finally {
    await nginx?.stop();
  }
  const ours = middle(rounds.map((round) => round.ours));
  const said = `${name}: ${ours.toFixed(0)} a second on one core (${(1e6 / ours).toFixed(0)} µs each, ${body.length} bytes)`;
  if (!nginx) return console.log(`${said}; nginx is not installed, so there is no ratio.`);
  const ratio = middle(rounds.map((round) => round.ours / round.theirs)).toFixed(3);
  const theirs = middle(rounds.map((round) => round.theirs)).toFixed(0);
  console.log(
    `${said}; nginx ${theirs}: ratio ${ratio}, at least ${limit} (before pages came from memory: ${before}).`,
  );
}

export async function benchWeb() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-bench-'));
  const server = await serve({ env: { DATA_DIR: folder, TRUST_PROXY: '1' }, under: onCore(0) });
  try {
    const { draftId } = await saveDraft(server.origin, SAMPLE_ANSWERS, 'addresses');
    for (const one of asked(draftId)) await measure(one, server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
