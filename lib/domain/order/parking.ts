import { londonDate } from '../london-time';
import { firstDeadline, parkingPlan, type CouncilPlan } from '../parking/plan';
import { parsePostcode } from '../places/postcode';
import type { Addresses, LocalDate, OrderLike } from '../vocabulary';
import { appointmentsOf } from './appointments';
import { stopsOf, type Place } from './stops';

/** A stop whose van finds no room at the door, with what can be asked of which council. */
export type StopParking = {
  readonly place: Place;
  /** The day on which the van is there. */
  readonly date: LocalDate;
  readonly plans: readonly CouncilPlan[];
  /** The earliest day by which a council must be asked; null where it is too late, or too early to know. */
  readonly deadline: LocalDate | null;
};

/**
 * What to arrange for the van of an order before its day: for every stop in London that has no parking at the door by
 * the customer's own answer. Empty from the day on.
 */
export function orderParking(
  order: Pick<OrderLike, 'addresses' | 'dates' | 'timeSlot'>,
  now: Date,
): readonly StopParking[] {
  // Cleaners come on a day of their own, without a van that has to stand at the door.
  const van = appointmentsOf(order).find(({ key }) => key !== 'cleaningDate');
  if (!van || van.date <= londonDate(now)) return [];
  return vanStops(order.addresses)
    .filter(({ address }) => !address.parking)
    .map((place) => stopParking(place, van.date, now))
    .filter(({ plans }) => plans.length > 0);
}

/** The stops that a van comes to. */
export const vanStops = (addresses: Addresses): readonly Place[] =>
  stopsOf(addresses).filter(({ kind }) => kind !== 'cleaning');

/** What to arrange at one stop for a day; no plans outside London. */
export function stopParking(place: Place, date: LocalDate, now: Date): StopParking {
  const plans = parkingPlan(parsePostcode(place.address.postcode)?.outcode ?? '', date, now);
  return { place, date, plans, deadline: firstDeadline(plans) };
}
