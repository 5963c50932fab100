import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const VISITOR_STARTS_MS = 1_500;

/** Requests an address repeatedly while some work runs. Returns the milliseconds of each answer, sorted. */
export async function visitsDuring(url: string, work: () => Promise<unknown>): Promise<readonly number[]> {
  const visitor = fork(path.join(__dirname, 'visitor.mjs'), [url]);
  const told = once(visitor, 'message') as Promise<[readonly number[]]>;
  await wait(VISITOR_STARTS_MS);
  await work();
  visitor.send('enough');
  const [times] = await told;
  return times.toSorted((a, b) => a - b);
}

/** Returns the milliseconds within which `share` (0 to 1) of the answers arrived. */
export const timeOf = (times: readonly number[], share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);

export const summaryOf = (times: readonly number[]): string =>
  `p50 ${timeOf(times, 0.5)} ms, p99 ${timeOf(times, 0.99)} ms, slowest ${timeOf(times, 1)} ms (${times.length} visits)`;
