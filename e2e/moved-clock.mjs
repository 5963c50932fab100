/**
 * Read by a server under test before all else (`node --import`): its clock runs ahead by the milliseconds that stand in the
 * file TEST_CLOCK, so that a test can let weeks go by. What the app does now and then it does every second.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
// Read each time: what is asked right after the clock was moved must be answered by the new one.
const now = () => RealDate.now() + Number(readFileSync(process.env.TEST_CLOCK, 'utf8'));

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
