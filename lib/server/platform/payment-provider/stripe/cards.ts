import type Stripe from 'stripe';
import type { StripeSettings } from '@/lib/server/platform/config/stripe';
import type { ChargeMade, PaymentEvent, PaymentProvider, SavedCard } from '../port';
import { cardPageParams, chargeParams } from './card-params';
import { toChargeMade, toChargePaid, toRefusal } from './charges';
import { callStripe } from './client';
import { idOf } from './events';

type Cards = Pick<PaymentProvider, 'readCard' | 'createCardPage' | 'readCardPage' | 'charge' | 'findCharge'> & {
  /** Null for an intent that is not one of our charges. */
  readonly readCharged: (chargeRef: string) => Promise<PaymentEvent | null>;
};

export function stripeCards(settings: StripeSettings): Cards {
  const sessionWith = (id: string, intent: 'payment_intent' | 'setup_intent') =>
    callStripe(settings, (stripe) => stripe.checkout.sessions.retrieve(id, { expand: [intent] }));

  return {
    async readCard({ providerRef }) {
      const session = await sessionWith(providerRef, 'payment_intent');
      return cardIn(session, session.payment_intent);
    },

    async createCardPage(request) {
      const key = { idempotencyKey: `card:${request.setupId}` };
      const { id, url } = await callStripe(settings, (stripe) =>
        stripe.checkout.sessions.create(cardPageParams(request), key),
      );
      if (!url) throw new Error('Stripe made a session without an address');
      return { url, providerRef: id };
    },

    async readCardPage(setupRef) {
      const session = await sessionWith(setupRef, 'setup_intent');
      return session.status === 'complete' ? cardIn(session, session.setup_intent) : null;
    },

    charge: async (request) => {
      const key = { idempotencyKey: `charge:${request.paymentId}` };
      const answer = await callStripe(settings, (stripe) =>
        stripe.paymentIntents.create(chargeParams(request), key).catch(refusalOf),
      );
      const made = 'object' in answer ? toChargeMade(answer) : answer;
      if (!made) throw new Error('Stripe called a charge off');
      return made;
    },

    async findCharge(paymentId, { customerRef }) {
      const intent = await callStripe(settings, (stripe) => intentOf(stripe, paymentId, customerRef));
      return intent && toChargeMade(intent);
    },

    async readCharged(chargeRef) {
      const intent = await callStripe(settings, (stripe) =>
        stripe.paymentIntents.retrieve(chargeRef).catch(nullIfMissing),
      );
      return intent && toChargePaid(`${intent.id}:paid`, intent);
    },
  };
}

function refusalOf(fault: unknown): ChargeMade {
  const refusal = toRefusal(fault);
  if (!refusal) throw fault;
  return refusal;
}

function nullIfMissing(fault: unknown): null {
  if ((fault as { readonly code?: unknown }).code === 'resource_missing') return null;
  throw fault;
}

/** Stripe lists the newest first, so the first page has a recent charge. */
async function intentOf(stripe: Stripe, paymentId: string, customer: string): Promise<Stripe.PaymentIntent | null> {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata.payment_id === paymentId) return intent;
  }
  return null;
}

type Intent = { readonly payment_method: Parameters<typeof idOf>[0] };

function cardIn({ customer }: Stripe.Checkout.Session, intent: Intent | string | null): SavedCard | null {
  const method = intent === null || typeof intent === 'string' ? null : idOf(intent.payment_method);
  const owner = idOf(customer);
  return method === null || owner === null ? null : { customerRef: owner, methodRef: method };
}
