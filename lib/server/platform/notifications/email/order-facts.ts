import type { nextSteps } from '@/lib/content/next-steps';
import { contentOf, whoComes } from '@/lib/content/flow-content';
import { dialledNumber, readablePhone } from '@/lib/domain/answers/phone';
import { formatDay, formatInstant, formatSlot } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem, BookedOrder, ServiceType } from '@/lib/domain/order-types';
import { accessText } from '@/lib/domain/order/access';
import {
  NOTHING_GIVEN,
  addressLine,
  appointmentsOf,
  givenAt,
  placesOf,
  type GivenAddresses,
} from '@/lib/domain/order/appointments';
import { bookedLoad } from '@/lib/domain/order/booked-load';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import { firstLine } from '@/lib/domain/order/first-line';
import { DATE_LABELS, SERVICE_NAMES } from '@/lib/domain/order/labels';
import { whereTo } from '@/lib/domain/order/storage-split-lines';
import { FLOWS, flowOf, jobWords, mainService } from '@/lib/domain/services/flows';
import { orderPlanRows } from '@/lib/domain/storage/plan-words';
import { agreedOf, orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { OwnLoad } from '../pictures/own-drawing';
import type { Fact } from './blocks';

/** Returns an order in the words of a mail. Without `given` its addresses are postcodes. */
export function orderFacts(row: OrderRow, given: GivenAddresses = NOTHING_GIVEN) {
  const order = orderOf(row);
  const quote = quoteOf(row);
  const services = servicesOf(row);
  const { firstName, lastName, email, phone, phonePrefix } = order.details;
  return {
    reference: row.reference,
    firstName,
    name: `${firstName} ${lastName}`,
    email,
    /** "+44 7700 900123". */
    phone: readablePhone(phonePrefix, phone),
    /** "tel:+447700900123". */
    phoneHref: `tel:${dialledNumber(phonePrefix, phone)}`,
    /** "One-bedroom move": the first line of the quote. */
    title: quote.lines[0]?.label ?? SERVICE_NAMES.MOVING,
    source: { ...order, services },
    /** The mails' word for the job: "move", "collection". */
    words: jobWords(services),
    /** "Tuesday 15 December 2026, 10:00–12:00", labelled with the spec's name of the date. */
    appointments: appointmentRows(order),
    addresses: placesOf(order.addresses).map((place): Fact => [
      place.label,
      `${addressLine(place.address.postcode, givenAt(given, place))}, ${accessText(place.address)}`,
    ]),
    items: order.furnitureItems.map((item) => itemText(item, order.split)),
    furnitureItems: order.furnitureItems,
    first: firstLine(order, services),
    store: rentalEnd(services),
    own: ownLoad(row, order, services),
    picture: contentOf(services).mailPicture(order),
    people: whoComes(order, services),
    lines: quote.lines,
    total: row.total_pence,
    /** "Then every 4 weeks", "£52.56, in advance, for at least 3 months". */
    follows: (quote.follows ?? []).map(({ label, detail, amount }): Fact => [
      label,
      `${formatPence(amount)}, ${detail}`,
    ]),
    payments: orderPlanRows(order, quote, row.booked_by !== null),
    promo: order.promo,
    /** "Tuesday 15 December 2026, 09:30": until then an unpaid order holds its slot. */
    payUntil: formatInstant(new Date(row.hold_expires_at)),
    cancellation: cancellationOf(row, order, services),
    signForNews: order.signForNews,
    startsWithin14Days: row.starts_within_14_days === 1,
    /** An operator took the order by phone, and the customer agrees by paying. */
    isByPhone: row.booked_by !== null,
  };
}

export type OrderFacts = ReturnType<typeof orderFacts>;

/** Returns first when the order empties a unit, last when it fills one. */
function rentalEnd(services: readonly ServiceType[]): 'first' | 'last' | null {
  const { rental } = FLOWS[flowOf(mainService(services))];
  return rental && (rental === 'empties' ? 'first' : 'last');
}

function ownLoad(row: OrderRow, order: BookedOrder, services: readonly ServiceType[]): OwnLoad | null {
  const load = bookedLoad({ order, squareFeet: row.square_feet, services });
  return load && { ...load, movers: contentOf(services).movers?.(order) ?? 0 };
}

/** Returns the state from which "what happens next" is derived (lib/content/next-steps.ts). */
export function orderNow(row: OrderRow): Parameters<typeof nextSteps>[0] {
  return {
    state: row.state,
    services: servicesOf(row),
    order: orderOf(row),
    createdAt: row.created_at,
    startsWithin14Days: row.starts_within_14_days === 1,
    payUntil: row.state === 'awaiting_payment' ? row.hold_expires_at : null,
  };
}

export const appointmentRows = (order: Parameters<typeof appointmentsOf>[0]): readonly Fact[] =>
  appointmentsOf(order).map(({ key, date, slot }) => [DATE_LABELS[key], `${formatDay(date)}, ${formatSlot(slot)}`]);

const itemText = (item: FurnitureItem, split: BookedOrder['split']) => {
  const where = whereTo(item, split ?? []);
  return `${item.quantity} × ${item.title} (${item.cubicFeet} cu ft, ${item.kilograms} kg each)${where && `, ${where}`}`;
};

function cancellationOf(row: OrderRow, order: BookedOrder, services: readonly ServiceType[]) {
  const [first] = appointmentsOf(order);
  if (!first) return [];
  return cancellationTerms({
    services,
    date: first.date,
    slot: first.slot,
    ...agreedOf(row),
    wantsStartWithin14Days: row.starts_within_14_days === 1,
  }).map((term) => term.text);
}
