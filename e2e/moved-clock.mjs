/**
 * Read by a server under test before all else (`node --import`): its clock runs ahead by the milliseconds that stand in the
 * file TEST_CLOCK, so that a test can let weeks go by. What the app does now and then it does every second.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const REREAD_MS = 50;
let [readAt, ahead] = [0, 0];

function now() {
  const real = RealDate.now();
  if (real - readAt > REREAD_MS) [readAt, ahead] = [real, Number(readFileSync(process.env.TEST_CLOCK, 'utf8')) || 0];
  return real + ahead;
}

class MovedDate extends RealDate {
  // Its own, not inherited: Next copies what the clock has of its own.
  static now = now;
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }
}

globalThis.Date = MovedDate;

const every = globalThis.setInterval;
globalThis.setInterval = (work, ms, ...rest) => every(work, ms >= 10_000 ? 1_000 : ms, ...rest);
