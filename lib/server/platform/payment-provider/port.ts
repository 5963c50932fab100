import type { Pence } from '@/lib/domain/money';
import type { Deps } from '@/lib/server/platform/installation/deps';

/** The facts of an order that a payment provider needs, without personal data other than the receipt's address. */
export type PayableOrder = {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly amount: Pence;
  /** Discounts are below zero. Empty when the amount has no lines. */
  readonly lines: readonly { readonly label: string; readonly detail?: string; readonly amount: Pence }[];
  /** The address for the receipt, or '' to send none or let the payment page ask. */
  readonly email: string;
  readonly heldUntil: Date;
};

export type SessionRequest = {
  /** Our id, made before the session. Providers with idempotency keys use the id as one, here and below. */
  readonly paymentId: string;
  readonly order: PayableOrder;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Whether the card is kept for later charges, as the customer agreed on the page before. */
  readonly keepsCard: boolean;
  /** The provider's id of the customer, or null if not known yet. */
  readonly customerRef: string | null;
};

/** A saved card by the provider's ids, without card data. */
export type SavedCard = { readonly customerRef: string; readonly methodRef: string };

/** A request for a page on which a customer gives another card without a payment. */
export type CardRequest = {
  readonly setupId: string;
  readonly reference: string;
  readonly email: string;
  readonly customerRef: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

/** Returns the provider reference of a charge, which has no session. */
export const chargedAs = (paymentId: string): string => `charge:${paymentId}`;

export type ChargeRequest = {
  readonly paymentId: string;
  readonly card: SavedCard;
  readonly amount: Pence;
  readonly reference: string;
  /** "Storage from 12 January to 9 February 2027". */
  readonly title: string;
};

/**
 * The answer to a charge. `hard_declined`: the card will never be charged successfully. `needs_confirmation`: the bank
 * asks for the customer's authentication.
 */
export type ChargeMade =
  | { readonly state: 'paid'; readonly chargeRef: string }
  | { readonly state: 'refused' | 'hard_declined' | 'needs_confirmation'; readonly chargeRef: string | null };

export type RefundRequest = {
  readonly refundId: string;
  readonly providerRef: string;
  /** The provider's id of the payment in the session, if known. */
  readonly chargeRef: string | null;
  readonly amount: Pence;
  /** The amount paid in the session, which limits all its refunds. */
  readonly paid: Pence;
};

/** The answer to a refund. `covered`: everything was refunded already. `amount`: possibly less than requested. */
export type RefundMade =
  | { readonly state: 'done'; readonly providerRef: string; readonly amount: Pence }
  | { readonly state: 'failed'; readonly providerRef: string | null }
  | { readonly state: 'covered'; readonly providerRef: null };

/** `failed`: the provider could not refund, so the operator has to refund in another way. */
export type RefundState = 'done' | 'failed';

/** `url`: the page where the customer pays. `providerRef`: its id in the provider's events. */
export type PaymentSession = { readonly url: string; readonly providerRef: string };

/**
 * An event of a session, once per `id`. `failed`: the customer may try again. `cancelled`: the customer left. `ended`:
 * the session can no longer be paid.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly providerRef: string;
  readonly type: 'paid' | 'failed' | 'cancelled' | 'ended';
  /** The amount taken, in the currency's smallest unit. When missing, the requested amount was taken. */
  readonly taken?: { readonly amount: number; readonly currency: string };
  /** The provider's id of the payment for refunds. */
  readonly chargeRef?: string | null;
};

/** An event of a `CardRequest` in which a customer has given another card. */
export type CardKeptEvent = {
  readonly id: string;
  readonly type: 'card_kept';
  readonly setupRef: string;
  readonly card: SavedCard;
};

/** An event of a refund: one of ours (`refundId`), or one made by hand at the provider. */
export type RefundEvent = {
  readonly id: string;
  readonly type: 'refund';
  readonly refundRef: string;
  readonly refundId: string | null;
  readonly chargeRef: string;
  readonly amount: Pence;
  readonly state: RefundState;
};

/** An event of a refunded charge without the refunds themselves, which must be read from the provider. */
export type ChargeRefundedEvent = { readonly id: string; readonly type: 'charge_refunded'; readonly chargeRef: string };

export type ProviderEvent = PaymentEvent | RefundEvent | ChargeRefundedEvent | CardKeptEvent;

/** `processing`: the customer has finished, but the outcome is still to come. */
export type SessionState =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'processing' }
  | { readonly state: 'over'; readonly event: PaymentEvent };

/** A payment provider by redirect: no card data ever touches this app (LAW-13). */
export type PaymentProvider = {
  readonly id: 'test' | 'stripe';
  readonly createSession: (request: SessionRequest) => Promise<PaymentSession>;
  readonly readSession: (payment: { readonly id: string; readonly providerRef: string }) => Promise<SessionState>;
  /** Returns the event that ended the session or paid it first, or null while the provider does not know yet. */
  readonly endSession: (providerRef: string) => Promise<PaymentEvent | null>;
  readonly readCard: (payment: {
    readonly providerRef: string;
    readonly chargeRef: string | null;
  }) => Promise<SavedCard | null>;
  readonly createCardPage: (request: CardRequest) => Promise<PaymentSession>;
  readonly readCardPage: (setupRef: string) => Promise<SavedCard | null>;
  /** Charges a saved card, once for each `paymentId` within a day. */
  readonly charge: (request: ChargeRequest) => Promise<ChargeMade>;
  /** Returns the outcome of a charge whose answer was lost, or null when the provider never received it. */
  readonly findCharge: (paymentId: string, card: SavedCard) => Promise<ChargeMade | null>;
  /** Refunds money of a paid session, once for each `refundId`. */
  readonly refund: (request: RefundRequest) => Promise<RefundMade>;
  /** Returns all refunds of a payment, whoever made them. Their event ids repeat, as they derive from the state. */
  readonly readRefunds: (chargeRef: string) => Promise<readonly RefundEvent[]>;
  /** Returns the paid event of a payment's session that we have not heard of yet. */
  readonly readCharge: (chargeRef: string) => Promise<PaymentEvent | null>;
  /**
   * Returns the event of a webhook call, or null for others. Throws Problem validation_failed for a wrong signature.
   */
  readonly parseEvent: (
    raw: string,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<ProviderEvent | null>;
};

export type PaymentDeps = Pick<Deps, 'db' | 'now' | 'config'> & { readonly provider: PaymentProvider };
