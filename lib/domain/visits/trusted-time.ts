import { HOUR_MS, MINUTE_MS } from '../durations';
import { CLOCK_AHEAD_MINUTES, CLOCK_BEHIND_HOURS } from './assumptions';

/** The time of an event, corrected if the device's clock is wrong. */
export type TrustedTime = {
  readonly at: Date;
  /** Whether the clock was too far off, so that our time of receipt counts. */
  readonly isClockOff: boolean;
};

/** Returns the device's time, or the time of receipt if the former is more than a day earlier or two minutes later. */
export function trustedTime(said: Date, receivedAt: Date): TrustedTime {
  const offMs = said.getTime() - receivedAt.getTime();
  const isClockOff = !(offMs >= -CLOCK_BEHIND_HOURS * HOUR_MS && offMs <= CLOCK_AHEAD_MINUTES * MINUTE_MS);
  return { at: isClockOff ? receivedAt : said, isClockOff };
}
