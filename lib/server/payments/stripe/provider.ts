import type Stripe from 'stripe';
import { wrongField } from '../../http/problem';
import type { PaymentEvent, PaymentProvider, RefundRequest } from '../port';
import { asked, stripeClient } from './client';
import { refundState, toProviderEvent, toSessionState } from './events';
import { sessionParams } from './session-params';
import type { StripeSettings } from './settings';

/** How old a call may be, in seconds, before its signature is taken for a replay: what Stripe recommends. */
const TOLERANCE_SECONDS = 300;

/** Payments by Stripe Checkout. Every method throws StripeFault when Stripe cannot be reached, refuses or talks rubbish. */
export function stripeProvider(settings: StripeSettings, now: () => Date): PaymentProvider {
  const read = (id: string) => asked(settings, (stripe) => stripe.checkout.sessions.retrieve(id)).then(toSessionState);

  return {
    id: 'stripe',

    async createSession(request) {
      const { id, url } = await asked(settings, (stripe) =>
        stripe.checkout.sessions.create(sessionParams(request, now()), {
          idempotencyKey: `session:${request.paymentId}`,
        }),
      );
      if (!url) throw new Error('Stripe made a session without an address');
      return { url, providerRef: id };
    },

    readSession: ({ providerRef }) => read(providerRef),

    async endSession(providerRef): Promise<PaymentEvent | null> {
      const session = await read(providerRef);
      if (session.state === 'processing') return null;
      if (session.state === 'over') return session.event;
      const ended = toSessionState(await asked(settings, (stripe) => stripe.checkout.sessions.expire(providerRef)));
      return ended.state === 'over' ? ended.event : null;
    },

    refund: (request) => asked(settings, (stripe) => refund(stripe, request)),

    async parseEvent(raw, headers) {
      const stripe = await stripeClient(settings);
      const signature = headers['stripe-signature'] ?? '';
      try {
        const { webhookSecret } = settings;
        const at = now().getTime();
        return toProviderEvent(
          stripe.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at),
        );
      } catch {
        throw wrongField('stripe-signature', 'This was not signed by Stripe, or too long ago');
      }
    },
  };
}

/**
 * Stripe forgets idempotency keys after a day, while a refund may be asked for again later, by hand: so it is first
 * looked for among those of the payment.
 */
async function refund(stripe: Stripe, { refundId, providerRef, chargeRef, amount }: RefundRequest) {
  const charge = chargeRef ?? (await stripe.checkout.sessions.retrieve(providerRef)).payment_intent;
  if (charge === null) throw new Error('There is no payment in this session');
  const payment_intent = typeof charge === 'string' ? charge : charge.id;
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
  const made =
    data.find(({ metadata }) => metadata?.refund_id === refundId) ??
    (await stripe.refunds.create(
      { payment_intent, amount, reason: 'requested_by_customer', metadata: { refund_id: refundId } },
      { idempotencyKey: refundId },
    ));
  return { providerRef: made.id, state: refundState(made) };
}
