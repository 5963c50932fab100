import { formatInstant, type LocalDate, type SlotTimes } from '../london-time';
import type { ServiceType } from '../order-types';
import {
  cancellationTerms,
  fullRefundText,
  needsStartRequestFor,
  refundPercent,
  refundSteps,
  type Booking,
} from './cancellation';

const order = {
  services: ['MOVING', 'PACKING', 'CLEANING'] as const,
  date: '2026-12-15',
  slot: ['10:00', '12:00'] as const,
  agreedAt: new Date('2026-11-21T09:00:00Z'),
  wantsStartWithin14Days: false,
};

describe('cancellationTerms', () => {
  it('LAW-6: says until when the move is paid back whole, and half', () => {
    const [move] = cancellationTerms(order);
    expect(move).toEqual({
      service: 'MOVING',
      until: new Date('2026-12-12T10:00:00Z'),
      text: 'Moving: you can cancel for a full refund until 10:00 on Saturday 12 December 2026, then half until 10:00 on Monday 14 December 2026, nothing after that. The law doesn’t require this refund; we offer it anyway.',
    });
  });

  it('LAW-6: gives each service 14 days after the day of the contract, to the end of the day in London', () => {
    const [, packing, cleaning] = cancellationTerms(order);
    expect(packing?.until).toEqual(new Date('2026-12-12T10:00:00Z'));
    expect(packing?.text).toBe(
      'Packing: you can cancel for any reason and get a full refund until the end of Saturday 5 December 2026, 14 days after you book. After that: a full refund until 10:00 on Saturday 12 December 2026, then half until 10:00 on Monday 14 December 2026, nothing after that.',
    );
    expect(cleaning?.service).toBe('CLEANING');
  });

  it('LAW-6: says what is paid for when the visitor asked for work inside the 14 days', () => {
    const [, packing] = cancellationTerms({ ...order, date: '2026-11-26', wantsStartWithin14Days: true });
    expect(packing?.text).toMatch(/You asked us to start within these 14 days: .* pay for what has been done/);
  });

  it('LAW-6: a service that was added later has days of its own, and the others keep theirs', () => {
    const addedAt = { CLEANING: '2026-12-01T09:00:00.000Z' };
    const [, packing, cleaning] = cancellationTerms({ ...order, addedAt, wantsStartWithin14Days: true });
    expect(packing?.text).toContain('until the end of Saturday 5 December 2026, 14 days after you book.');
    expect(packing?.text).not.toContain('You asked us to start');
    expect(cleaning?.text).toContain('until the end of Tuesday 15 December 2026, 14 days after you added it.');
    expect(cleaning?.text).toContain('You asked us to start within these 14 days');
  });

  it('LAW-6: says plainly what is left when the free days are over at booking', () => {
    const [move] = cancellationTerms({ ...order, date: '2026-11-23', slot: ['08:00', '10:00'] });
    expect(move?.text).toMatch(
      /^Moving: you can cancel for a full refund within an hour of paying, then half until 08:00 on Sunday 22 November 2026, nothing after that/,
    );
  });

  it('LAW-4: promises no hour after paying once the 14 days are over', () => {
    const [, packing] = cancellationTerms({ ...order, date: '2026-12-07', slot: ['10:00', '12:00'] });
    expect(packing?.text).toMatch(/After that: half until 10:00 on Sunday 6 December 2026, nothing after that\.$/);
  });

  it('BOOK-2: counts 72 real hours across the change of the clocks', () => {
    const [move] = cancellationTerms({ ...order, date: '2027-03-28', slot: ['08:00', '10:00'] });
    expect(move?.until).toEqual(new Date('2027-03-25T07:00:00Z'));
    expect(move?.text).toContain('until 07:00 on Thursday 25 March 2027');
  });

  it('LAW-6: gives an autumn booking the end of the day in summer time', () => {
    const [, packing] = cancellationTerms({ ...order, agreedAt: new Date('2027-06-01T22:59:00Z'), date: '2027-06-12' });
    expect(packing?.text).toContain('until the end of Tuesday 15 June 2027');
    expect(packing?.until).toEqual(new Date('2027-06-15T23:00:00Z'));
  });

  it('LAW-6: treats the trips into and out of storage as transport, storage and a clean as services', () => {
    const terms = cancellationTerms({
      ...order,
      services: ['STORAGE_COLLECTION', 'STORAGE', 'STORAGE_RETURN', 'CLEANING'],
    });
    expect(terms.map(({ text }) => text.split(' until ')[0])).toEqual([
      'Storage Collection: you can cancel for a full refund',
      'Storage: you can cancel for any reason and get a full refund',
      'Storage Return: you can cancel for a full refund',
      'Cleaning: you can cancel for any reason and get a full refund',
    ]);
    expect(terms[1]?.text).toMatch(/we refund whole weeks that are paid for and not used\.$/);
  });

  it.each([
    [['STORAGE_RETURN'], '2026-11-25', false],
    [['STORAGE_RETURN', 'UNPACKING'], '2026-11-25', true],
    [['STORAGE_COLLECTION', 'STORAGE'], '2026-12-05', true],
    [['STORAGE_COLLECTION', 'STORAGE'], '2026-12-06', false],
    [['CLEANING'], '2026-11-25', true],
  ] as const)('LAW-6: %p on %s needs the request to start early: %p', (services, date, isNeeded) => {
    expect(needsStartRequestFor(services, date, '2026-11-21')).toBe(isNeeded);
  });
});

describe('fullRefundText', () => {
  it.each([
    ['a move', order, 'Full refund until Saturday 12 December, 10:00'],
    ['a move inside the three days', { ...order, date: '2026-11-23' }, 'Full refund within an hour of paying'],
    [
      'a clean after the 14 days, which end at midnight',
      { ...order, services: ['CLEANING'] as const, date: '2026-12-07' },
      'Full refund until the end of Saturday 5 December',
    ],
    [
      'a clean inside the 14 days, until its work begins',
      { ...order, services: ['CLEANING'] as const, date: '2026-11-26' },
      'Full refund until Thursday 26 November, 10:00',
    ],
    [
      'storage, whose collection is refunded for the shorter time',
      { ...order, services: ['STORAGE_COLLECTION', 'STORAGE'] as const, date: '2026-11-26' },
      'Full refund until Monday 23 November, 10:00',
    ],
  ])('LAW-6: says until when the whole order is refunded: %s', (_, booked, text) => {
    expect(fullRefundText(booked)).toBe(text);
  });
});

/** Returns a move on Tuesday 15 December 2026 at 10:00 with cleaners at 14:00, booked and paid three weeks before. */
function booking(changes: Partial<Booking> = {}): Booking {
  return {
    dates: { movingDate: '2026-12-15', cleaningDate: '2026-12-15' },
    timeSlot: { movingDate: ['10:00', '12:00'], cleaningDate: ['14:00', '16:00'] },
    paidAt: new Date('2026-11-24T09:10:00Z'),
    agreedAt: new Date('2026-11-24T09:00:00Z'),
    ...changes,
  };
}
const on = (date: LocalDate, slot: SlotTimes): Pick<Booking, 'dates' | 'timeSlot'> => ({
  dates: { movingDate: date },
  timeSlot: { movingDate: slot },
});
const percentAt = (now: string, changes: Partial<Booking> = {}, service: ServiceType = 'MOVING') =>
  refundPercent(service, booking(changes), new Date(now));
/** Returns the refund steps in words: "100 % until Saturday 12 December 2026, 10:00". */
const words = (service: ServiceType, changes: Partial<Booking> = {}) =>
  refundSteps(service, booking(changes)).map((step) => `${step.refundPercent} % until ${formatInstant(step.until)}`);

describe('what is paid back of the transport', () => {
  it.each([
    ['just after paying', '2026-11-24T09:10:00Z', 100],
    ['weeks before', '2026-12-01T12:00:00Z', 100],
    ['the last moment of the third day before', '2026-12-12T09:59:59.999Z', 100],
    ['72 hours before', '2026-12-12T10:00:00Z', 50],
    ['the last moment of the second day before', '2026-12-14T09:59:59.999Z', 50],
    ['24 hours before', '2026-12-14T10:00:00Z', 0],
    ['at the start', '2026-12-15T10:00:00Z', 0],
    ['the day after', '2026-12-16T10:00:00Z', 0],
  ])('%s (%s): %d %%', (_, now, percent) => {
    expect(percentAt(now)).toBe(percent);
  });

  it('is said as instants, not as hours', () => {
    expect(words('MOVING')).toEqual([
      '100 % until Saturday 12 December 2026, 10:00',
      '50 % until Monday 14 December 2026, 10:00',
    ]);
  });

  it.each([
    ['spring', '2027-03-28', 'Thursday 25 March 2027, 07:00', 'Saturday 27 March 2027, 07:00'],
    ['the day after, in spring', '2027-03-29', 'Friday 26 March 2027, 07:00', 'Sunday 28 March 2027, 08:00'],
    ['autumn', '2027-10-31', 'Thursday 28 October 2027, 09:00', 'Saturday 30 October 2027, 09:00'],
  ])('BOOK-2: counts real hours across the change of the clocks (%s, %s)', (_, date, all, half) => {
    const booked = { ...on(date, ['08:00', '10:00']), paidAt: new Date('2027-01-01T00:00:00Z') };
    expect(words('MOVING', booked)).toEqual([`100 % until ${all}`, `50 % until ${half}`]);
  });
});

describe('60 minutes of free undo', () => {
  const paidLate = { paidAt: new Date('2026-12-13T12:00:00Z'), agreedAt: new Date('2026-12-13T11:55:00Z') };
  it.each([
    ['within them, inside the last 72 hours', '2026-12-13T12:59:59.999Z', 100],
    ['after them', '2026-12-13T13:00:00Z', 50],
  ])('%s', (_, now, percent) => expect(percentAt(now, paidLate)).toBe(percent));

  it('holds on the last day too: then nothing follows it', () => {
    const paidAt = new Date('2026-12-14T17:30:00Z');
    expect(words('MOVING', { paidAt })).toEqual(['100 % until Monday 14 December 2026, 18:30']);
    expect(percentAt('2026-12-14T18:29:00Z', { paidAt })).toBe(100);
    expect(percentAt('2026-12-14T18:30:00Z', { paidAt })).toBe(0);
  });

  it('ends when the work begins', () => {
    expect(words('MOVING', { paidAt: new Date('2026-12-15T09:30:00Z') })).toEqual([
      '100 % until Tuesday 15 December 2026, 10:00',
    ]);
  });
});

describe('LAW-6: services', () => {
  it('have the voluntary scale of their own appointment when the 14 days end before', () => {
    expect(words('CLEANING')).toEqual([
      '100 % until Saturday 12 December 2026, 14:00',
      '50 % until Monday 14 December 2026, 14:00',
    ]);
    expect(words('PACKING')).toEqual(words('MOVING'));
  });

  it('have 14 days to the end of the day, when these end later', () => {
    const agreedAt = new Date('2026-11-29T23:30:00Z');
    expect(words('PACKING', { agreedAt })).toEqual([
      '100 % until Monday 14 December 2026, 00:00',
      '50 % until Monday 14 December 2026, 10:00',
    ]);
    expect(percentAt('2026-12-13T23:59:00Z', { agreedAt }, 'PACKING')).toBe(100);
    expect(percentAt('2026-12-13T23:59:00Z', { agreedAt })).toBe(50);
  });

  const asked = { agreedAt: new Date('2026-12-10T09:00:00Z') };
  it.each([
    ['before the work begins', '2026-12-15T13:59:00Z', 100],
    ['when it begins', '2026-12-15T14:00:00Z', 100],
    ['after a quarter of its two hours', '2026-12-15T14:30:00Z', 75],
    ['in the customer’s favour', '2026-12-15T14:30:30Z', 75],
    ['once it is done', '2026-12-15T16:00:00Z', 0],
  ])('that were asked for inside the 14 days are paid for by what is done: %s', (_, now, percent) => {
    expect(percentAt(now, asked, 'CLEANING')).toBe(percent);
  });

  it('have no pro rata when the 14 days are over', () => {
    expect(percentAt('2026-12-15T14:30:00Z', {}, 'CLEANING')).toBe(0);
  });
});

it('an order without an appointment has no steps and nothing to pay back', () => {
  const none = { dates: {}, timeSlot: {} };
  expect([refundSteps('MOVING', booking(none)), percentAt('2026-12-01T00:00:00Z', none)]).toEqual([[], 0]);
});
