/**
 * Reads a page repeatedly until it is stopped, and reports the time of each visit in milliseconds. Runs as a process of
 * its own, because the attacking process is busy and would measure delays of its own.
 */
import { setTimeout as wait } from 'node:timers/promises';

const VISIT_EVERY_MS = 40;
/** Visits before the measurement, which let the engine compile this code. */
const WARMING_VISITS = 10;
const [url] = process.argv.slice(2);
const times = [];
const told = new AbortController();
process.on('message', () => told.abort());

while (!told.signal.aborted) {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  times.push(performance.now() - startedAt);
  await wait(VISIT_EVERY_MS);
}
process.send(times.slice(WARMING_VISITS));
process.disconnect();
