import { appointmentFor, appointmentsOf, endOf, lastEnd, placesOf, startOf } from './appointments';
import { anAddress } from '@/lib/testing/moves';
import { ADDRESS_WORDS, type AddressKind } from './labels';
import { SERVICE_TYPES } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

const both = {
  dates: { cleaningDate: '2026-12-16', movingDate: '2026-12-15' },
  timeSlot: { cleaningDate: ['08:00', '10:00'], movingDate: ['18:00', '20:00'] },
} as const;
const none = { dates: {}, timeSlot: {} };

describe('the appointments of an order', () => {
  it('are its days with their times, the transport first', () => {
    expect(appointmentsOf(both).map(({ key, date, slot }) => [key, date, slot[0]])).toEqual([
      ['movingDate', '2026-12-15', '18:00'],
      ['cleaningDate', '2026-12-16', '08:00'],
    ]);
  });

  it.each([
    ['nothing', none],
    ['a day without a time', { ...none, dates: { movingDate: '2026-12-15' } }],
    ['a time without a day', { ...none, timeSlot: { movingDate: ['10:00', '12:00'] } }],
  ] as const)('are none for %s', (_, order) => {
    expect(appointmentsOf(order)).toEqual([]);
    expect([appointmentFor('MOVING', order), lastEnd(order)]).toEqual([null, null]);
  });

  it.each(SERVICE_TYPES.map((service) => [service, service === 'CLEANING' ? 'cleaningDate' : 'movingDate'] as const))(
    '%s is carried out at %s',
    (service, key) => {
      expect(appointmentFor(service, both)?.key).toBe(key);
    },
  );

  it('a clean without a day of its own is with the van', () => {
    const { dates, timeSlot } = both;
    const order = { dates: { movingDate: dates.movingDate }, timeSlot: { movingDate: timeSlot.movingDate } };
    expect(appointmentFor('CLEANING', order)?.key).toBe('movingDate');
  });
});

describe('BOOK-2: the instants of an appointment', () => {
  const slot: SlotTimes = ['08:00', '10:00'];
  it.each<readonly [LocalDate, string, string]>([
    ['2027-03-27', '2027-03-27T08:00:00.000Z', '2027-03-27T10:00:00.000Z'],
    ['2027-03-28', '2027-03-28T07:00:00.000Z', '2027-03-28T09:00:00.000Z'],
    ['2027-10-30', '2027-10-30T07:00:00.000Z', '2027-10-30T09:00:00.000Z'],
    ['2027-10-31', '2027-10-31T08:00:00.000Z', '2027-10-31T10:00:00.000Z'],
  ])('08:00 to 10:00 on %s', (date, start, end) => {
    expect([startOf({ date, slot }).toISOString(), endOf({ date, slot }).toISOString()]).toEqual([start, end]);
  });

  it('the last end is that of the latest, whichever service it is', () => {
    expect(lastEnd(both)?.toISOString()).toBe('2026-12-16T10:00:00.000Z');
    const cleaned = { ...both, dates: { ...both.dates, cleaningDate: '2026-12-14' } };
    expect(lastEnd(cleaned)?.toISOString()).toBe('2026-12-15T20:00:00.000Z');
  });
});

it('names the place of every kind of address', () => {
  const kinds = Object.keys(ADDRESS_WORDS) as readonly AddressKind[];
  const addresses = Object.fromEntries(
    kinds.map((kind) => [kind, kind.startsWith('additional') ? [anAddress()] : anAddress()]),
  );
  expect(placesOf(addresses).map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
});
