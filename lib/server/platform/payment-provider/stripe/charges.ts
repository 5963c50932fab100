import type Stripe from 'stripe';
import { chargedAs, type ChargeMade, type PaymentEvent } from '../port';
import { CHARGE } from './card-params';

type Intent = Stripe.PaymentIntent;

/** Returns the outcome of a charge, or null when it was cancelled. Throws while Stripe does not know yet. */
export function toChargeMade({ id, status, last_payment_error: error }: Intent): ChargeMade | null {
  switch (status) {
    case 'succeeded':
      return { state: 'paid', chargeRef: id };
    case 'requires_payment_method':
      return { state: refusalState(error), chargeRef: id };
    case 'requires_action':
    case 'requires_confirmation':
      return { state: 'needs_confirmation', chargeRef: id };
    case 'canceled':
      return null;
    default:
      throw new Error(`The answer to a charge is still to come: ${status}`);
  }
}

type CardError = {
  readonly type?: unknown;
  readonly param?: unknown;
  readonly code?: unknown;
  readonly decline_code?: unknown;
  readonly advice_code?: unknown;
  readonly payment_intent?: { readonly id?: string };
};

/** Returns the refusal of a card by its bank, or of a card that was deleted at Stripe; null for every other fault. */
export function toRefusal(fault: unknown): ChargeMade | null {
  const error = fault as CardError;
  if (isOfCard(error)) return { state: 'hard_declined', chargeRef: null };
  if (error.type !== 'StripeCardError') return null;
  return { state: refusalState(error), chargeRef: error.payment_intent?.id ?? null };
}

const isOfCard = ({ type, param }: CardError): boolean =>
  type === 'StripeInvalidRequestError' && ['customer', 'payment_method'].some((name) => name === param);

/**
 * Codes after which no attempt can succeed: "hard decline codes"
 * (docs.stripe.com/billing/revenue-recovery/smart-retries), and those that no balance, limit or time can change
 * (docs.stripe.com/declines/codes).
 */
const HARD_DECLINES: ReadonlySet<unknown> = new Set([
  'card_not_supported',
  'currency_not_supported',
  'expired_card',
  'highest_risk_level',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'new_account_information_available',
  'pickup_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
]);

function refusalState(
  error: CardError | Intent['last_payment_error'],
): 'refused' | 'hard_declined' | 'needs_confirmation' {
  const codes = [error?.code, error?.decline_code];
  if (codes.includes('authentication_required')) return 'needs_confirmation';
  const isHard = error?.advice_code === 'do_not_try_again' || codes.some((code) => HARD_DECLINES.has(code));
  return isHard ? 'hard_declined' : 'refused';
}

/** Returns the paid event of one of our charges, or null for payments of sessions and of others. */
export function toChargePaid(id: string, intent: Intent): PaymentEvent | null {
  const { kind, payment_id: paymentId } = intent.metadata;
  if (kind !== CHARGE || paymentId === undefined || intent.status !== 'succeeded') return null;
  return {
    id,
    providerRef: chargedAs(paymentId),
    type: 'paid',
    chargeRef: intent.id,
    taken: { amount: intent.amount_received, currency: intent.currency },
  };
}
