import { calendarFile, escapeText, foldLine, type CalendarEvent } from './ics';

const event: CalendarEvent = {
  uid: 'order-1-movingDate@example.com',
  sequence: 0,
  stamp: new Date('2026-11-24T09:00:00.123Z'),
  status: 'CONFIRMED',
  date: '2026-12-15',
  slot: ['10:00', '12:00'],
  summary: 'Move: Smart Storage and Moving',
  description: 'Reference SSM-1\nSecond line',
  location: 'SE15 4QL',
  url: 'https://www.example.com/orders/SSM-1?token=abc',
};
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('calendarFile', () => {
  it('LAW-7: writes one event that calendars can read', () => {
    const lines = linesOf(calendarFile([event]));
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Smart Storage and Moving//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
    ]);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:order-1-movingDate@example.com',
      'SEQUENCE:0',
      'DTSTAMP:20261124T090000Z',
      'DTSTART;TZID=Europe/London:20261215T100000',
      'DTEND;TZID=Europe/London:20261215T120000',
      'STATUS:CONFIRMED',
      'SUMMARY:Move: Smart Storage and Moving',
      'DESCRIPTION:Reference SSM-1\\nSecond line',
      'LOCATION:SE15 4QL',
      'URL:https://www.example.com/orders/SSM-1?token=abc',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('PLN-2: writes a whole day without hours, until the day after it', () => {
    const lines = linesOf(calendarFile([{ ...event, date: '2026-12-31', slot: null }]));
    expect(lines.filter((line) => /^DT(START|END);VALUE/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
    ]);
  });

  it.each([
    ['the day before summer time', '2027-03-27'],
    ['the day summer time begins', '2027-03-28'],
    ['the day after', '2027-03-29'],
    ['the day summer time ends', '2027-10-31'],
    ['midsummer', '2027-06-21'],
  ])('BOOK-2: 08:00 stays 08:00 in London on %s', (_, date) => {
    const file = calendarFile([{ ...event, date, slot: ['08:00', '10:00'] }]);
    const day = date.replaceAll('-', '');
    expect(file).toContain(`\r\nDTSTART;TZID=Europe/London:${day}T080000\r\n`);
    expect(file).toContain(`\r\nDTEND;TZID=Europe/London:${day}T100000\r\n`);
  });

  it('BOOK-2: brings the rules of the time zone along, which change the clocks when London does', () => {
    const zone = calendarFile([]).split('BEGIN:VTIMEZONE\r\n')[1] ?? '';
    expect(zone).toContain('TZID:Europe/London\r\n');
    expect(zone).toContain(
      'TZOFFSETTO:+0100\r\nTZNAME:BST\r\nDTSTART:19960331T010000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    );
    expect(zone).toContain(
      'TZOFFSETTO:+0000\r\nTZNAME:GMT\r\nDTSTART:19961027T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    );
    // The first days of the rules are the last Sundays of their months.
    for (const day of ['1996-03-31', '1996-10-27', '2027-03-28', '2027-10-31']) {
      expect(new Date(`${day}T12:00:00Z`).getUTCDay()).toBe(0);
    }
  });

  it('has only CRLF line ends and no line over 75 octets', () => {
    const file = calendarFile([{ ...event, description: 'Ünïcödé — £49 '.repeat(30) }]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('escapeText', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b; c', 'a\\, b\\; c'],
    ['back\\slash', 'back\\\\slash'],
    ['one\r\ntwo\nthree', 'one\\ntwo\\nthree'],
  ])('writes %j as %j', (text, expected) => {
    expect(escapeText(text)).toBe(expected);
  });
});

describe('foldLine', () => {
  it('keeps 75 octets whole and folds the 76th', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it.each(['x'.repeat(500), '£'.repeat(200), '🚚'.repeat(100), ''])('gives the text back when unfolded', (text) => {
    expect(foldLine(text).replaceAll('\r\n ', '')).toBe(text);
  });

  it('never cuts a character', () => {
    expect(foldLine('🚚'.repeat(100))).not.toContain('\uFFFD');
    for (const line of foldLine('🚚'.repeat(100)).split('\r\n ')) expect(Buffer.from(line).toString()).toBe(line);
  });
});
