import { addDays, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';

/** An event of a calendar file (RFC 5545) in local wall time, so that 08:00 stays 08:00 when the clocks change. */
export type CalendarEvent = {
  /** Stays the same in every version. A higher `sequence` replaces the older event. */
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: Date;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly date: LocalDate;
  readonly slot: SlotTimes | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
};

/** CANCEL removes known events from calendars (RFC 5546), PUBLISH adds or replaces events. */
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

/** Returns text with CRLF line ends, for text/calendar; charset=utf-8. */
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
  // DTEND is exclusive, so it is the next day (RFC 5545).
  if (!slot) return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`];
  return [
    `DTSTART;TZID=Europe/London:${localTime(date, slot[0])}`,
    `DTEND;TZID=Europe/London:${localTime(date, slot[1])}`,
  ];
}

const compact = (isoLocal: string) => isoLocal.replace(/[-:]/g, '');
const localTime = (date: LocalDate, time: string) => compact(`${date}T${time}:00`);

/** Escapes a TEXT value (RFC 5545). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const LINE_OCTETS = 75;

/** Folds lines longer than 75 octets of UTF-8 without splitting characters. */
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
