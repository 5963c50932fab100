import { type LocalDate, londonDate, type SlotTimes } from '@/lib/domain/london-time';
import type { Addresses, BookedOrder, OrderDate } from '@/lib/domain/order-types';
import {
  addressLine,
  addressesOfOrder,
  appointmentsOf,
  givenAt,
  placesOf,
  type Appointment,
  type GivenAddresses,
  type OrderPlace,
} from '@/lib/domain/order/appointments';
import { checklistOf } from '@/lib/domain/order/checklist';
import { addressParkingWords, orderParking } from '@/lib/domain/order/parking';
import { FLOWS, FLOW_IDS } from '@/lib/domain/services/flows';
import { checklistOfRow, hasChecklist } from '@/lib/server/modules/checklist/marks';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { SITE } from '@/lib/site';
import type { MailAttachment } from '../email/port';
import { calendarFile, type CalendarEvent, type CalendarMethod } from './ics';

const STATUS: Readonly<Record<string, CalendarEvent['status']>> = {
  confirmed: 'CONFIRMED',
  rescheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
};

const calendarMethod = ({ state }: Pick<OrderRow, 'state'>): CalendarMethod =>
  state === 'cancelled' ? 'CANCEL' : 'PUBLISH';

type Around = {
  readonly phone: string;
  readonly orderUrl: string;
  readonly given: GivenAddresses;
  /** When the addresses were last given. A later stamp replaces the earlier file of the same version. */
  readonly changedAt?: string | undefined;
  /** Appointments that the order no longer has. */
  readonly dropped?: readonly Appointment[];
  /** The order before a change, whose calendar file may contain deadlines that no longer exist. */
  readonly before?:
    | (Pick<BookedOrder, 'dates' | 'timeSlot'> & { readonly addresses?: Addresses | undefined })
    | undefined;
};

/** A later version has the same UIDs and a higher SEQUENCE. Dropped appointments are in the file as cancelled. */
export function orderCalendar(row: OrderRow, around: Around): string {
  const { phone, orderUrl, given, changedAt = '', dropped = [], before } = around;
  const order = orderOf(row);
  const stamp = new Date(changedAt > row.updated_at ? changedAt : row.updated_at);
  const event = ({ key, date, slot }: Appointment, status: CalendarEvent['status']): CalendarEvent => ({
    uid: `${row.id}-${key}@${new URL(SITE.origin).hostname}`,
    sequence: row.calendar_sequence,
    stamp,
    status,
    date,
    slot,
    summary: `${visitOn(key).words.visit}: ${SITE.name}`,
    description: `Reference ${row.reference}\nWe arrive between ${slot[0]} and ${slot[1]}.\nPhone ${phone}`,
    location: locationOf(placeOf(key, order), given),
    url: orderUrl,
  });
  const status = STATUS[row.state] ?? 'TENTATIVE';
  const events = [
    ...appointmentsOf(order).map((appointment) => event(appointment, status)),
    ...parkingEvents(row, { stamp, status, orderUrl, before }),
    ...checklistEvents(row, { stamp, status, orderUrl }),
    ...dropped.map((appointment) => event(appointment, 'CANCELLED')),
  ];
  return calendarFile(events, calendarMethod(row));
}

export const calendarAttachment = (row: OrderRow, around: Around): MailAttachment => ({
  filename: `${row.reference}.ics`,
  content: orderCalendar(row, around),
  contentType: `text/calendar; charset=utf-8; method=${calendarMethod(row)}`,
});

/** Throws RangeError when no service has an appointment on the date. */
const visitOn = (key: OrderDate) => {
  const flow = FLOW_IDS.find((id) => FLOWS[id].dateKey === key);
  if (!flow) throw new RangeError(`No flow has an appointment on ${key}`);
  return FLOWS[flow];
};

/** Returns the first place of a van's trip, or for cleaners the home that a move leaves. */
const placeOf = (key: OrderDate, { addresses }: BookedOrder): OrderPlace | undefined =>
  placesOf(addresses).find(({ kind }) => kind === visitOn(key).comesTo);

const locationOf = (place: OrderPlace | undefined, given: GivenAddresses): string =>
  place ? addressLine(place.address.postcode, givenAt(given, place)) : '';

type Version = Pick<CalendarEvent, 'stamp' | 'status'> & Pick<Around, 'orderUrl' | 'before'>;

/** Before every deadline, so that all addresses still have theirs ahead. */
const LONG_AGO = new Date(0);

/** Returns the last day to request a parking bay, for each address. Cancels the event of an address without one. */
function parkingEvents(row: OrderRow, { stamp, status, orderUrl, before }: Version): readonly CalendarEvent[] {
  const order = orderOf(row);
  const parking = orderParking(order, stamp);
  const known = before ? orderParking({ ...before, addresses: before.addresses ?? order.addresses }, LONG_AGO) : [];
  const [first] = appointmentsOf(order);
  return addressesOfOrder(order.addresses).flatMap((place) => {
    const stop = parking.find((one) => one.place.stop === place.stop);
    const mayBeKnown = known.some((one) => one.place.stop === place.stop);
    const date = stop?.deadline ?? (mayBeKnown ? first?.date : undefined);
    if (date === undefined) return [];
    return {
      uid: `${row.id}-parking-${place.stop}@${new URL(SITE.origin).hostname}`,
      sequence: row.calendar_sequence,
      stamp,
      status: stop?.deadline ? status : 'CANCELLED',
      ...lastDayToAskFor(place.address.postcode, date),
      description: `Reference ${row.reference}${stop ? `\n${addressParkingWords(stop).what}` : ''}`,
      url: stop?.plans[0]?.url ?? orderUrl,
    };
  });
}

const MORNING: SlotTimes = ['09:00', '09:15'];

/** Returns the open entries of a checklist, if the customer has asked for them. Parking has its own event. */
function checklistEvents(
  row: OrderRow,
  { stamp, status, orderUrl }: Omit<Version, 'before'>,
): readonly CalendarEvent[] {
  if (!hasChecklist(row) || !checklistOfRow(row).inCalendar) return [];
  const today = londonDate(stamp);
  return checklistOf(orderOf(row), {
    now: stamp,
    done: checklistOfRow(row).done,
    bookedAt: new Date(row.created_at),
  })
    .filter(({ id, state }) => id !== 'parking' && state !== 'done')
    .map(({ id, on, title, text, late }) => ({
      uid: `${row.id}-task-${id}@${new URL(SITE.origin).hostname}`,
      sequence: row.calendar_sequence,
      stamp,
      status,
      date: on < today ? today : on,
      slot: MORNING,
      summary: title,
      description: [text, late].filter(Boolean).join('\n'),
      location: '',
      url: orderUrl,
    }));
}

/** The last day on which a council accepts a request for a bay. */
export const lastDayToAskFor = (
  place: string,
  date: LocalDate,
): Pick<CalendarEvent, 'date' | 'slot' | 'summary' | 'location'> => ({
  date,
  slot: MORNING,
  summary: `Last day to ask for a parking bay: ${place}`,
  location: '',
});
