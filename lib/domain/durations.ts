/** Durations in milliseconds. A calendar day can be longer or shorter: lib/domain/london-time counts days. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const DAY_MINUTES = DAY_MS / MINUTE_MS;
export const DAY_SECONDS = DAY_MS / 1000;

export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

export const minutesBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / MINUTE_MS);
