import { MINUTE_MS } from '../durations';
import { addDays, londonDate, londonInstant, londonTime } from '../london-time';
import { MESSAGE_OLDEST_MINUTES, TEXT_HOURS } from './assumptions';

/** What becomes of a message about a day now. `why` is read at the desk. */
export type Verdict =
  | { readonly is: 'send' }
  | { readonly is: 'wait'; readonly until: Date }
  | { readonly is: 'drop'; readonly why: string };

const isHour = (instant: Date): boolean => {
  const time = londonTime(instant);
  return time >= TEXT_HOURS.from && time < TEXT_HOURS.until;
};

/** When a text whose time is `due` may go out: then, or at 07:00 in London if that is at night. */
export function textFrom(due: Date): Date {
  if (isHour(due)) return due;
  const day = londonDate(due);
  return londonInstant(londonTime(due) < TEXT_HOURS.from ? day : addDays(day, 1), TEXT_HOURS.from);
}

/** Whether a text whose time is `due` goes out at `now`: it waits for its hour, and is dropped a quarter of an hour later. */
export function textVerdict(due: Date, now: Date): Verdict {
  const from = textFrom(due);
  if (now < from) return { is: 'wait', until: from };
  const late = tooLate(from, now);
  if (late) return late;
  return isHour(now) ? { is: 'send' } : { is: 'drop', why: `It is after ${TEXT_HOURS.until} in London` };
}

/** The same of a mail, which wakes nobody: it goes out at any hour. */
export const mailVerdict = (due: Date, now: Date): Verdict =>
  now < due ? { is: 'wait', until: due } : (tooLate(due, now) ?? { is: 'send' });

const tooLate = (from: Date, now: Date): Verdict | null =>
  now.getTime() - from.getTime() > MESSAGE_OLDEST_MINUTES * MINUTE_MS
    ? { is: 'drop', why: `It was more than ${MESSAGE_OLDEST_MINUTES} minutes late` }
    : null;
