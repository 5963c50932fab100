import { createOrder, orderPaymentLink } from '@/lib/api/orders';
import { sendConversion } from '@/lib/api/telemetry';
import { track } from '@/lib/analytics/track';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { toPounds } from '@/lib/domain/money';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { toOrderLike } from '@/lib/domain/order/order-like';
import { internationalNumber } from '@/lib/domain/order/phone';
import { orderTier, TIER_VALUES } from '@/lib/domain/order/tier';
import type { MovingSpace } from '@/lib/domain/order/types';
import type { Quote } from '@/lib/domain/pricing/quote';

export type Purchase = { readonly answers: MovingAnswers; readonly quote: Quote; readonly draftId: string };

/** Long enough for an event to leave, short enough that nobody waits for advertising. */
const CONVERSION_PATIENCE_MS = 1500;

/** Creates the order, or answers the one that this key already made. Throws ApiError. */
export function placeOrder({ answers, quote, draftId }: Purchase, idempotencyKey: string): Promise<CreatedOrderDto> {
  return createOrder({
    idempotencyKey,
    draftId,
    flow: 'moving',
    // The check page is reached only with both chosen; the server refuses anything else.
    answers: {
      ...answers,
      movingSpace: answers.movingSpace as MovingSpace,
      timeSlot: { movingDate: answers.timeSlot.movingDate ?? ['', ''] },
    },
    expectedTotal: toPounds(quote.totalWithDiscount),
  });
}

/** QUO-10: tells what the order is worth. Never fails and never holds the visitor up. */
export async function tellConversion({ answers, quote }: Purchase, orderId: string): Promise<void> {
  const order = toOrderLike(answers, quote);
  const tier = orderTier(order);
  const { firstName, lastName, email, phone, phonePrefix } = order.details;
  track('order_created', { flow: 'moving', value: TIER_VALUES[tier] });
  const sent = sendConversion({
    event: 'order_created',
    tier,
    value: TIER_VALUES[tier],
    firstName,
    lastName,
    email,
    phone: internationalNumber(phonePrefix, phone),
    orderId,
  });
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, CONVERSION_PATIENCE_MS))]);
}

export const paymentAddress = async ({ orderId, token }: CreatedOrderDto): Promise<string> =>
  (await orderPaymentLink(orderId, token)).url;
