import { fc } from '@/lib/testing/fast-check';
import { DAY_MS, HOUR_MS, MINUTE_MS, addDays, londonDate, londonInstant, type SlotTimes } from '../london-time';
import type { ServiceType } from '../order-types';
import { refundPercent, refundSteps, type Booking } from './cancellation';

const TRANSPORT = ['MOVING', 'STORAGE_COLLECTION', 'STORAGE_RETURN'] as const;
const services: fc.Arbitrary<ServiceType> = fc.constantFrom(...TRANSPORT, 'PACKING', 'CLEANING', 'STORAGE');
/** Payment times near both clock changes and in winter. */
const PAID = ['2026-12-01T09:10:00Z', '2027-03-16T09:10:00Z', '2027-10-19T09:10:00Z'] as const;
const slots = fc.constantFrom<SlotTimes>(['08:00', '10:00'], ['10:00', '12:00'], ['18:00', '20:00']);

/**
 * Arbitrary booked days, often near the end of the 14 days, and instants, mostly in the last days or after the start.
 */
const cases = fc
  .record({
    paid: fc.constantFrom(...PAID),
    days: fc.oneof(fc.integer({ min: 12, max: 17 }), fc.integer({ min: 1, max: 40 })),
    slot: slots,
    minutesLeft: fc.oneof(fc.integer({ min: -180, max: 75 * 60 }), fc.integer({ min: -180, max: 41 * 24 * 60 })),
  })
  .map(({ paid, days, slot, minutesLeft }) => {
    const paidAt = new Date(paid);
    const date = addDays(londonDate(paidAt), days);
    const booking: Booking = {
      dates: { movingDate: date, cleaningDate: date },
      timeSlot: { movingDate: slot, cleaningDate: slot },
      paidAt,
      agreedAt: paidAt,
    };
    const start = londonInstant(date, slot[0]);
    const now = new Date(Math.max(start.getTime() - minutesLeft * MINUTE_MS, paidAt.getTime()));
    return { booking, start, now };
  });
const later = (instant: Date, wait: number) => new Date(instant.getTime() + wait);

describe('CXL-1, LAW-6: what is paid back of any service', () => {
  it('is a whole percent from 0 to 100, and never rises while one waits', () => {
    fc.assert(
      fc.property(services, cases, fc.nat(3 * 24 * 60), (service, { booking, now }, minutes) => {
        const sooner = refundPercent(service, booking, now);
        expect(Number.isInteger(sooner) && sooner >= 0 && sooner <= 100).toBe(true);
        expect(refundPercent(service, booking, later(now, minutes * MINUTE_MS))).toBeLessThanOrEqual(sooner);
      }),
      { numRuns: 500 },
    );
  });

  it('is everything for the hour after payment, while the work has not begun', () => {
    fc.assert(
      fc.property(services, cases, fc.nat(59), (service, { booking }, minutes) => {
        expect(refundPercent(service, booking, later(booking.paidAt, minutes * MINUTE_MS))).toBe(100);
      }),
    );
  });

  it('follows its steps: in the order of time, each until it ends and not a moment longer', () => {
    fc.assert(
      fc.property(services, cases, (service, { booking }) => {
        const steps = refundSteps(service, booking);
        expect(steps.length).toBeGreaterThan(0);
        steps.forEach(({ refundPercent: percent, until }, at) => {
          expect(refundPercent(service, booking, later(until, -1))).toBe(percent);
          const next = steps[at + 1];
          if (!next) return;
          expect(next.until.getTime()).toBeGreaterThan(until.getTime());
          expect(next.refundPercent).toBeLessThan(percent);
          expect(refundPercent(service, booking, until)).toBe(next.refundPercent);
        });
      }),
    );
  });

  it('is everything until three days ahead, and of a service for its 14 days while the work has not begun', () => {
    fc.assert(
      fc.property(services, cases, (service, { booking, start, now }) => {
        const isService = !TRANSPORT.some((transport) => transport === service);
        const isInTheDays = londonDate(now) <= addDays(londonDate(booking.agreedAt), 14) && now < start;
        const isEarly = now.getTime() < start.getTime() - 3 * DAY_MS;
        if (isEarly || (isService && isInTheDays)) expect(refundPercent(service, booking, now)).toBe(100);
      }),
      { numRuns: 500 },
    );
  });

  it('is, once the work has begun, what is not done of a service inside its 14 days, and nothing of all else', () => {
    fc.assert(
      fc.property(services, cases, fc.nat(119), (service, { booking, start }, minutes) => {
        const now = later(start, minutes * MINUTE_MS);
        const isService = !TRANSPORT.some((transport) => transport === service);
        const isInTheDays = londonDate(now) <= addDays(londonDate(booking.agreedAt), 14);
        const left = Math.ceil(((120 - minutes) / 120) * 100);
        expect(refundPercent(service, booking, now)).toBe(isService && isInTheDays ? left : 0);
        expect(refundPercent(service, booking, later(start, 2 * HOUR_MS))).toBe(0);
      }),
    );
  });
});
