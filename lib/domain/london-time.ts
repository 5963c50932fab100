/** Durations in milliseconds. A calendar day can be longer or shorter: lib/domain/london-time counts days. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const DAY_MINUTES = DAY_MS / MINUTE_MS;
export const DAY_SECONDS = DAY_MS / 1000;

export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

export const minutesBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / MINUTE_MS);

/**
 * Local wall time in Europe/London, whatever the machine's time zone. Days are calculated as UTC midnights, so that no
 * clock change affects them. Only `londonDate` and `londonInstant` convert between wall time and instants.
 */
const ZONE = 'Europe/London';

/** A day in London: "2026-12-01". */
export type LocalDate = string;
/** Times in London: ["10:00", "12:00"]. */
export type SlotTimes = readonly [start: string, end: string];

// Not imported from durations.ts: a test runs this file alone in other time zones.
const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Created on first use: the constructor is slow, and most pages never need the time. */
let clock: Intl.DateTimeFormat | undefined;
function londonClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return clock;
}

function wallTime(instant: Date): { readonly date: LocalDate; readonly time: string } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of londonClock().formatToParts(instant)) parts[part.type] = part.value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Returns the day in London at an instant. Throws RangeError for an invalid Date. */
export const londonDate = (instant: Date): LocalDate => wallTime(instant).date;

export const londonTime = (instant: Date): string => wallTime(instant).time;

/**
 * Returns the instant at which London clocks show `time` ("HH:MM"). A repeated hour (October) is the first one, a
 * skipped hour (March) is one hour later. Throws RangeError for an invalid day or time.
 */
export function londonInstant(date: LocalDate, time: string): Date {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) throw new RangeError(`Not a time: ${time}`);
  const asIfUtc = toUtc(date) + Number(match[1]) * HOUR + Number(match[2]) * 60_000;
  const inSummerTime = new Date(asIfUtc - HOUR);
  const shown = wallTime(inSummerTime);
  return shown.date === date && shown.time === time ? inSummerTime : new Date(asIfUtc);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(toUtc(date) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the whole days from one day to another, negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((toUtc(to) - toUtc(from)) / DAY);

/** Returns the ISO weekday: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: LocalDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const day = new Date(toUtc(date)).getUTCDay();
  return (day === 0 ? 7 : day) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** Returns whether the text is a day that exists: "2026-02-30" does not. */
export const isLocalDate = (text: string): boolean => !Number.isNaN(midnightUtc(text));

/** Formats a day as "Tuesday 15 December 2026". Uses its own names, not Intl's, so that server and browsers agree. */
export const formatDay = (date: LocalDate): string => `${formatShortDay(date)} ${date.slice(0, 4)}`;

/** Formats a day within the booking range as "Tuesday 15 December". */
export function formatShortDay(date: LocalDate): string {
  return `${WEEKDAYS[isoWeekday(date) - 1]} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

/** Formats a day as "15 December 2026". */
export const formatDate = (date: LocalDate): string => `${Number(date.slice(8))} ${formatMonth(date)}`;

/** Formats the month of a day as "December 2026". */
export function formatMonth(date: LocalDate): string {
  toUtc(date);
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** Formats a day as "Jan 5, 2024", as reviews are dated (spec §2). */
export function formatMonthFirst(date: LocalDate): string {
  toUtc(date);
  return `${MONTHS[Number(date.slice(5, 7)) - 1]?.slice(0, 3)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
}

/** Formats a slot as "10:00–12:00", with an en dash. */
export const formatSlot = ([start, end]: SlotTimes): string => `${start}–${end}`;

/** Formats an instant in London as "Tuesday 15 December 2026, 10:00". */
export function formatInstant(instant: Date): string {
  const { date, time } = wallTime(instant);
  return `${formatDay(date)}, ${time}`;
}

/** Formats an instant as "14:32", with the day when that is not today. */
export function formatSoon(instant: Date, now: Date): string {
  const { date, time } = wallTime(instant);
  return date === londonDate(now) ? time : `${time} on ${formatDay(date)}`;
}

function toUtc(date: LocalDate): number {
  const time = midnightUtc(date);
  if (Number.isNaN(time)) throw new RangeError(`Not a day: ${date}`);
  return time;
}

/** Returns NaN for a day that does not exist. `Date.parse` reads 30 February as 2 March. */
function midnightUtc(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.NaN;
  const time = Date.parse(`${text}T00:00:00Z`);
  return new Date(time).getUTCDate() === Number(text.slice(8)) ? time : Number.NaN;
}
