import { formatDay, formatInstant, formatSlot } from '@/lib/domain/london-time';
import type { OrderLike, ServiceType } from '@/lib/domain/order-types';
import { appointmentsOf, lastEnd, startOf, type Appointment } from '@/lib/domain/order/appointments';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import { cleaningGuarantee, guaranteePeriod, GUARANTEE_PROMISE } from '@/lib/domain/order/cleaning-guarantee';
import { addressParkingWords, orderParking } from '@/lib/domain/order/parking';
import { isBooked, type OrderState } from '@/lib/domain/order/state';
import { isTransport } from '@/lib/domain/order/transport';
import { FLOW_IDS, FLOWS, jobWords } from '@/lib/domain/services/flows';
import { CONTINUES, UNUSED_WEEKS_BACK } from '@/lib/domain/storage/plan-words';
import { LATE_PROMISE } from '@/lib/domain/visits/late-credit';
import { unbroken } from './company';
import { cleanersArrive, contentOf, FLOW_CONTENT } from './flow-content';
import { ADD_ON_CONTENT } from './moving';

/** "What happens next" of an order (FORM-6): the one source for its page and its mails. */
export type NextSteps = {
  /** The coming events with their day and hour. Empty once nothing more will happen. */
  readonly timetable: readonly { readonly when: string; readonly what: string }[];
  /** The steps for us and for the customer, in order. */
  readonly advice: readonly string[];
};

type OrderNow = {
  readonly state: OrderState;
  readonly services: readonly ServiceType[];
  readonly order: OrderLike;
  /** ISO instant. */
  readonly createdAt: string;
  readonly startsWithin14Days: boolean;
  /** ISO instant until which an unpaid slot is held. Null when nothing is to be paid. */
  readonly payUntil: string | null;
};

type Telling = {
  readonly phone: string;
  readonly now: Date;
  /** Whether the street address of a stop is still missing. */
  readonly isWhereMissing: boolean;
};

export const ONLY_WHAT_IS_MISSING = 'We call you the day before only if something is still missing.';

/** Shown before the payment: the questions ask for postcodes only (spec §3), so the order page asks for the rest. */
export const ASKED_AFTER_PAYING = `Your order page asks for the house number and street, and anything that helps us at the door. ${ONLY_WHAT_IS_MISSING}`;

/** The request for the same details, shown after the payment. */
export const ASKED_NOW = `Add the house number and street on your order page, and anything that helps us at the door. ${ONLY_WHAT_IS_MISSING}`;

export function nextSteps(order: OrderNow, telling: Telling): NextSteps {
  return {
    timetable: [...payment(order), ...parkingSteps(order, telling.now), ...timetable(order, telling.now)],
    advice: advice(order, telling),
  };
}

/** Returns until when to pay. Empty once nothing is to be paid. */
const payment = ({ state, payUntil }: OrderNow): NextSteps['timetable'] =>
  state === 'awaiting_payment' && payUntil !== null
    ? [{ when: `Pay by ${formatInstant(new Date(payUntil))}`, what: 'Until then the slot is held for you.' }]
    : [];

/** Returns which councils to ask for a parking bay, and by when. Empty before the order is booked. */
function parkingSteps({ state, order }: OrderNow, now: Date): NextSteps['timetable'] {
  if (!isBooked(state)) return [];
  return orderParking(order, now)
    .map(addressParkingWords)
    .flatMap(({ when, what }) => (when === null ? [] : [{ when, what }]));
}

/** Returns the parking advice for addresses where no day is left to ask the council. */
const parkingAdvice = (order: OrderLike, now: Date): readonly string[] =>
  orderParking(order, now)
    .map(addressParkingWords)
    .flatMap(({ when, what }) => (when === null ? [what] : []));

function advice({ state, services, order }: OrderNow, { phone, isWhereMissing, now }: Telling): readonly string[] {
  switch (state) {
    case 'awaiting_payment':
      return [
        'Once your payment arrives, we send you the confirmation by email.',
        'If you do not pay, we release the slot and you owe nothing.',
      ];
    case 'confirmed':
    case 'rescheduled':
      return [
        ...(isWhereMissing ? [ASKED_NOW] : []),
        `If anything changes before the day (the address, the floor, the lift, the parking or what has to be moved), change it on your order page or call ${unbroken(phone)}.`,
        ...parkingAdvice(order, now),
        ...(services.some(isTransport) ? [LATE_PROMISE] : []),
        ...services.flatMap((service) => PREPARE[service] ?? []),
        services.includes('STORAGE') ? STORAGE_GOES_ON : ONE_JOB,
      ];
    case 'completed':
      return [
        `The job is done. If something is missing or damaged, tell us as soon as you see it: on your order page, or on ${unbroken(phone)}.`,
      ];
    // Nothing more happens: the order's state says why.
    case 'expired':
    case 'cancelled':
      return [];
  }
}

const ONE_JOB =
  'This is one job. Nothing renews, and there is nothing more to pay unless you change the order or agree to an extra on the day.';
const STORAGE_GOES_ON = `Storage runs for at least the term you chose. After that it ${CONTINUES}. You pay in advance, as the order says. ${UNUSED_WEEKS_BACK}`;

/** The customer's preparations, by service. */
const PREPARE: Partial<Record<ServiceType, string>> = {
  PACKING: ADD_ON_CONTENT.PACKING.yours,
  ASSEMBLING: ADD_ON_CONTENT.ASSEMBLING.yours,
  ...Object.fromEntries(FLOW_IDS.map((id) => [FLOWS[id].service, FLOW_CONTENT[id].prepare])),
};

function timetable(booked: OrderNow, now: Date): NextSteps['timetable'] {
  const { state } = booked;
  if (!isBooked(state) && state !== 'awaiting_payment') return guarantee(booked, now);
  return [...visits(booked, now), ...guarantee(booked, now)];
}

/** Returns the appointments of the order. Empty once the last of them is over. */
function visits(booked: OrderNow, now: Date): NextSteps['timetable'] {
  const { order } = booked;
  const [first, ...others] = appointmentsOf(order);
  const end = lastEnd(order);
  if (!first || !end || end < now) return [];
  return [
    ...freeCancellation(booked, first, now),
    { when: when(first), what: contentOf(booked.services).arrival(booked) },
    ...others.map((later) => ({ when: when(later), what: laterVisit(later, order) })),
  ];
}

/**
 * Returns the period of the cleaning guarantee, which outlasts the day itself and also holds for a job that is done
 * (PRC-3).
 */
function guarantee({ state, services, order }: OrderNow, now: Date): NextSteps['timetable'] {
  const { cleaningDate: date } = order.dates;
  const { cleaningDate: slot } = order.timeSlot;
  const isOff = state === 'expired' || state === 'cancelled';
  if (isOff || !services.includes('CLEANING') || !date || !slot) return [];
  const clean = { cleaningSpace: order.cleaningSpace, date, slot };
  if (cleaningGuarantee(clean).ends < now) return [];
  return [{ when: guaranteePeriod(clean), what: `The cleaning guarantee. ${GUARANTEE_PROMISE}` }];
}

const when = ({ date, slot }: Appointment) => `${formatDay(date)}, ${formatSlot(slot)}`;

/** Returns the text of a later appointment: the cleaners, or the delivery of a load that waited for its keys. */
const laterVisit = ({ key }: Appointment, order: OrderLike): string =>
  key === 'deliveryDate'
    ? `We deliver your things to ${order.addresses.delivery?.postcode ?? 'your new home'} within these two hours.`
    : `${cleanersArrive(order)}.`;

/**
 * Returns the deadline for free cancellation, only while it applies: a move booked for tomorrow can never be cancelled
 * for a refund.
 */
function freeCancellation({ services, createdAt, startsWithin14Days }: OrderNow, first: Appointment, now: Date) {
  const { date, slot } = first;
  const agreedAt = new Date(createdAt);
  const terms = cancellationTerms({ services, date, slot, agreedAt, wantsStartWithin14Days: startsWithin14Days });
  const main = terms[0];
  if (!main || main.until <= now || main.until > startOf(first)) return [];
  const what = `You can cancel the ${jobWords(services).job} and get a full refund.`;
  return [{ when: `Until ${formatInstant(main.until)}`, what }];
}
