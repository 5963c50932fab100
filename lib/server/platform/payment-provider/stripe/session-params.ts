import type Stripe from 'stripe';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { formatPence, NOTHING, sum, type Pence } from '@/lib/domain/money';
import type { PayableOrder, SessionRequest } from '../port';
import { KEEPS_CARD, keptCustomer } from './card-params';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

const MOST_ITEMS = 100;

/** Returns the quote's lines, or one item with a discount: Stripe has no negative lines. The sum is the amount. */
export function lineItems({ title, reference, amount, lines }: PayableOrder): LineItem[] {
  const charged = lines.filter((line) => line.amount !== NOTHING);
  const canBeListed = charged.every((line) => line.amount > NOTHING) && charged.length <= MOST_ITEMS;
  if (charged.length > 0 && canBeListed && sum(charged.map((line) => line.amount)) === amount) {
    return charged.map((line) => item(line.label, line.amount, line.detail));
  }
  const named = charged.map((line) => `${line.label} ${formatPence(line.amount)}`);
  return [item(title, amount, [`Order ${reference}`, ...named].join('; '))];
}

const item = (name: string, amount: Pence, description?: string): LineItem => ({
  quantity: 1,
  price_data: {
    currency: 'gbp',
    unit_amount: amount,
    product_data: { name, ...(description && { description: description.slice(0, 1_000) }) },
  },
});

/** Stripe rejects a session that ends within 30 minutes. The end of a hold ends it earlier (BOOK-3). */
const SHORTEST_LIFE_MS = 31 * MINUTE_MS;

export function sessionExpiry(heldUntil: Date, now: Date): number {
  return Math.ceil(Math.max(heldUntil.getTime(), now.getTime() + SHORTEST_LIFE_MS) / 1_000);
}

/**
 * Returns the parameters of a session for exactly the shown amount in pounds. Cards and wallets only, because they
 * answer at once and a slot is held for half an hour (docs/decisions/0028-stripe.md).
 */
export function sessionParams(
  { paymentId, order, returnUrl, cancelUrl, keepsCard, customerRef }: SessionRequest,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: paymentId, order: order.reference };
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale: 'en-GB',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    client_reference_id: order.reference,
    ...(keepsCard ? keptCustomer(customerRef, order.email) : order.email !== '' && { customer_email: order.email }),
    line_items: lineItems(order),
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: sessionExpiry(order.heldUntil, now),
    metadata,
    ...(keepsCard && KEEPS_CARD),
    payment_intent_data: {
      description: `Order ${order.reference}`,
      metadata,
      ...(keepsCard && { setup_future_usage: 'off_session' }),
    },
  };
}
