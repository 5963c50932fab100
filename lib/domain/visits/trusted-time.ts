import { HOUR_MS, MINUTE_MS } from '../durations';
import { CLOCK_AHEAD_MINUTES, CLOCK_BEHIND_HOURS } from './assumptions';

/** When something happened, as far as a device's clock can be believed. */
export type TrustedTime = {
  readonly at: Date;
  /** The clock was too far off, and ours counts. */ readonly isClockOff: boolean;
};

/** What a device says, unless that is more than a day before or two minutes after we heard of it. */
export function trustedTime(said: Date, receivedAt: Date): TrustedTime {
  const offMs = said.getTime() - receivedAt.getTime();
  const isClockOff = !(offMs >= -CLOCK_BEHIND_HOURS * HOUR_MS && offMs <= CLOCK_AHEAD_MINUTES * MINUTE_MS);
  return { at: isClockOff ? receivedAt : said, isClockOff };
}
