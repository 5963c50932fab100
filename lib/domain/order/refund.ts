import { HOUR_MS, minutesAfter } from '../durations';
import { addDays, londonDate, londonInstant } from '../london-time';
import { agreedOn, type Agreed } from './agreed';
import { appointmentFor, endOf, startOf } from './appointments';
import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION, UNDO_MINUTES } from './assumptions';
import { COOLING_OFF_DAYS } from './cooling-off';
import { isTransport } from './transport';
import type { OrderLike, ServiceType } from '../vocabulary';

/**
 * How much of a service is paid back when it is cancelled, as steps that end at instants (assumptions.ts has the scale
 * and its reasons). All of it within the hour after payment and until 72 hours before its start; services (not
 * transport) also during the 14 days of the law (LAW-6), and pro rata once their work has begun within them.
 */
export type Booking = Pick<OrderLike, 'dates' | 'timeSlot'> &
  Agreed & {
    /** When the order was paid. */
    readonly paidAt: Date;
  };

/** Until this instant (exclusive) this much is paid back. */
export type RefundStep = { readonly refundPercent: number; readonly until: Date };

const before = (instant: Date, hours: number): Date => new Date(instant.getTime() - hours * HOUR_MS);
const latest = (...instants: readonly Date[]): Date => new Date(Math.max(...instants.map(Number)));
const earliest = (...instants: readonly Date[]): Date => new Date(Math.min(...instants.map(Number)));

/** The end of the 14th day after the day of the contract, in London (Consumer Contracts Regulations 2013, reg. 30). */
export function coolingOffEnd(agreedAt: Date): Date {
  return londonInstant(addDays(londonDate(agreedAt), COOLING_OFF_DAYS + 1), '00:00');
}

/** The steps of a service in the order of time, each with something to pay back. None without an appointment. */
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

/** Percent of a service that is paid back when it is cancelled at `now`: 0 to 100, in whole percent. */
export function refundPercent(service: ServiceType, booking: Booking, now: Date): number {
  const step = refundSteps(service, booking).find(({ until }) => now < until);
  return step?.refundPercent ?? notYetDone(service, booking, now);
}

/**
 * Work that was asked for inside the 14 days and has begun is paid for by the time it has taken of its slot
 * (reg. 36: in proportion to what has been supplied; time as the measure is an assumption), rounded in the customer's favour.
 */
function notYetDone(service: ServiceType, booking: Booking, now: Date): number {
  const appointment = appointmentFor(service, booking);
  if (!appointment || isTransport(service) || now >= coolingOffEnd(agreedOn(service, booking))) return 0;
  const [start, end] = [startOf(appointment).getTime(), endOf(appointment).getTime()];
  if (now.getTime() < start || now.getTime() >= end) return 0;
  return Math.ceil(((end - now.getTime()) / (end - start)) * 100);
}
