import { DAY_MS } from '../durations';
import { RETRY_DAYS } from './billing';

/**
 * When a card that was refused is asked again: 1, 3 and 7 days after the first refusal, at its time of day; null: not by
 * itself any more, a person takes over. Where that is over already, because the app was away, a day from now.
 * @param refusals how often it was refused by now, at least once
 */
export function nextTry(refusals: number, firstRefusedAt: Date, now: Date): Date | null {
  const days = RETRY_DAYS[refusals - 1];
  if (days === undefined) return null;
  const planned = firstRefusedAt.getTime() + days * DAY_MS;
  return new Date(planned > now.getTime() ? planned : now.getTime() + DAY_MS);
}
