import { MINUTE_MS } from '../durations';
import { addDays, londonDate, londonInstant, londonTime } from '../london-time';
import { MESSAGE_OLDEST_MINUTES, TEXT_HOURS } from './assumptions';

/** Whether to send, delay or drop a notification about a day. The desk reads `why`. */
export type Verdict =
  | { readonly is: 'send' }
  | { readonly is: 'wait'; readonly until: Date }
  | { readonly is: 'drop'; readonly why: string };

const isHour = (instant: Date): boolean => {
  const time = londonTime(instant);
  return time >= TEXT_HOURS.from && time < TEXT_HOURS.until;
};

/** Returns when a text that is due at `due` may be sent: then, or at 07:00 in London if that is at night. */
export function textFrom(due: Date): Date {
  if (isHour(due)) return due;
  const day = londonDate(due);
  return londonInstant(londonTime(due) < TEXT_HOURS.from ? day : addDays(day, 1), TEXT_HOURS.from);
}

/**
 * Returns the verdict on a text that is due at `due`: it waits for the permitted hours and is dropped a quarter of an
 * hour late.
 */
export function smsTimeVerdict(due: Date, now: Date): Verdict {
  const from = textFrom(due);
  if (now < from) return { is: 'wait', until: from };
  const late = tooLate(from, now);
  if (late) return late;
  return isHour(now) ? { is: 'send' } : { is: 'drop', why: `It is after ${TEXT_HOURS.until} in London` };
}

/** Returns the verdict on a mail, which may be sent at any hour because it wakes nobody. */
export const mailVerdict = (due: Date, now: Date): Verdict =>
  now < due ? { is: 'wait', until: due } : (tooLate(due, now) ?? { is: 'send' });

const tooLate = (from: Date, now: Date): Verdict | null =>
  now.getTime() - from.getTime() > MESSAGE_OLDEST_MINUTES * MINUTE_MS
    ? { is: 'drop', why: `It was more than ${MESSAGE_OLDEST_MINUTES} minutes late` }
    : null;
