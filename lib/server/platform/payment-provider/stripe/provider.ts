import type Stripe from 'stripe';
import { pence, type Pence } from '@/lib/domain/money';
import { stillRefundable } from '@/lib/domain/order/money-back';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { StripeSettings } from '@/lib/server/platform/config/stripe';
import type { PaymentEvent, PaymentProvider, RefundMade, RefundRequest } from '../port';
import { stripeCards } from './cards';
import { callStripe, stripeClient } from './client';
import { finishedCardPage, refundState, toProviderEvent, toRefundEvent, toSessionState } from './events';
import { sessionParams } from './session-params';

/** Seconds after which a call counts as a replay, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;

/** A customer who cancels waits this long for the refunds made at Stripe. */
const RECHECK_MS = 3_000;

/** Every method throws StripeFault when Stripe cannot be reached, refuses or gives an unreadable answer. */
export function stripeProvider(settings: StripeSettings, now: () => Date): PaymentProvider {
  const read = (id: string) =>
    callStripe(settings, (stripe) => stripe.checkout.sessions.retrieve(id)).then(toSessionState);

  const { readCharged, ...cards } = stripeCards(settings);

  return {
    id: 'stripe',
    ...cards,

    async createSession(request) {
      const key = { idempotencyKey: `session:${request.paymentId}` };
      const { id, url } = await callStripe(settings, (stripe) =>
        stripe.checkout.sessions.create(sessionParams(request, now()), key),
      );
      if (!url) throw new Error('Stripe made a session without an address');
      return { url, providerRef: id };
    },

    readSession: ({ providerRef }) => read(providerRef),

    async endSession(providerRef): Promise<PaymentEvent | null> {
      const session = await read(providerRef);
      if (session.state === 'processing') return null;
      if (session.state === 'over') return session.event;
      const expired = await callStripe(settings, (stripe) => stripe.checkout.sessions.expire(providerRef));
      const ended = toSessionState(expired);
      return ended.state === 'over' ? ended.event : null;
    },

    refund: (request) => callStripe(settings, (stripe) => refund(stripe, request)),

    async readRefunds(chargeRef) {
      const patience = { timeout: Math.min(settings.timeoutMs ?? RECHECK_MS, RECHECK_MS), maxNetworkRetries: 0 };
      const { data } = await callStripe(settings, (stripe) => refundsOf(stripe, chargeRef, patience));
      return data.flatMap((made) => toRefundEvent(`${made.id}:${refundState(made)}`, made) ?? []);
    },

    async readCharge(chargeRef) {
      const params = { payment_intent: chargeRef, limit: 1 };
      const { data } = await callStripe(settings, (stripe) => stripe.checkout.sessions.list(params));
      const session = data[0] && toSessionState(data[0]);
      return session ? (session.state === 'over' ? session.event : null) : readCharged(chargeRef);
    },

    async parseEvent(raw, headers) {
      const call = { raw, signature: headers['stripe-signature'] ?? '', at: now() };
      const event = signedEvent(await stripeClient(settings), settings, call);
      const setupRef = finishedCardPage(event);
      if (setupRef === null) return toProviderEvent(event);
      const card = await cards.readCardPage(setupRef);
      return card && { id: event.id, type: 'card_kept', setupRef, card };
    },
  };
}

type Call = { readonly raw: string; readonly signature: string; readonly at: Date };

function signedEvent(stripe: Stripe, { webhookSecret }: StripeSettings, { raw, signature, at }: Call): Stripe.Event {
  const { webhooks } = stripe;
  try {
    return webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at.getTime());
  } catch {
    throw wrongField('stripe-signature', 'This was not signed by Stripe, or was signed too long ago');
  }
}

const refundsOf = (stripe: Stripe, payment_intent: string, patience: Stripe.RequestOptions = {}) =>
  stripe.refunds.list({ payment_intent, limit: 100 }, patience);

/** Looks for an earlier refund first, because Stripe forgets idempotency keys after a day. */
async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundMade> {
  const { refundId, providerRef, chargeRef, paid } = request;
  const charge = chargeRef ?? (await stripe.checkout.sessions.retrieve(providerRef)).payment_intent;
  if (charge === null) throw new Error('There is no payment in this session');
  const payment_intent = typeof charge === 'string' ? charge : charge.id;
  const { data } = await refundsOf(stripe, payment_intent);
  const known = data.find(({ metadata }) => metadata?.refund_id === refundId);
  const gone = data.map((made) => ({ amount: pence(made.amount), state: refundState(made), isByHand: true }));
  const amount = pence(Math.min(request.amount, stillRefundable(paid, gone)));
  if (!known && amount === 0) return { state: 'covered', providerRef: null };
  const made =
    known ?? (await create(stripe, { ...request, amount }, { payment_intent, isLess: amount < request.amount }));
  const refunded = { providerRef: made.id };
  const state = refundState(made);
  return state === 'done' ? { ...refunded, state, amount: pence(made.amount) } : { ...refunded, state };
}

type Creation = { readonly payment_intent: string; readonly isLess: boolean };

/** A key belongs to one amount, so a smaller refund has its own key. */
function create(
  stripe: Stripe,
  { refundId, amount }: { readonly refundId: string; readonly amount: Pence },
  { payment_intent, isLess }: Creation,
): Promise<Stripe.Refund> {
  return stripe.refunds.create(
    { payment_intent, amount, reason: 'requested_by_customer', metadata: { refund_id: refundId } },
    { idempotencyKey: isLess ? `${refundId}:${amount}` : refundId },
  );
}
