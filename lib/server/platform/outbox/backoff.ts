import { HOUR_MS } from '@/lib/domain/durations';

/**
 * The first delay after a failure. Delays double up to an hour, so that 82 attempts last three days, which covers a
 * weekend.
 */
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = HOUR_MS;
export const MAX_ATTEMPTS = 82;

/**
 * Returns the milliseconds before the next attempt after `attempts` failures (1, 2, …). `random` in [0, 1) spreads the
 * delay by ±20 %, so that not all messages hit a recovered service at once.
 */
export function backoffMs(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS);
  return Math.round(delay * (0.8 + 0.4 * random));
}
