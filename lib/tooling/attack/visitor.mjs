/**
 * Reads a page again and again until it is told to stop, and says how long each visit took, in milliseconds. A process of
 * its own: the attacker is busy itself, and would see answers late that were there in time.
 */
import { setTimeout as wait } from 'node:timers/promises';

const VISIT_EVERY_MS = 40;
/** Its own code is compiled by then. */
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
