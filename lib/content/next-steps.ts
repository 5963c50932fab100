import { formatDay, formatInstant, formatSlot, londonInstant } from '@/lib/domain/london-time';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import { isBooked, type OrderState } from '@/lib/domain/order/state';
import type { OrderLike, ServiceType } from '@/lib/domain/order/types';
import { ADD_ON_CONTENT } from './moving';

/** "What happens next" of an order (FORM-6), for its page and its mails: they read it here and nowhere else. */
export type NextSteps = {
  /** What happens on which day and hour; empty once nothing more will happen. */
  readonly timetable: readonly { readonly when: string; readonly what: string }[];
  /** What we do and what the customer does, in order. */
  readonly advice: readonly string[];
};

type OrderNow = {
  readonly state: OrderState;
  readonly services: readonly ServiceType[];
  readonly order: OrderLike;
  /** ISO instant. */
  readonly createdAt: string;
  readonly startsWithin14Days: boolean;
  /** ISO instant until which an unpaid slot is held; null when nothing is to be paid. */
  readonly payUntil: string | null;
};

type Telling = { readonly phone: string; readonly now: Date };

/** The questions ask for postcodes only (spec §3), so a person asks for the rest. Also said before paying. */
export const DAY_BEFORE_CALL =
  'The day before, we call you on the number you gave us: we ask for the house number and the name on the bell at each address, and confirm the arrival time within your slot.';

export function nextSteps(order: OrderNow, { phone, now }: Telling): NextSteps {
  return { timetable: timetable(order, now), advice: advice(order, phone) };
}

function advice({ state, services, payUntil }: OrderNow, phone: string): readonly string[] {
  switch (state) {
    case 'awaiting_payment':
      return [
        ...(payUntil === null
          ? []
          : [`Pay by ${formatInstant(new Date(payUntil))}. Until then the slot is held for you.`]),
        'When the payment has arrived we send you the confirmation by e-mail.',
        'If you do not pay, the slot is free again and you owe nothing.',
      ];
    case 'confirmed':
    case 'rescheduled':
      return [
        DAY_BEFORE_CALL,
        `Call ${phone} before then if anything changes: the floor, the lift, the parking or what has to be moved.`,
        ...services.flatMap((service) => PREPARE[service] ?? []),
        'This is one job. Nothing renews, and there is nothing more to pay unless you change the order.',
      ];
    case 'completed':
      return [`The job is done. If something is missing or damaged, call ${phone} as soon as you see it.`];
    case 'expired':
      return ['The slot is free again and you owe nothing.', 'Your answers are kept: choose another slot to book.'];
    case 'cancelled':
      return [
        'What is paid back goes the way it came, within 14 days of the day you cancelled. Our mail says how much it is.',
      ];
  }
}

/** What the customer gets ready for each service. */
const PREPARE: Partial<Record<ServiceType, string>> = {
  PACKING: ADD_ON_CONTENT.PACKING.yours,
  CLEANING: ADD_ON_CONTENT.CLEANING.yours,
  ASSEMBLING: ADD_ON_CONTENT.ASSEMBLING.yours,
};

function timetable(booked: OrderNow, now: Date): NextSteps['timetable'] {
  const { state, order, services } = booked;
  const { dates, timeSlot, addresses } = order;
  const [day, slot, cleaningSlot] = [dates.movingDate, timeSlot.movingDate, timeSlot.cleaningDate];
  if (!day || !slot || londonInstant(dates.cleaningDate ?? day, (cleaningSlot ?? slot)[1]) < now) return [];
  if (!isBooked(state) && state !== 'awaiting_payment') return [];
  const from = addresses.collection?.postcode ?? 'the collection address';
  const assembling = services.includes('ASSEMBLING') ? ' We put the furniture back together there.' : '';
  const cleaning =
    dates.cleaningDate && cleaningSlot
      ? [{ when: when(dates.cleaningDate, cleaningSlot), what: `The cleaners arrive at ${from}.` }]
      : [];
  return [
    ...freeCancellation(booked, now),
    {
      when: when(day, slot),
      what: `We arrive at ${from} within these two hours, load, and drive to ${route(addresses)}.${assembling}`,
    },
    ...cleaning,
  ];
}

const when = (...[day, slot]: readonly [string, readonly [string, string]]) => `${formatDay(day)}, ${formatSlot(slot)}`;

/** Said only while it is true: a move booked for tomorrow can never be cancelled for a refund. */
function freeCancellation({ order, services, createdAt, startsWithin14Days }: OrderNow, now: Date) {
  const [date, slot] = [order.dates.movingDate, order.timeSlot.movingDate];
  if (!date || !slot) return [];
  const agreedAt = new Date(createdAt);
  const terms = cancellationTerms({ services, date, slot, agreedAt, wantsStartWithin14Days: startsWithin14Days });
  const move = terms.find(({ service }) => service === 'MOVING');
  if (!move || move.until <= now) return [];
  return [{ when: `Until ${formatInstant(move.until)}`, what: 'You can cancel the move and get all of it back.' }];
}

/** "SE15 4QL", or "SE15 4QL by way of E8 1EA". */
function route(addresses: OrderLike['addresses']): string {
  const stops = [...(addresses.additional_collection ?? []), ...(addresses.additional_delivery ?? [])];
  const to = addresses.delivery?.postcode ?? 'the delivery address';
  return stops.length === 0 ? to : `${to} by way of ${stops.map(({ postcode }) => postcode).join(' and ')}`;
}
