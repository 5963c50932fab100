import { addDays, formatDay, londonDate, londonInstant, londonTime } from '../london-time';
import { SERVICE_NAMES } from './labels';
import { cleaningSlot } from '../slots/needs';
import { agreedOn, type Agreed } from './agreed';
import { UNDO_MINUTES } from './assumptions';
import { COOLING_OFF_DAYS } from './cooling-off';
import { isTransport } from './transport';
import { refundSteps, type RefundStep } from './refund';
import type { LocalDate, ServiceType, SlotTimes } from '../vocabulary';

export { FREE_CANCELLATION_HOURS } from './assumptions';
export { COOLING_OFF_DAYS } from './cooling-off';

/** The same sentence stands on the check page, the order page and in the mail (LAW-4, LAW-6, LAW-7). */
export type CancellationTerm = {
  readonly service: ServiceType;
  /** From this instant on it can no longer be cancelled for a full refund. */
  readonly until: Date;
  readonly text: string;
};

type BookedServices = Agreed & {
  readonly services: readonly ServiceType[];
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  /** The visitor's own request that work may begin inside the 14 days. */
  readonly wantsStartWithin14Days: boolean;
};

/**
 * Whether the visitor has to ask us to begin inside the 14 days: only when services are ordered (transport on a fixed
 * date has no such right), and the day comes before those days are over. `today` is the day of the contract.
 */
export function needsStartRequestFor(
  services: readonly ServiceType[],
  date: LocalDate | '',
  today: LocalDate,
): boolean {
  return startsWithinDays(services, date, () => today);
}

/** The same for an order whose lines were agreed on days of their own. */
export function startsWithinDays(
  services: readonly ServiceType[],
  date: LocalDate | '',
  agreedDay: (service: ServiceType) => LocalDate,
): boolean {
  const isWithin = (service: ServiceType) => date <= addDays(agreedDay(service), COOLING_OFF_DAYS);
  return date !== '' && services.some((service) => !isTransport(service) && isWithin(service));
}

/** How each booked service can be cancelled, one entry a service, in the order given. */
export function cancellationTerms(booked: BookedServices): readonly CancellationTerm[] {
  return booked.services.map((service) =>
    isTransport(service) ? transportTerm(service, booked) : serviceTerm(service, booked),
  );
}

/** Carried out when the van has gone, where it is an add-on. */
const FOLLOWS_THE_VAN: ReadonlySet<ServiceType> = new Set(['CLEANING']);

/** The scale of refund.ts for one service, as it will be after the first hour: that hour is said apart. */
function stepsOf(service: ServiceType, { services, date, slot, ...agreed }: BookedServices): readonly RefundStep[] {
  const own = FOLLOWS_THE_VAN.has(service) && services[0] !== service ? cleaningSlot(date, slot) : { date, slot };
  const appointment = { dates: { movingDate: own.date }, timeSlot: { movingDate: own.slot } };
  return refundSteps(service, { ...agreed, ...appointment, paidAt: new Date(0) });
}

const clock = (instant: Date): string => `${londonTime(instant)} on ${formatDay(londonDate(instant))}`;
const HOUR_OF_UNDO = `within ${UNDO_MINUTES} minutes of paying you get everything back`;

/** "until 10:00 on Saturday 12 December 2026 …, and half until …", leaving out what is over when the order is made. */
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

/** How storage ends when it is not cancelled. */
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
