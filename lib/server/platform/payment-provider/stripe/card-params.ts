import type Stripe from 'stripe';
import type { CardRequest, ChargeRequest } from '../port';

/** Marks a payment intent made without a session. */
export const CHARGE = 'charge';

/** Keeps the customer that Stripe already knows. */
export const keptCustomer = (customerRef: string | null, email: string) =>
  customerRef === null
    ? ({ customer_creation: 'always', customer_email: email } as const)
    : ({ customer: customerRef } as const);

export const KEEPS_CARD = {
  custom_text: { submit: { message: 'Your card is kept for your later storage payments, as you agreed.' } },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

export function cardPageParams(request: CardRequest): Stripe.Checkout.SessionCreateParams {
  const { setupId, reference, email, customerRef, returnUrl, cancelUrl } = request;
  const metadata = { setup_id: setupId, order: reference };
  return {
    mode: 'setup',
    locale: 'en-GB',
    currency: 'gbp',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    ...keptCustomer(customerRef, email),
    success_url: returnUrl,
    cancel_url: cancelUrl,
    metadata,
    setup_intent_data: { description: `Card for the storage payments of ${reference}`, metadata },
    custom_text: { submit: { message: 'This card pays for your storage from now on, as you agreed.' } },
  };
}

/** Allows cards only, because other methods may redirect and the customer is absent. */
export function chargeParams(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  const { paymentId, card, amount, reference, title } = request;
  return {
    amount,
    currency: 'gbp',
    customer: card.customerRef,
    payment_method: card.methodRef,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: `${title}, order ${reference}`,
    metadata: { payment_id: paymentId, order: reference, kind: CHARGE },
  };
}
