import { addDays, formatDay, londonDate, londonInstant, londonTime } from '../london-time';
import { SERVICE_NAMES } from './labels';
import { FREE_CANCELLATION_HOURS } from './assumptions';
import { COOLING_OFF_DAYS, isTransport } from './cooling-off';
import type { LocalDate, MovingAddOn, ServiceType, SlotTimes } from './types';

export { FREE_CANCELLATION_HOURS } from './assumptions';
export { COOLING_OFF_DAYS } from './cooling-off';

/** The same sentence stands on the check page, the order page and in the mail (LAW-4, LAW-6, LAW-7). */
export type CancellationTerm = {
  readonly service: ServiceType;
  /** From this instant on it can no longer be cancelled for a full refund. */
  readonly until: Date;
  readonly text: string;
};

type BookedServices = {
  readonly services: readonly ServiceType[];
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  /** When the contract is made: now, until the visitor has ordered. */
  readonly agreedAt: Date;
  /** The visitor's own request that work may begin inside the 14 days. */
  readonly wantsStartWithin14Days: boolean;
};

/**
 * Whether the visitor has to ask us to begin inside the 14 days: only when services are ordered (transport on a fixed
 * date has no such right), and their day comes before those days are over. `today` is the day of the contract.
 */
export function needsStartRequest(
  movingDate: LocalDate | '',
  today: LocalDate,
  addOns: readonly MovingAddOn[],
): boolean {
  return needsStartRequestFor(addOns, movingDate, today);
}

/** The same for the services of any order. */
export function needsStartRequestFor(
  services: readonly ServiceType[],
  date: LocalDate | '',
  today: LocalDate,
): boolean {
  const hasServices = services.some((service) => !isTransport(service));
  return hasServices && date !== '' && date <= addDays(today, COOLING_OFF_DAYS);
}

/** How each booked service can be cancelled, one entry a service, in the order given. */
export function cancellationTerms(booked: BookedServices): readonly CancellationTerm[] {
  return booked.services.map((service) =>
    isTransport(service) ? transportTerm(service, booked) : serviceTerm(service, booked),
  );
}

function transportTerm(service: ServiceType, { date, slot, agreedAt }: BookedServices): CancellationTerm {
  const start = londonInstant(date, slot[0]);
  const until = new Date(start.getTime() - FREE_CANCELLATION_HOURS * 3_600_000);
  const name = SERVICE_NAMES[service];
  const exempt = 'The law gives no right to cancel transport on a fixed date';
  const text =
    until <= agreedAt
      ? `${name}: it starts less than ${FREE_CANCELLATION_HOURS} hours after you book, so it cannot be cancelled for a refund. ${exempt}.`
      : `${name}: you can cancel for a full refund until ${londonTime(until)} on ${formatDay(londonDate(until))}, ${FREE_CANCELLATION_HOURS} hours before it starts. ${exempt}; we give you this one.`;
  return { service, until, text };
}

/** How storage ends when it is not cancelled. */
const STORAGE_END =
  ' Later it ends when your things are returned, at the earliest at the end of the term that you chose; whole weeks that are paid and not used go back to you.';

function serviceTerm(service: ServiceType, { agreedAt, wantsStartWithin14Days }: BookedServices): CancellationTerm {
  const lastDay = addDays(londonDate(agreedAt), COOLING_OFF_DAYS);
  const right = `${SERVICE_NAMES[service]}: you can cancel for any reason and get a full refund until the end of ${formatDay(lastDay)}, ${COOLING_OFF_DAYS} days after you book.`;
  const early = wantsStartWithin14Days
    ? ' You asked us to start within these 14 days: if you cancel after the work has begun you pay for what has been done, and once it is finished it can no longer be cancelled.'
    : '';
  return {
    service,
    until: londonInstant(addDays(lastDay, 1), '00:00'),
    text: right + early + (service === 'STORAGE' ? STORAGE_END : ''),
  };
}
