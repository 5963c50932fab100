import { DAY_MS } from '../durations';
import { RETRY_DAYS } from './billing';

/**
 * Returns when a refused card is tried again: 1, 3 and 7 days after the first refusal, at its time of day. Null when a
 * person takes over. A day from now when that time has passed because the app was down.
 * @param refusals the number of refusals so far, at least 1
 */
export function nextTry(refusals: number, firstRefusedAt: Date, now: Date): Date | null {
  const days = RETRY_DAYS[refusals - 1];
  if (days === undefined) return null;
  const planned = firstRefusedAt.getTime() + days * DAY_MS;
  return new Date(planned > now.getTime() ? planned : now.getTime() + DAY_MS);
}
