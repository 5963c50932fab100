import { mayUseOptional } from '@/lib/analytics/consent';
import { track } from '@/lib/analytics/track';
import { bookOrder, createOrder, orderPaymentLink } from '@/lib/api/orders';
import { sendConversion } from '@/lib/api/telemetry';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { toPounds } from '@/lib/domain/money';
import { orderTier, TIER_VALUES } from '@/lib/domain/order/tier';
import type { Quote } from '@/lib/domain/pricing/quote';
import { codeOf } from '../engine/failures';
import type { BookingAnswers, FlowConfig } from '../flow-config';

type Purchase<V extends BookingAnswers> = {
  readonly flow: FlowConfig<V>;
  readonly answers: V;
  readonly quote: Quote;
  readonly draftId: string;
  readonly isSignedIn?: boolean | undefined;
  /** Whether an operator orders for a customer on the telephone. */
  readonly isForCustomer?: boolean | undefined;
};

/** Milliseconds to wait for the conversion event to be sent. */
const CONVERSION_PATIENCE_MS = 1500;

/**
 * Creates the order, or returns the one with the same key: from the account of a signed-in customer, or as a guest
 * when the session has ended meanwhile. Throws ApiError.
 */
export async function placeOrder<V extends BookingAnswers>(
  { flow, answers, quote, draftId, isSignedIn = false, isForCustomer = false }: Purchase<V>,
  idempotencyKey: string,
): Promise<CreatedOrderDto> {
  const purchase = { idempotencyKey, draftId, expectedTotal: toPounds(quote.totalWithDiscount) };
  // Without the operator's session the call fails, because as a guest the operator would own the order.
  if (isForCustomer) return bookOrder(flow.orderRequest(answers, purchase));
  const asGuest = () => createOrder(flow.orderRequest(answers, purchase));
  if (!isSignedIn || !flow.orderFromAccount) return asGuest();
  return flow.orderFromAccount(answers, purchase).catch((error: unknown) => {
    if (codeOf(error) === 'unauthenticated') return asGuest();
    throw error;
  });
}

/**
 * Reports the value of the order (QUO-10), to advertising only with consent. Never fails and never delays the visitor
 * for long.
 */
export async function tellConversion<V extends BookingAnswers>(
  { flow, answers, quote }: Purchase<V>,
  orderId: string,
): Promise<void> {
  const order = await flow.orderLike(answers, quote);
  const tier = orderTier(order);
  const { firstName, lastName, email, phone, phonePrefix } = order.details;
  track('order_created', { flow: flow.id, value: TIER_VALUES[tier] });
  if (!mayUseOptional()) return;
  const sent = sendConversion({
    event: 'order_created',
    tier,
    value: TIER_VALUES[tier],
    firstName,
    lastName,
    email,
    phone: dialledNumber(phonePrefix, phone),
    orderId,
  });
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, CONVERSION_PATIENCE_MS))]);
}

export async function paymentAddress<V extends BookingAnswers>(
  { paymentLink = orderPaymentLink }: Pick<FlowConfig<V>, 'paymentLink'>,
  { orderId, token }: CreatedOrderDto,
): Promise<string> {
  return (await paymentLink(orderId, token)).url;
}
