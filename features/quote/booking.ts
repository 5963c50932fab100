import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { orderPaymentLink } from '@/lib/api/orders';
import type { BodyOf } from '@/lib/api/request';
import type { calculatePersonalized } from '@/lib/contracts/calculation';
import type { planParking } from '@/lib/contracts/parking';
import type { CreatedOrderDto, createOrder } from '@/lib/contracts/checkout';
import type { DayDto, findSlots } from '@/lib/contracts/slots';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import type { QuotedParking } from '@/lib/domain/order/quoted-parking';
import type {
  AddOn,
  CoverStep,
  LocalDate,
  OrderDate,
  OrderLike,
  ServiceType,
  SlotTimes,
} from '@/lib/domain/vocabulary';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { PaymentPlan } from '@/lib/domain/pricing/payment-plan';
import type { AnswerRow } from './check/answer-row';
import type { Flow } from './engine/types';

/** The answers of a flow that ends in a booked slot: what all of them ask, whatever else each asks. */
export type BookingAnswers = CheckoutAnswers & {
  readonly addOns: readonly AddOn[];
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
  readonly timeSlot: Readonly<Partial<Record<OrderDate, SlotTimes | null>>>;
};

export type Purchase = { readonly idempotencyKey: string; readonly draftId: string; readonly expectedTotal: number };
type Range = { readonly from: LocalDate; readonly to: LocalDate };

/** Every answer, in the order in which it was asked (FORM-5). */
type Rows<V extends BookingAnswers> = (values: V) => readonly AnswerRow[];

/**
 * What the steps, the check page and the pages that several flows share have to know of a flow. Data: none of them asks
 * which flow it serves.
 */
export type Booking<V extends BookingAnswers = BookingAnswers> = {
  readonly flow: Flow<V>;
  /** Which of the dates of an order the flow's slot is. */
  readonly dateKey: OrderDate;
  /** What is booked: the flow's own service, then what was added. */
  readonly services: (values: V) => readonly ServiceType[];
  readonly priceRequest: (values: V) => BodyOf<typeof calculatePersonalized>;
  /** The same for a range of days; the day chosen changes nothing about them. */
  readonly slotsRequest: (values: V, range: Range) => BodyOf<typeof findSlots>;
  /** Where a van comes to the door: what is asked about its parking on a day. */
  readonly parkingRequest?: (values: V, date: LocalDate) => BodyOf<typeof planParking>;
  readonly orderRequest: (values: V, purchase: Purchase) => BodyOf<typeof createOrder>;
  /** The same for somebody who is signed in, where the backend has a call for it. Throws ApiError unauthenticated. */
  readonly orderFromAccount?: (values: V, purchase: Purchase) => Promise<CreatedOrderDto>;
  /** Where its payment is, in the place of `orderPaymentLink`. */
  readonly paymentLink?: typeof orderPaymentLink;
  readonly orderLike: (values: V, quote: Quote) => Promise<OrderLike>;
  /** Every answer in words: fetched where they are needed, which no step that can be answered does. */
  readonly fetchRows: () => Promise<Rows<V>>;
  /** What is drawn of the day on the check page, under the answers; `wayBack`: to the step that asks for the day. */
  readonly Plan?: ComponentType<{ readonly values: V; readonly miles: number | null; readonly wayBack: ReactNode }>;
  /** How far we are liable, where more than the included cover can be had; or as it was agreed when the unit was rented. */
  readonly covers?: (values: V) => CoverStep | 'as_stored';
  /** How long the contract binds (LAW-4). */
  readonly binds: (values: V) => string;
  /** Where it goes on being paid: what is charged later, and the answer that agrees to it on the check page (LAW-4). */
  readonly payments?: {
    readonly field: keyof V & string;
    /** What the first payment pays for beside storage: "the move". */
    readonly beside: string;
    readonly planOf: (values: V, quote: Quote) => PaymentPlan | null;
  };
  /** What is promised beyond the work itself, and on what conditions; said before paying. */
  readonly promises?: (values: V) => { readonly title: string; readonly texts: readonly string[] };
};

/** The same on the check page, which shows every answer at once. */
export type CheckedBooking<V extends BookingAnswers = BookingAnswers> = Booking<V> & { readonly rows: Rows<V> };

export const dayOf = ({ dates }: BookingAnswers, key: OrderDate): LocalDate | '' => dates[key] ?? '';
export const slotOf = ({ timeSlot }: BookingAnswers, key: OrderDate): SlotTimes | null => timeSlot[key] ?? null;

/** A request for a price with the draft that it is for: what was quoted for that before is kept. */
export const ofDraft = <R extends object>(request: R, draftId: string | null): R =>
  draftId === null ? request : { ...request, draftId };

/** The days of a range with their prices, as they are asked for a draft. */
export function slotsRequestOf<V extends BookingAnswers>(
  booking: Pick<Booking<V>, 'slotsRequest'>,
  values: V,
  range: Range,
  draftId: string | null,
): BodyOf<typeof findSlots> {
  const request = booking.slotsRequest(values, range);
  return { ...request, answers: ofDraft(request.answers, draftId) } as BodyOf<typeof findSlots>;
}

/** The answers with another day and slot. */
export const withAppointment = <V extends BookingAnswers>(
  values: V,
  key: OrderDate,
  date: LocalDate,
  slot: SlotTimes,
): V => ({
  ...values,
  dates: { ...values.dates, [key]: date },
  timeSlot: { ...values.timeSlot, [key]: slot },
});

/** What the page tells every step: the server's clock and calendar. No answers, no prices. */
export type BookingFacts = {
  /** London's date when the page was rendered. */
  readonly today: LocalDate;
  readonly bookable: { readonly first: LocalDate; readonly last: LocalDate };
  /** The draft that the page was rendered for; null before the first save. */
  readonly draftId: string | null;
  /** Days that the server already knows, so that the calendar is there with the page. */
  readonly knownDays: readonly DayDto[];
  /** What to arrange for the van on the day that is chosen, where the page shows it. */
  readonly parking: QuotedParking | null;
  /** An operator answers for a customer on the telephone. */
  readonly isForCustomer: boolean;
};

export type BookingContext = { readonly booking: Booking; readonly facts: BookingFacts };
export const BookingContext = createContext<BookingContext | null>(null);

export function useBooking(): BookingContext {
  const context = useContext(BookingContext);
  if (!context) throw new Error('A step was rendered outside its booking');
  return context;
}
