import { MINUTE_MS } from '../durations';
import { EVENT_OLDEST_MINUTES, TEXT_AFTER_SECONDS } from './assumptions';

/** Returns when the notification about an event of a visit is due. Null when the event was received too late. */
export const eventSmsDue = (happenedAt: Date, receivedAt: Date): Date | null =>
  receivedAt.getTime() - happenedAt.getTime() > EVENT_OLDEST_MINUTES * MINUTE_MS
    ? null
    : new Date(happenedAt.getTime() + TEXT_AFTER_SECONDS * 1_000);
