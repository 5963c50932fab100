import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

/** The Stripe keys of the test configuration. */
export const STRIPE_ENV = { STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_test' } as const;

const { webhooks } = new Stripe(STRIPE_ENV.STRIPE_SECRET_KEY);

export type StripeEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly livemode: boolean;
  readonly data: { readonly object: object };
};

/** Returns an event in Stripe's format about the current state of an object. */
export const stripeEvent = (type: string, object: object, id = `evt_${randomUUID()}`): StripeEvent => ({
  id,
  object: 'event',
  type,
  livemode: false,
  data: { object: structuredClone(object) },
});

type Signing = { readonly at: Date; readonly secret?: string };

/** Returns an event with its signature by Stripe's own library. */
export function signedStripeEvent(event: StripeEvent, { at, secret = STRIPE_ENV.STRIPE_WEBHOOK_SECRET }: Signing) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1_000);
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/** Sends an event to the webhook. */
export function sendStripeEvent(origin: string, event: StripeEvent, signing: Signing): Promise<Response> {
  const { payload, signature } = signedStripeEvent(event, signing);
  return fetch(`${origin}/api/payments/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
}
