import { cancellationTerms, fullRefundText } from '@/lib/domain/order/cancellation';
import { dayOf, slotOf, type BookingAnswers, type FlowConfig } from '../flow-config';

type Booked<V extends BookingAnswers> = Pick<FlowConfig<V>, 'services' | 'dateKey'>;

/** Returns the services that the answers book, agreed at `now`. Null without a day and slot. */
function bookedServices<V extends BookingAnswers>(flow: Booked<V>, values: V, now: string) {
  const date = dayOf(values, flow.dateKey);
  const slot = slotOf(values, flow.dateKey);
  const { wantsStartWithin14Days } = values;
  return date === '' || !slot
    ? null
    : { services: flow.services(values), date, slot, agreedAt: new Date(now), wantsStartWithin14Days };
}

/** Returns the cancellation terms of each service (LAW-4, LAW-6). Empty without a day and slot. */
export function termsOf<V extends BookingAnswers>(flow: Booked<V>, values: V, now: string) {
  const booked = bookedServices(flow, values, now);
  return booked ? cancellationTerms(booked) : [];
}

/** Returns "Full refund until Monday 7 December, 10:00", or null without a day and slot. */
export function refundTextOf<V extends BookingAnswers>(flow: Booked<V>, values: V, now: string): string | null {
  const booked = bookedServices(flow, values, now);
  return booked && fullRefundText(booked);
}
