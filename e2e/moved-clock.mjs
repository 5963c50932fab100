/**
 * Moves the clock of a server under test ahead by the milliseconds in the file TEST_CLOCK, so that a test can skip
 * weeks. Loaded before all else (`node --import`). The app's periodic work runs every second.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
// The file is read each time, so that the first request after a move already gets the new time.
const now = () => RealDate.now() + Number(readFileSync(process.env.TEST_CLOCK, 'utf8'));

class MovedDate extends RealDate {
  // An own property, because Next.js copies only own properties of Date.
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
