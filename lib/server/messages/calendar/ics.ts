import { addDays } from '@/lib/domain/london-time';
import type { LocalDate, SlotTimes } from '@/lib/domain/vocabulary';

/**
 * A small writer of calendar files (RFC 5545): one event in local wall time with its time zone written out,
 * so that 08:00 stays 08:00 on the days the clocks change, in every calendar program.
 */
export type CalendarEvent = {
  /** The same for every version of the event: a newer file with a higher `sequence` replaces the older one. */
  readonly uid: string;
  readonly sequence: number;
  /** When this version was made. */
  readonly stamp: Date;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly date: LocalDate;
  /** null: the whole day. */
  readonly slot: SlotTimes | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
};

/** CANCEL takes the events out of calendars that know them (RFC 5546); PUBLISH puts in or replaces. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The whole file as text with CRLF line ends, served and attached as text/calendar; charset=utf-8. */
export function calendarFile(events: readonly CalendarEvent[], method: CalendarMethod = 'PUBLISH'): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smart Storage and Moving//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...LONDON,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${compact(event.stamp.toISOString().slice(0, 19))}Z`,
    ...timesOf(event),
    `STATUS:${event.status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

function timesOf({ date, slot }: CalendarEvent): readonly string[] {
  // The end of a day is the day after it (RFC 5545, DTEND).
  if (!slot) return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`];
  return [
    `DTSTART;TZID=Europe/London:${localTime(date, slot[0])}`,
    `DTEND;TZID=Europe/London:${localTime(date, slot[1])}`,
  ];
}

const compact = (isoLocal: string) => isoLocal.replace(/[-:]/g, '');
const localTime = (date: LocalDate, time: string) => compact(`${date}T${time}:00`);

/** TEXT values: backslash, semicolon and comma are escaped, a line break is written "\n". */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const LINE_OCTETS = 75;

/** Lines are at most 75 octets of UTF-8; a longer one goes on in lines that begin with a space. No character is cut. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1; // the space that begins the next line
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
