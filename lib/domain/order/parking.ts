import { londonDate } from '../london-time';
import { firstDeadline, parkingPlan, type CouncilPlan } from '../parking/plan';
import { parsePostcode } from '../places/postcode';
import type { Addresses, LocalDate, OrderLike } from '../order-types';
import { appointmentsOf } from './appointments';
import { addressesOfOrder, type OrderPlace } from './addresses';

/** A stop without parking at the door, with what to ask of which council. */
export type AddressParking = {
  readonly place: OrderPlace;
  /** The day on which the van is at the stop. */
  readonly date: LocalDate;
  readonly plans: readonly CouncilPlan[];
  /** The earliest day by which a council must be asked. Null if it is too late, or too early to know. */
  readonly deadline: LocalDate | null;
};

/**
 * Returns what to arrange for an order's van: every stop in London where the customer's answers say that there is no
 * parking at the door. Empty from the day of the van on.
 */
export function orderParking(
  order: Pick<OrderLike, 'addresses' | 'dates' | 'timeSlot'>,
  now: Date,
): readonly AddressParking[] {
  // The cleaners come on a day of their own, without a van that needs parking.
  const van = appointmentsOf(order).find(({ key }) => key !== 'cleaningDate');
  if (!van || van.date <= londonDate(now)) return [];
  return vanStops(order.addresses)
    .filter(({ address }) => !address.parking)
    .map((place) => addressParking(place, van.date, now))
    .filter(({ plans }) => plans.length > 0);
}

/** Returns the stops that a van visits. */
export const vanStops = (addresses: Addresses): readonly OrderPlace[] =>
  addressesOfOrder(addresses).filter(({ kind }) => kind !== 'cleaning');

/** Returns what to arrange at one stop for a day. No plans outside London. */
export function addressParking(place: OrderPlace, date: LocalDate, now: Date): AddressParking {
  const plans = parkingPlan(parsePostcode(place.address.postcode)?.outcode ?? '', date, now);
  return { place, date, plans, deadline: firstDeadline(plans) };
}
