/**
 * Read by the server under test before all else (`node --import`): its clock stands still at TEST_NOW, so that days, prices
 * and slots on its pages are the same in every run. Timers go on.
 */
import { TEST_NOW } from '../../lib/testing/clock.ts';

const NOW = Date.parse(TEST_NOW);

class StoppedDate extends Date {
  // Its own, not inherited: Next copies what the clock has of its own.
  static now = () => NOW;
  static parse = Date.parse;
  static UTC = Date.UTC;

  constructor(...parts) {
    super(...(parts.length === 0 ? [NOW] : parts));
  }
}

globalThis.Date = StoppedDate;
