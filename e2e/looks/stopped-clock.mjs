/**
 * Stops the clock of the server under test at TEST_NOW, so that days, prices and slots on its pages are the same in
 * every run. Loaded before all else (`node --import`). Timers go on.
 */
import { TEST_NOW } from '../../lib/testing/clock.ts';

const NOW = Date.parse(TEST_NOW);

class StoppedDate extends Date {
  // An own property, because Next.js copies only own properties of Date.
  static now = () => NOW;
  static parse = Date.parse;
  static UTC = Date.UTC;

  constructor(...parts) {
    super(...(parts.length === 0 ? [NOW] : parts));
  }
}

globalThis.Date = StoppedDate;
