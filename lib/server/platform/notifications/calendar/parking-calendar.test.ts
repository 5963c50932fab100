import { londonInstant } from '@/lib/domain/london-time';
import { parkingCalendar } from './parking-calendar';

const linesOf = (postcodes: readonly string[], now: string, date = '2026-12-15') =>
  parkingCalendar({ postcodes, date, now: londonInstant(now, '10:00') })
    .replace(/\r\n /g, '')
    .split('\r\n');
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));

describe('the calendar of a parking plan', () => {
  it('PLN-2: has the last day to ask for each address, and the moving day as a whole day', () => {
    const lines = linesOf(['nw5 2aa', 'SW2'], '2026-11-24');
    expect(valuesOf(lines, 'SUMMARY:')).toEqual([
      'Last day to ask for a parking bay: NW5 2AA',
      'Last day to ask for a parking bay: SW2',
      'Moving day: NW5 2AA to SW2',
    ]);
    expect(valuesOf(lines, 'DTSTART')).toEqual(
      expect.arrayContaining([
        ';TZID=Europe/London:20261127T090000',
        ';TZID=Europe/London:20261130T090000',
        ';VALUE=DATE:20261215',
      ]),
    );
    expect(valuesOf(lines, 'DESCRIPTION:')[0]).toMatch(/Ask Camden Council to reserve two bays: £66\.41 for one day\./);
    expect(new Set(valuesOf(lines, 'UID:')).size).toBe(3);
  });

  it('PLN-2: says on the moving day that it is too late, where it is, and where to look outside London', () => {
    const lines = linesOf(['NW5 2AA', 'BN1 1AA'], '2026-12-01');
    expect(valuesOf(lines, 'SUMMARY:')).toEqual(['Moving day: NW5 2AA to BN1 1AA']);
    expect(valuesOf(lines, 'DESCRIPTION:')[0]).toMatch(/Too late for a reserved bay.*find-local-council/);
  });

  it('PLN-2: the same plan has the same events, so that a newer file replaces the older one', () => {
    const uids = (now: string) => valuesOf(linesOf(['NW5 2AA'], now), 'UID:');
    expect(uids('2026-11-24')).toEqual(uids('2026-11-25'));
  });

  it('PLN-2: links only to councils that can still be asked', () => {
    const lines = linesOf(['N4 2AA'], '2026-12-03');
    expect(valuesOf(lines, 'DESCRIPTION:')[0]).toMatch(/For Haringey it is too late\..*hackney\.gov\.uk/);
    expect(valuesOf(lines, 'URL:')[0]).toBe('https://hackney.gov.uk/suspensions');
    expect(lines.join('')).not.toContain('haringey.gov.uk');
  });
});
