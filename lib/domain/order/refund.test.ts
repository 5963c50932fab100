import { formatInstant } from '../london-time';
import { refundPercent, refundSteps, type Booking } from './refund';
import type { LocalDate, ServiceType, SlotTimes } from '../order-types';

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
