import type Stripe from 'stripe';
import { pence } from '@/lib/domain/money';
import type { PaymentEvent, ProviderEvent, RefundEvent, SessionState } from '../port';
import { toChargePaid } from './charges';

type Session = Stripe.Checkout.Session;

/** Returns the id of an object, which Stripe gives as an id or expanded. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** A session that saves a card takes no money and is never paid. */
const isPaid = ({ mode, payment_status: status }: Session): boolean =>
  mode !== 'setup' && (status === 'paid' || status === 'no_payment_required');

const paid = (id: string, session: Session): PaymentEvent => ({
  id,
  providerRef: session.id,
  type: 'paid',
  taken: { amount: session.amount_total ?? -1, currency: session.currency ?? '' },
  chargeRef: idOf(session.payment_intent),
});

/** Returns null for an event of no interest: the account may have other business. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // A complete but unpaid session uses a delayed payment method, whose outcome is a separate event.
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
    // `payment_intent.payment_failed` is ignored: the answer to the charge call already says so.
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

/** Returns the session in which a card was given, from which it must be read; null for every other event. */
export function finishedCardPage(event: Stripe.Event): string | null {
  if (event.type !== 'checkout.session.completed') return null;
  const { id, mode, metadata } = event.data.object;
  return mode === 'setup' && metadata?.setup_id !== undefined ? id : null;
}

export function toRefundEvent(id: string, refund: Stripe.Refund): RefundEvent | null {
  const chargeRef = idOf(refund.payment_intent);
  if (chargeRef === null) return null;
  return {
    id,
    type: 'refund',
    refundRef: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    chargeRef,
    amount: pence(refund.amount),
    state: refundState(refund),
  };
}

/** Counts a pending refund as done, because Stripe reports a later failure. */
export const refundState = ({ status }: Pick<Stripe.Refund, 'status'>): 'done' | 'failed' =>
  status === 'failed' || status === 'canceled' ? 'failed' : 'done';

/** Returns the state of a session, as an event with an id derived from the session. */
export function toSessionState(session: Session): SessionState {
  const { id, status, url } = session;
  if (status === 'open' && url) return { state: 'open', url };
  if (status === 'complete') {
    return isPaid(session) ? { state: 'over', event: paid(`${id}:paid`, session) } : { state: 'processing' };
  }
  return { state: 'over', event: { id: `${id}:ended`, providerRef: id, type: 'ended' } };
}
