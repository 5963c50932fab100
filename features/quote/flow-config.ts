import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { orderPaymentLink } from '@/lib/api/orders';
import type { BodyOf } from '@/lib/api/request';
import type { calculatePersonalized } from '@/lib/contracts/calculation';
import type { CreatedOrderDto, createOrder } from '@/lib/contracts/checkout';
import type { planParking } from '@/lib/contracts/parking';
import type { DayDto, findSlots } from '@/lib/contracts/slots';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import type {
  AddOn,
  CoverStep,
  LocalDate,
  OrderDate,
  OrderLike,
  ServiceType,
  SlotTimes,
} from '@/lib/domain/order-types';
import type { QuotedParking } from '@/lib/domain/order/parking';
import type { PaymentPlan } from '@/lib/domain/pricing/payment-plan';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { AnswerRow } from './check/answer-row';
import type { Flow } from './engine/types';

/** The answers that every flow with a booked slot has in common. */
export type BookingAnswers = CheckoutAnswers & {
  readonly addOns: readonly AddOn[];
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
  readonly timeSlot: Readonly<Partial<Record<OrderDate, SlotTimes | null>>>;
};

export type Purchase = { readonly idempotencyKey: string; readonly draftId: string; readonly expectedTotal: number };
type Range = { readonly from: LocalDate; readonly to: LocalDate };

/** Returns every answer as a row, in the order of the questions (FORM-5). */
type Rows<V extends BookingAnswers> = (values: V) => readonly AnswerRow[];

/**
 * Everything about a flow in the browser: what the engine needs (`Flow`), and what the shared steps and pages need. Shared
 * code never checks which flow it serves.
 */
export type FlowConfig<V extends BookingAnswers = BookingAnswers> = Flow<V> & {
  /** The flow's own date among the dates of an order. */
  readonly dateKey: OrderDate;
  /** Returns the booked services: the flow's own service, then the extras. */
  readonly services: (values: V) => readonly ServiceType[];
  readonly priceRequest: (values: V) => BodyOf<typeof calculatePersonalized>;
  /** Returns the price request for a range of days. The chosen day has no effect on it. */
  readonly slotsRequest: (values: V, range: Range) => BodyOf<typeof findSlots>;
  /** Returns the request about parking on a day, for a flow in which a van comes to the door. */
  readonly parkingRequest?: (values: V, date: LocalDate) => BodyOf<typeof planParking>;
  readonly orderRequest: (values: V, purchase: Purchase) => BodyOf<typeof createOrder>;
  /** Orders as a signed-in customer, where the backend has a call for it. Throws ApiError unauthenticated. */
  readonly orderFromAccount?: (values: V, purchase: Purchase) => Promise<CreatedOrderDto>;
  /** Returns the payment link of the order. Default: `orderPaymentLink`. */
  readonly paymentLink?: typeof orderPaymentLink;
  readonly orderLike: (values: V, quote: Quote) => Promise<OrderLike>;
  /** Loads the rows of all answers. Only pages that show them do, and no step. */
  readonly fetchRows: () => Promise<Rows<V>>;
  /** Renders the day below the answers on the check page. `wayBack` links to the step with the day. */
  readonly Plan?: ComponentType<{ readonly values: V; readonly miles: number | null; readonly wayBack: ReactNode }>;
  /** Returns the step of liability cover where it can be chosen, or 'as_stored' for the cover agreed at the rental. */
  readonly covers?: (values: V) => CoverStep | 'as_stored';
  /** Returns how long the contract binds (LAW-4). */
  readonly binds: (values: V) => string;
  /** For a flow with later payments: the plan, and the answer that agrees to it on the check page (LAW-4). */
  readonly payments?: {
    readonly field: keyof V & string;
    /** Name of the other work in the first payment: "the move". */
    readonly beside: string;
    readonly planOf: (values: V, quote: Quote) => PaymentPlan | null;
  };
  /** Returns the additional promises and their conditions, which are stated before payment. */
  readonly promises?: (values: V) => { readonly title: string; readonly texts: readonly string[] };
};

/** The flow on the check page, with the rows of all answers loaded. */
export type CheckedFlow<V extends BookingAnswers = BookingAnswers> = FlowConfig<V> & { readonly rows: Rows<V> };

export const dayOf = ({ dates }: BookingAnswers, key: OrderDate): LocalDate | '' => dates[key] ?? '';
export const slotOf = ({ timeSlot }: BookingAnswers, key: OrderDate): SlotTimes | null => timeSlot[key] ?? null;

/** Returns a price request with the draft's id, so that the backend keeps the prices that it quoted for the draft. */
export const ofDraft = <R extends object>(request: R, draftId: string | null): R =>
  draftId === null ? request : { ...request, draftId };

/** Returns the request for the days of a range with their prices, for a draft. */
export function slotsRequestOf<V extends BookingAnswers>(
  flow: Pick<FlowConfig<V>, 'slotsRequest'>,
  values: V,
  range: Range,
  draftId: string | null,
): BodyOf<typeof findSlots> {
  const request = flow.slotsRequest(values, range);
  return { ...request, answers: ofDraft(request.answers, draftId) } as BodyOf<typeof findSlots>;
}

/** Returns the answers with another day and slot. */
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

/** The facts that every step gets from its page: the server's clock and calendar. No answers, no prices. */
export type BookingFacts = {
  /** The date in London when the page was rendered. */
  readonly today: LocalDate;
  readonly bookable: { readonly first: LocalDate; readonly last: LocalDate };
  /** The page's draft; null before the first save. */
  readonly draftId: string | null;
  /** Days that the server has already priced, so that the calendar renders with the page. */
  readonly knownDays: readonly DayDto[];
  /** The parking to arrange on the chosen day, where the page shows it. */
  readonly parking: QuotedParking | null;
  /** Whether an operator answers for a customer on the telephone. */
  readonly isForCustomer: boolean;
};

export type FlowContext = { readonly flow: FlowConfig; readonly facts: BookingFacts };
export const FlowContext = createContext<FlowContext | null>(null);

export function useFlow(): FlowContext {
  const context = useContext(FlowContext);
  if (!context) throw new Error('A step was rendered outside its flow');
  return context;
}
