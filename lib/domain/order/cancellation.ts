import { addDays, formatDay, londonDate, londonInstant, londonTime } from '../london-time';
import { SERVICE_NAMES } from './labels';
import { cleaningSlot } from '../slots/needs';
import { agreedOn, type Agreed } from './agreed';
import { UNDO_MINUTES } from './assumptions';
import { COOLING_OFF_DAYS } from './cooling-off';
import { isTransport } from './transport';
import { refundSteps, type RefundStep } from './refund';
import type { LocalDate, ServiceType, SlotTimes } from '../order-types';

export { FREE_CANCELLATION_HOURS } from './assumptions';
export { COOLING_OFF_DAYS } from './cooling-off';

/**
 * How one service can be cancelled. The check page, the order page and the mail show the same text (LAW-4, LAW-6,
 * LAW-7).
 */
export type CancellationTerm = {
  readonly service: ServiceType;
  /** The end of the full refund (exclusive). */
  readonly until: Date;
  readonly text: string;
};

type BookedServices = Agreed & {
  readonly services: readonly ServiceType[];
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  /** Whether the visitor asked for the work to begin within the 14 days. */
  readonly wantsStartWithin14Days: boolean;
};

/**
 * Returns whether the visitor must ask us to start within the 14 days: services are ordered (transport on a fixed date
 * has no cooling-off right) and the work falls within those days. `today` is the day of the contract.
 */
export function needsStartRequestFor(
  services: readonly ServiceType[],
  date: LocalDate | '',
  today: LocalDate,
): boolean {
  return startsWithinDays(services, date, () => today);
}

/** Returns the same as `needsStartRequestFor` for an order whose services were agreed on different days. */
export function startsWithinDays(
  services: readonly ServiceType[],
  date: LocalDate | '',
  agreedDay: (service: ServiceType) => LocalDate,
): boolean {
  const isWithin = (service: ServiceType) => date <= addDays(agreedDay(service), COOLING_OFF_DAYS);
  return date !== '' && services.some((service) => !isTransport(service) && isWithin(service));
}

/** Returns how each booked service can be cancelled, one entry per service, in the order given. */
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
const HOUR_OF_UNDO = `within ${UNDO_MINUTES} minutes of paying you get everything back`;

/**
 * Describes the refund steps, omitting those that are over by `agreedAt`: "… a full refund until 10:00 on Saturday 12
 * December 2026, half is paid back until …".
 */
function scaleText(steps: readonly RefundStep[], agreedAt: Date): string {
  const ahead = steps.filter(({ until }) => until > agreedAt);
  const parts = ahead.map(({ refundPercent, until }) =>
    refundPercent === 100
      ? `you can cancel for a full refund until ${clock(until)}`
      : `half is paid back until ${clock(until)}`,
  );
  const isFree = ahead.some(({ refundPercent }) => refundPercent === 100);
  return [...(isFree ? [] : [HOUR_OF_UNDO]), ...parts, 'nothing after that'].join(', ');
}

function transportTerm(service: ServiceType, booked: BookedServices): CancellationTerm {
  const steps = stepsOf(service, booked);
  const exempt = 'The law gives no right to cancel transport on a fixed date; we give you this one.';
  const text = `${SERVICE_NAMES[service]}: ${scaleText(steps, booked.agreedAt)}. ${exempt}`;
  return { service, until: steps[0]?.until ?? booked.agreedAt, text };
}

/** The sentence on how storage ends when it is not cancelled. */
const STORAGE_END =
  ' Later, storage ends when your things are returned, and no earlier than the end of the term you chose; we refund whole weeks that are paid for and not used.';

function serviceTerm(service: ServiceType, booked: BookedServices): CancellationTerm {
  const { wantsStartWithin14Days, date } = booked;
  const lastDay = addDays(londonDate(agreedOn(service, booked)), COOLING_OFF_DAYS);
  const byLaw = londonInstant(addDays(lastDay, 1), '00:00');
  const since = booked.addedAt?.[service] === undefined ? 'you book' : 'you added it';
  const right = `${SERVICE_NAMES[service]}: you can cancel for any reason and get a full refund until the end of ${formatDay(lastDay)}, ${COOLING_OFF_DAYS} days after ${since}.`;
  const early =
    wantsStartWithin14Days && date <= lastDay
      ? ` You asked us to start within these ${COOLING_OFF_DAYS} days: if you cancel after the work has begun you pay for what has been done, and once it is finished it can no longer be cancelled.`
      : '';
  const later = stepsOf(service, booked).filter(({ until }) => until > byLaw);
  const voluntary = later.length > 0 ? ` After that ${scaleText(later, byLaw)}.` : '';
  return {
    service,
    until: later.find(({ refundPercent }) => refundPercent === 100)?.until ?? byLaw,
    text: right + early + voluntary + (service === 'STORAGE' ? STORAGE_END : ''),
  };
}
