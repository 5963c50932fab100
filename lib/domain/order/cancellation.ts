import {
  HOUR_MS,
  addDays,
  formatDay,
  formatShortDay,
  londonDate,
  londonInstant,
  londonTime,
  minutesAfter,
  type LocalDate,
  type SlotTimes,
} from '../london-time';
import type { Scheduled, ServiceType } from '../order-types';
import { cleaningSlot } from '../slots/calendar';
import { capitalised } from '../wording';
import { agreedOn, type Agreed } from './agreed';
import { appointmentFor, endOf, startOf } from './appointments';
import { COOLING_OFF_DAYS, FREE_CANCELLATION_HOURS, LATE_CANCELLATION, UNDO_MINUTES, UNDO_TIME } from './assumptions';
import { SERVICE_NAMES } from './labels';
import { isTransport } from './transport';

export { COOLING_OFF_DAYS, FREE_CANCELLATION_HOURS } from './assumptions';

/** How one service can be cancelled, on the check page, the order page and in the mail (LAW-4, LAW-6, LAW-7). */
type CancellationTerm = {
  readonly service: ServiceType;
  /** The end of the full refund (exclusive). */
  readonly until: Date;
  readonly text: string;
};

type BookedServices = Agreed & {
  readonly services: readonly ServiceType[];
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly wantsStartWithin14Days: boolean;
};

/**
 * Returns whether the visitor must ask us to start within the 14 days: services are ordered (transport on a fixed date
 * has no cooling-off right) and the work falls within those days. `today` is the day of the contract.
 */
export const needsStartRequestFor = (services: readonly ServiceType[], date: LocalDate | '', today: LocalDate) =>
  startsWithinDays(services, date, () => today);

/** Returns the same as `needsStartRequestFor` for an order whose services were agreed on different days. */
export function startsWithinDays(
  services: readonly ServiceType[],
  date: LocalDate | '',
  agreedDay: (service: ServiceType) => LocalDate,
): boolean {
  const isWithin = (service: ServiceType) => date <= addDays(agreedDay(service), COOLING_OFF_DAYS);
  return date !== '' && services.some((service) => !isTransport(service) && isWithin(service));
}

export function cancellationTerms(booked: BookedServices): readonly CancellationTerm[] {
  return booked.services.map((service) =>
    isTransport(service) ? transportTerm(service, booked) : serviceTerm(service, booked),
  );
}

/** The services that are carried out after the van has left, when they are add-ons. */
const FOLLOWS_THE_VAN: ReadonlySet<ServiceType> = new Set(['CLEANING']);

/** Returns the refund steps of one service as they are after the first hour. The texts state that hour separately. */
function stepsOf(service: ServiceType, { services, date, slot, ...agreed }: BookedServices): readonly RefundStep[] {
  const own = FOLLOWS_THE_VAN.has(service) && services[0] !== service ? cleaningSlot(date, slot) : { date, slot };
  const appointment = { dates: { movingDate: own.date }, timeSlot: { movingDate: own.slot } };
  return refundSteps(service, { ...agreed, ...appointment, paidAt: new Date(0) });
}

const clock = (instant: Date): string => `${londonTime(instant)} on ${formatDay(londonDate(instant))}`;
const REFUND_WITHIN_UNDO = `full refund within ${UNDO_TIME} of paying`;

/**
 * Describes the refund steps that end after an instant: "a full refund until …, then half until …". `atFirst` stands
 * before them where no full refund is left.
 */
function scaleText(steps: readonly RefundStep[], after: Date, atFirst: readonly string[] = []): string {
  const ahead = steps.filter(({ until }) => until > after);
  const parts = ahead.map(({ refundPercent, until }) =>
    refundPercent === 100 ? `a full refund until ${clock(until)}` : `then half until ${clock(until)}`,
  );
  const isFree = ahead.some(({ refundPercent }) => refundPercent === 100);
  return [...(isFree ? [] : atFirst), ...parts, 'nothing after that'].join(', ').replace(/^then /, '');
}

/** Returns how long everything is refunded: "Full refund until Monday 7 December, 10:00". The earliest service counts. */
export function fullRefundText(booked: BookedServices): string {
  const ends = booked.services.flatMap((service) => stepsOf(service, booked).slice(0, 1)).map(({ until }) => until);
  const end = earliest(...ends);
  if (end <= booked.agreedAt) return capitalised(REFUND_WITHIN_UNDO);
  const [day, time] = [londonDate(end), londonTime(end)];
  return time === '00:00'
    ? `Full refund until the end of ${formatShortDay(addDays(day, -1))}`
    : `Full refund until ${formatShortDay(day)}, ${time}`;
}

function transportTerm(service: ServiceType, booked: BookedServices): CancellationTerm {
  const steps = stepsOf(service, booked);
  const exempt = 'The law doesn’t require this refund; we offer it anyway.';
  const text = `${SERVICE_NAMES[service]}: you can cancel for ${scaleText(steps, booked.agreedAt, [`a ${REFUND_WITHIN_UNDO}`])}. ${exempt}`;
  return { service, until: steps[0]?.until ?? booked.agreedAt, text };
}

const STORAGE_END =
  ' Later, storage ends when your things are returned, and no earlier than the end of the term you chose; we refund whole weeks that are paid for and not used.';

function serviceTerm(service: ServiceType, booked: BookedServices): CancellationTerm {
  const { wantsStartWithin14Days, date } = booked;
  const lastDay = addDays(londonDate(agreedOn(service, booked)), COOLING_OFF_DAYS);
  const byLaw = coolingOffEnd(agreedOn(service, booked));
  const since = booked.addedAt?.[service] === undefined ? 'you book' : 'you added it';
  const right = `${SERVICE_NAMES[service]}: you can cancel for any reason and get a full refund until the end of ${formatDay(lastDay)}, ${COOLING_OFF_DAYS} days after ${since}.`;
  const early =
    wantsStartWithin14Days && date <= lastDay
      ? ` You asked us to start within these ${COOLING_OFF_DAYS} days: if you cancel after the work has begun you pay for what has been done, and once it is finished it can no longer be cancelled.`
      : '';
  const later = stepsOf(service, booked).filter(({ until }) => until > byLaw);
  const voluntary = later.length > 0 ? ` After that: ${scaleText(later, byLaw)}.` : '';
  return {
    service,
    until: later.find(({ refundPercent }) => refundPercent === 100)?.until ?? byLaw,
    text: right + early + voluntary + (service === 'STORAGE' ? STORAGE_END : ''),
  };
}

/**
 * The facts of a booking that decide its refunds. Everything is refunded within an hour of payment, until 72 hours
 * before the start, and for services during the legal 14 days (LAW-6), pro rata once their work has begun.
 */
export type Booking = Scheduled &
  Agreed & {
    readonly paidAt: Date;
  };

/** The percentage that is refunded until an instant (exclusive). */
type RefundStep = { readonly refundPercent: number; readonly until: Date };

const before = (instant: Date, hours: number): Date => new Date(instant.getTime() - hours * HOUR_MS);
const latest = (...instants: readonly Date[]): Date => new Date(Math.max(...instants.map(Number)));
const earliest = (...instants: readonly Date[]): Date => new Date(Math.min(...instants.map(Number)));

/** Returns the end of the 14th day after the contract in London (Consumer Contracts Regulations 2013, reg. 30). */
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
 * Returns the part of the slot still to come, in percent, rounded up, for work that was requested within the 14 days
 * and has begun. Reg. 36 charges in proportion to what was supplied. Time as the measure is an assumption.
 */
function notYetDone(service: ServiceType, booking: Booking, now: Date): number {
  const appointment = appointmentFor(service, booking);
  if (!appointment || isTransport(service) || now >= coolingOffEnd(agreedOn(service, booking))) return 0;
  const [start, end] = [startOf(appointment).getTime(), endOf(appointment).getTime()];
  if (now.getTime() < start || now.getTime() >= end) return 0;
  return Math.ceil(((end - now.getTime()) / (end - start)) * 100);
}
