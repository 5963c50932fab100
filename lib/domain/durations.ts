/** Lengths of time in milliseconds. A day of the calendar is not always one of these: days are lib/domain/london-time's. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const DAY_MINUTES = DAY_MS / MINUTE_MS;
export const DAY_SECONDS = DAY_MS / 1000;

/** An instant some minutes later, or earlier when they are below zero. */
export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

/** Returns the whole minutes from one moment to another. */
export const minutesBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / MINUTE_MS);
