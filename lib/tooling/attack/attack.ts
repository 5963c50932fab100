/**
 * `npm run attack`: attacks the production build on this machine for at most ten minutes, and fails on any fault. No
 * request leaves the machine. The cheap attacks run in `npm test` too. docs/decisions/0034-threat-model.md explains
 * each attack.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve, type Server } from '../processes.mjs';
import { expensiveBodies, expensiveRefusals, slowUploads } from './bodies';
import { calendar, PLACES, smallShares } from './calendar';
import { drafts, hungConnections } from './floods';
import { guessing, otherSites } from './guessing';
import { honest } from './honest';
import { hostile, pages } from './hostile';
import { kills } from './kills';
import type { Attack, Outcome } from './outcome';
import { packing } from './packing';
import { lastPlaces, repetition } from './places';

const ATTACKS: readonly Attack[] = [
  calendar,
  smallShares,
  honest,
  lastPlaces,
  repetition,
  guessing,
  otherSites,
  drafts,
  hostile,
  pages,
  hungConnections,
  packing,
  expensiveBodies,
  expensiveRefusals,
  slowUploads,
];
const MOST_MINUTES = 10;
/** `npm run attack -- packing`: selects the attacks with this word in their name. */
const [wanted = ''] = process.argv.slice(2);
const KILLS = 'kill the server while orders come in';

const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-attack-'));
const env = (name: string) => ({
  DATA_DIR: path.join(folder, name),
  TRUST_PROXY: '1',
  CREWS: String(PLACES),
  LOG_LEVEL: 'silent',
});
const tell = (name: string, { tried, refused, faults, notes = [] }: Outcome, seconds: number): boolean => {
  const numbers = [tried, refused, faults.length].map((count) => String(count).padStart(8)).join('');
  console.log(`${name.padEnd(64)}${numbers}${seconds.toFixed(0).padStart(6)} s`);
  for (const line of [...faults.map((fault) => `FAULT: ${fault}`), ...notes]) console.log(`  ${line}`);
  return faults.length === 0;
};

async function timed(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const startedAt = performance.now();
  const outcome = await work().catch((error: unknown): Outcome => ({ tried: 0, refused: 0, faults: [String(error)] }));
  return tell(name, outcome, (performance.now() - startedAt) / 1000);
}

async function run(): Promise<void> {
  console.log(`${'attack'.padEnd(64)}   tried refused  faults`);
  const good: boolean[] = [];
  const server = await serve({ env: env('attacks') });
  for (const { name, run: attack } of ATTACKS.filter(({ name }) => name.includes(wanted)))
    good.push(await timed(name, () => attack(server.origin, server.pid)));
  await server.stop();

  let last: Server | null = null;
  const start = async () => (last = await serve({ env: { ...env('kills'), CREWS: '20' } }));
  if (KILLS.includes(wanted)) good.push(await timed(KILLS, () => kills(start)));
  await (last as Server | null)?.stop();
  if (good.some((isGood) => !isGood)) process.exitCode = 1;
}

const limit = setTimeout(() => {
  console.error(`Not over after ${MOST_MINUTES} minutes.`);
  process.exit(1);
}, MOST_MINUTES * 60_000);
void run().finally(() => {
  clearTimeout(limit);
  rmSync(folder, { recursive: true, force: true });
});
