import type Stripe from 'stripe';
import type { PaymentEvent, ProviderEvent, RefundEvent, SessionState } from '@/lib/server/subjects/ledger/port';
import { toChargePaid } from './charges';

type Session = Stripe.Checkout.Session;

/** Stripe names an object by its id, or gives it whole where that was asked for. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** A session in which a card is given takes no money, so it is never paid. */
const isPaid = ({ mode, payment_status: status }: Session): boolean =>
  mode !== 'setup' && (status === 'paid' || status === 'no_payment_required');

const paid = (id: string, session: Session): PaymentEvent => ({
  id,
  providerRef: session.id,
  type: 'paid',
  taken: { amount: session.amount_total ?? -1, currency: session.currency ?? '' },
  chargeRef: idOf(session.payment_intent),
});

/** What Stripe's events mean here; null for those that mean nothing. The account may have other business of its own. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // Complete and yet unpaid: a method that answers later. Its outcome is an event of its own.
      return isPaid(event.data.object) ? paid(event.id, event.data.object) : null;
    case 'checkout.session.async_payment_failed':
      return { id: event.id, providerRef: event.data.object.id, type: 'failed' };
    case 'checkout.session.expired':
      return { id: event.id, providerRef: event.data.object.id, type: 'ended' };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return toRefundEvent(event.id, event.data.object);
    // A charge that fails says so in the answer to its call: `payment_intent.payment_failed` is no news.
    case 'payment_intent.succeeded':
      return toChargePaid(event.id, event.data.object);
    case 'charge.refunded': {
      const chargeRef = idOf(event.data.object.payment_intent);
      return chargeRef === null ? null : { id: event.id, type: 'charge_refunded', chargeRef };
    }
    default:
      return null;
  }
}

/** The page for another card in which one was given; null for every other event. Which card it is, its session says. */
export function finishedCardPage(event: Stripe.Event): string | null {
  if (event.type !== 'checkout.session.completed') return null;
  const { id, mode, metadata } = event.data.object;
  return mode === 'setup' && metadata?.setup_id !== undefined ? id : null;
}

/** What Stripe says of a refund; null for one that belongs to no payment intent. */
export function toRefundEvent(id: string, refund: Stripe.Refund): RefundEvent | null {
  const chargeRef = idOf(refund.payment_intent);
  if (chargeRef === null) return null;
  return {
    id,
    type: 'refund',
    refundRef: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    chargeRef,
    amount: refund.amount,
    state: refundState(refund),
  };
}

/** A refund that is pending is on its way: Stripe says so when it fails later. */
export const refundState = ({ status }: Pick<Stripe.Refund, 'status'>): 'done' | 'failed' =>
  status === 'failed' || status === 'canceled' ? 'failed' : 'done';

/** What a session has come to, when it is asked. Its answer is an event like Stripe's own, with an id made from it. */
export function toSessionState(session: Session): SessionState {
  const { id, status, url } = session;
  if (status === 'open' && url) return { state: 'open', url };
  if (status === 'complete') {
    return isPaid(session) ? { state: 'over', event: paid(`${id}:paid`, session) } : { state: 'processing' };
  }
  return { state: 'over', event: { id: `${id}:ended`, providerRef: id, type: 'ended' } };
}
