import { createContext, useContext } from 'react';
import type { orderPaymentLink } from '@/lib/api/orders';
import type { BodyOf } from '@/lib/api/request';
import type { calculatePersonalized } from '@/lib/contracts/calculation';
import type { CreatedOrderDto, createOrder } from '@/lib/contracts/checkout';
import type { planParking } from '@/lib/contracts/parking';
import type { DayDto, findSlots } from '@/lib/contracts/slots';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import type { AddOn, CoverStep, OrderDate, OrderLike, ServiceType } from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { QuotedParking } from '@/lib/domain/order/parking';
import type { PaymentPlan } from '@/lib/domain/pricing/payment-plan';
import type { Quote } from '@/lib/domain/pricing/quote';
import { FLOWS, type FlowId } from '@/lib/domain/services/flows';
import type { Refusal } from '@/lib/domain/timeline/types';
import type { AnswerRow } from './check/answer-row';
import type { Flow } from './engine/types';

export type BookingAnswers = CheckoutAnswers & {
  readonly addOns: readonly AddOn[];
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
  readonly timeSlot: Readonly<Partial<Record<OrderDate, SlotTimes | null>>>;
};

export type Purchase = { readonly idempotencyKey: string; readonly draftId: string; readonly expectedTotal: number };
type Range = { readonly from: LocalDate; readonly to: LocalDate };

export type CheaperOffer<V> = {
  /** "£176.88 for your list alone." */
  readonly text: string;
  /** The label of the button that takes it: "Switch to a custom move". */
  readonly action: string;
  readonly values: V;
};

/** Returns every answer as a row, in the order of the questions (FORM-5). */
type Rows<V extends BookingAnswers> = (values: V) => readonly AnswerRow[];

/** Everything about a flow in the browser. Shared code never checks which flow it serves. */
export type FlowConfig<V extends BookingAnswers = BookingAnswers> = Flow<V> & {
  readonly id: FlowId;
  readonly dateKey: OrderDate;
  /** Returns the flow's own service, then the extras. */
  readonly services: (values: V) => readonly ServiceType[];
  readonly priceRequest: (values: V) => BodyOf<typeof calculatePersonalized>;
  /** Returns the request about parking, for a flow in which a van comes to the door. */
  readonly parkingRequest?: (values: V, date: LocalDate) => BodyOf<typeof planParking>;
  readonly orderRequest: (values: V, purchase: Purchase) => BodyOf<typeof createOrder>;
  /** Orders as a signed-in customer, if the backend can. Throws ApiError unauthenticated. */
  readonly orderFromAccount?: (values: V, purchase: Purchase) => Promise<CreatedOrderDto>;
  /** Default: `orderPaymentLink`. */
  readonly paymentLink?: typeof orderPaymentLink;
  readonly orderLike: (values: V, quote: Quote) => Promise<OrderLike>;
  /** Loads the rows of all answers, which no step needs. */
  readonly fetchRows: () => Promise<Rows<V>>;
  /** Returns a way to the same job for less than the price, in words, with the answers that order it (FLW-1). */
  readonly cheaper?: (values: V, quote: Quote) => Promise<CheaperOffer<V> | null>;
  /** Returns the step of liability cover, or 'as_stored' for the cover agreed at the rental. */
  readonly covers?: (values: V) => CoverStep | 'as_stored';
  /** Returns how long the contract binds (LAW-4). */
  readonly binds: (values: V) => string;
  /** The plan of later payments, and the answer that agrees to it (LAW-4). */
  readonly payments?: {
    readonly field: keyof V & string;
    /** Name of the other work in the first payment: "the move". */
    readonly beside: string;
    readonly planOf: (values: V, quote: Quote) => PaymentPlan | null;
  };
  /** Returns additional promises, which are stated before payment. */
  readonly promises?: (values: V) => {
    readonly title: string;
    readonly fact: string | undefined;
    readonly texts: readonly string[];
  };
};

export type CheckedFlow<V extends BookingAnswers = BookingAnswers> = FlowConfig<V> & {
  readonly rows: Rows<V>;
  /** Returns what does not work on the chosen day, for a flow whose order page shows the day hour by hour. */
  readonly dayRefusals?: (values: V, miles: number | null) => readonly Refusal[];
};

export const dayOf = ({ dates }: BookingAnswers, key: OrderDate): LocalDate | '' => dates[key] ?? '';
export const slotOf = ({ timeSlot }: BookingAnswers, key: OrderDate): SlotTimes | null => timeSlot[key] ?? null;

/** Adds the draft's id to a price request, so that the backend keeps the prices quoted for the draft. */
export const withDraftId = <R extends object>(request: R, draftId: string | null): R =>
  draftId === null ? request : { ...request, draftId };

/** Returns the price request for a range of days, on which the chosen day has no effect. */
export function slotsRequestOf<V extends BookingAnswers>(
  flow: Pick<FlowConfig<V>, 'id' | 'dateKey' | 'priceRequest'>,
  values: V,
  range: Range,
  draftId: string | null,
): BodyOf<typeof findSlots> {
  const request = flow.priceRequest({ ...values, dates: { ...values.dates, [flow.dateKey]: '' } });
  const { service } = FLOWS[flow.id];
  return { service, ...range, answers: withDraftId(request, draftId) } as BodyOf<typeof findSlots>;
}

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

/** The server's clock and calendar, which every step gets from its page. No answers, no prices. */
export type BookingFacts = {
  readonly today: LocalDate;
  readonly bookable: { readonly first: LocalDate; readonly last: LocalDate };
  readonly draftId: string | null;
  /** Days that the server has already priced, so that the calendar renders with the page. */
  readonly knownDays: readonly DayDto[];
  /** The parking to arrange on the chosen day, where the page shows it. */
  readonly parking: QuotedParking | null;
  readonly isForCustomer: boolean;
};

export type FlowContext = { readonly flow: FlowConfig; readonly facts: BookingFacts };
export const FlowContext = createContext<FlowContext | null>(null);

export function useFlow(): FlowContext {
  const context = useContext(FlowContext);
  if (!context) throw new Error('A step was rendered outside its flow');
  return context;
}
