import { MINUTE_MS } from '../durations';
import { EVENT_OLDEST_MINUTES, TEXT_AFTER_SECONDS } from './assumptions';

/** When the text and the mail about something that happened on a visit are due; null where we heard of it too late to tell it. */
export const eventTextDue = (happenedAt: Date, receivedAt: Date): Date | null =>
  receivedAt.getTime() - happenedAt.getTime() > EVENT_OLDEST_MINUTES * MINUTE_MS
    ? null
    : new Date(happenedAt.getTime() + TEXT_AFTER_SECONDS * 1_000);
