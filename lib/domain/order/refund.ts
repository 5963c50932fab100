import { HOUR_MS, minutesAfter } from '../durations';
import { addDays, londonDate, londonInstant } from '../london-time';
import { agreedOn, type Agreed } from './agreed';
import { appointmentFor, endOf, startOf } from './appointments';
import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION, UNDO_MINUTES } from './assumptions';
import { COOLING_OFF_DAYS } from './cooling-off';
import { isTransport } from './transport';
import type { OrderLike, ServiceType } from '../order-types';

/**
 * The facts of a booking that decide its refunds. A cancelled service is refunded in full within an hour of payment and
 * until 72 hours before its start. Services (not transport) are also refunded during the legal 14 days (LAW-6), pro
 * rata once their work has begun within them. Scale and reasons: assumptions.ts.
 */
export type Booking = Pick<OrderLike, 'dates' | 'timeSlot'> &
  Agreed & {
    /** When the order was paid. */
    readonly paidAt: Date;
  };

/** The percentage that is refunded until an instant (exclusive). */
export type RefundStep = { readonly refundPercent: number; readonly until: Date };

const before = (instant: Date, hours: number): Date => new Date(instant.getTime() - hours * HOUR_MS);
const latest = (...instants: readonly Date[]): Date => new Date(Math.max(...instants.map(Number)));
const earliest = (...instants: readonly Date[]): Date => new Date(Math.min(...instants.map(Number)));

/**
 * Returns the end of the 14th day after the day of the contract, in London.
 * Source: Consumer Contracts Regulations 2013, reg. 30.
 */
export function coolingOffEnd(agreedAt: Date): Date {
  return londonInstant(addDays(londonDate(agreedAt), COOLING_OFF_DAYS + 1), '00:00');
}

/** Returns the refund steps of a service by time, each above zero percent. Empty without an appointment. */
export function refundSteps(service: ServiceType, booking: Booking): readonly RefundStep[] {
  const appointment = appointmentFor(service, booking);
  if (!appointment) return [];
  const start = startOf(appointment);
  const undo = minutesAfter(booking.paidAt, UNDO_MINUTES);
  const byLaw = isTransport(service) ? [] : [coolingOffEnd(agreedOn(service, booking))];
  const all = latest(before(start, FREE_CANCELLATION_HOURS), ...[undo, ...byLaw].map((end) => earliest(end, start)));
  const half = before(start, LATE_CANCELLATION.hours);
  const steps = [
    { refundPercent: 100, until: all },
    { refundPercent: LATE_CANCELLATION.percent, until: half },
  ];
  return steps.filter(({ until }, index) => index === 0 || until > all);
}

/** Returns the percentage of a service that is refunded when it is cancelled at `now`: a whole number from 0 to 100. */
export function refundPercent(service: ServiceType, booking: Booking, now: Date): number {
  const step = refundSteps(service, booking).find(({ until }) => now < until);
  return step?.refundPercent ?? notYetDone(service, booking, now);
}

/**
 * Returns the refund percentage of work that was requested within the 14 days and has begun: the part of its slot still
 * to come, rounded in the customer's favour. Reg. 36 charges in proportion to what was supplied. Time as the measure is
 * an assumption.
 */
function notYetDone(service: ServiceType, booking: Booking, now: Date): number {
  const appointment = appointmentFor(service, booking);
  if (!appointment || isTransport(service) || now >= coolingOffEnd(agreedOn(service, booking))) return 0;
  const [start, end] = [startOf(appointment).getTime(), endOf(appointment).getTime()];
  if (now.getTime() < start || now.getTime() >= end) return 0;
  return Math.ceil(((end - now.getTime()) / (end - start)) * 100);
}
