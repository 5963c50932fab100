import { londonInstant, londonTime } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/vocabulary';

type Wait = { readonly date: LocalDate; readonly arrivedAt: Date; readonly now: Date };

/** When a call was made, from a typed "10:12"; null before the arrival, for a time to come and for no time. */
export function callTime(typed: string, { date, arrivedAt, now }: Wait): Date | null {
  if (!/^\d\d:\d\d$/.test(typed)) return null;
  if (typed < londonTime(arrivedAt) || typed > londonTime(now)) return null;
  // In the minute of the arrival it was after it, and in this minute it was before now.
  const at = Math.max(londonInstant(date, typed).getTime(), arrivedAt.getTime());
  return new Date(Math.min(at, now.getTime()));
}
