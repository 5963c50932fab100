import { DAY_MINUTES } from '../london-time';
import { STEP } from './assumptions';

/** Returns the minutes after midnight of "08:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the time of any number of minutes after midnight: "08:30". */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the middle of a slot in minutes after midnight, where one moment is needed. */
export const middleOf = ([start, end]: readonly [string, string]): number => (minutesOf(start) + minutesOf(end)) / 2;

/** Rounds minutes up to whole steps. */
export const roundedUp = (minutes: number): number => Math.max(0, Math.ceil(minutes / STEP - 1e-9)) * STEP;

/** Formats minutes: "5 minutes", "1 hour", "2 hours 30 minutes". */
export function lengthOf(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [])).join(' ');
}
