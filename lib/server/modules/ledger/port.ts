import type { Pence } from '@/lib/domain/money';
import type { Deps } from '@/lib/server/platform/installation/deps';

/** The facts of an order that a payment provider needs, without personal data other than the receipt's address. */
export type PayableOrder = {
  readonly id: string;
  readonly reference: string;
  /** The title of the payment on the provider's page, in one line. */
  readonly title: string;
  readonly amount: Pence;
  /** The lines of the amount, discounts below zero, or empty when the amount has no lines. */
  readonly lines: readonly { readonly label: string; readonly detail?: string; readonly amount: Pence }[];
  /** The address for the receipt, or '' to let the payment page ask or send no receipt. */
  readonly email: string;
  /** When the hold of the paid item ends. */
  readonly heldUntil: Date;
};

export type SessionRequest = {
  /** Our id, made before the session. A provider with idempotency keys gets the id as one. */
  readonly paymentId: string;
  readonly order: PayableOrder;
  /** The absolute URL to which the provider returns the customer. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Whether the provider keeps the card for later charges, as the customer agreed on the page before. */
  readonly keepsCard: boolean;
  /** The provider's id of the customer, with whose cards a saved card is kept, or null if not known yet. */
  readonly customerRef: string | null;
};

/** A card saved at the provider, by the provider's ids. No card data. */
export type SavedCard = { readonly customerRef: string; readonly methodRef: string };

/** A request for a page on which a customer gives another card without a payment. */
export type CardRequest = {
  /** Our id. A provider with idempotency keys gets the id as one. */
  readonly setupId: string;
  readonly reference: string;
  readonly email: string;
  /** The provider's id of the customer, or null if not known yet. */
  readonly customerRef: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

/** Returns the provider reference of a payment by a saved card. It has no session, so events name it by this. */
export const chargedAs = (paymentId: string): string => `charge:${paymentId}`;

export type ChargeRequest = {
  /** Our id. A provider with idempotency keys gets the id as one. */
  readonly paymentId: string;
  readonly card: SavedCard;
  readonly amount: Pence;
  readonly reference: string;
  /** The title of the payment in one line: "Storage from 12 January to 9 February 2027". */
  readonly title: string;
};

/**
 * The answer to a charge. Only `paid` took money. `hard_declined`: the card will never be charged successfully, for
 * example because it was reported lost. `needs_confirmation`: the bank asks for the customer's authentication.
 */
export type ChargeMade =
  | { readonly state: 'paid'; readonly chargeRef: string }
  | { readonly state: 'refused' | 'hard_declined' | 'needs_confirmation'; readonly chargeRef: string | null };

export type RefundRequest = {
  /** Our id. A provider with idempotency keys gets the id as one. */
  readonly refundId: string;
  /** The provider's id of the paid session. */
  readonly providerRef: string;
  /** The provider's id of the payment in the session, if known (payments.charge_ref). */
  readonly chargeRef: string | null;
  readonly amount: Pence;
  /** The amount paid in the session, which limits all its refunds. */
  readonly paid: Pence;
};

/**
 * The answer to a refund. `covered`: everything was refunded already. `amount`: the refunded sum, which is less than
 * requested when less was left.
 */
export type RefundMade =
  | { readonly state: 'done'; readonly providerRef: string; readonly amount: Pence }
  | { readonly state: 'failed'; readonly providerRef: string | null }
  | { readonly state: 'covered'; readonly providerRef: null };

/** The state of a refund. `failed`: the provider could not pay it, so the operator has to refund in another way. */
export type RefundState = 'done' | 'failed';

/** A payment session. `url`: the page where the customer pays. `providerRef`: its id in the provider's events. */
export type PaymentSession = { readonly url: string; readonly providerRef: string };

/**
 * An event of a session. `paid`: the money is taken. `failed`: the customer may try again. `cancelled`: the customer
 * left. `ended`: the session can no longer be paid.
 * `id` is the provider's id of the event: the same id twice is one event.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly providerRef: string;
  readonly type: 'paid' | 'failed' | 'cancelled' | 'ended';
  /**
   * With `paid`: the amount taken, in the smallest unit of its currency ("gbp"). When missing, the requested amount
   * was taken.
   */
  readonly taken?: { readonly amount: number; readonly currency: string };
  /** With `paid`: the provider's id of the payment for refunds. */
  readonly chargeRef?: string | null;
};

/** An event of a customer who has given another card in the session of a `CardRequest`. */
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

/** The state of a session. `processing`: the customer has finished, but the outcome is still to come. */
export type SessionState =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'processing' }
  | { readonly state: 'over'; readonly event: PaymentEvent };

/**
 * A payment provider by redirect: no card data ever touches this app (LAW-13).
 * The built-in one is test-provider.ts, the other is Stripe Checkout (stripe/provider.ts).
 */
export type PaymentProvider = {
  readonly id: 'test' | 'stripe';
  readonly createSession: (request: SessionRequest) => Promise<PaymentSession>;
  /** Returns the state of an earlier session. */
  readonly readSession: (payment: { readonly id: string; readonly providerRef: string }) => Promise<SessionState>;
  /**
   * Ends a session, so that nobody can pay in it. Returns an event that it has ended, or that a payment came first, or
   * null while the provider does not know yet.
   */
  readonly endSession: (providerRef: string) => Promise<PaymentEvent | null>;
  /** Returns the card saved with a paid session, or null when none was. */
  readonly readCard: (payment: {
    readonly providerRef: string;
    readonly chargeRef: string | null;
  }) => Promise<SavedCard | null>;
  readonly createCardPage: (request: CardRequest) => Promise<PaymentSession>;
  /** Returns the card given on a card page, or null while there is none. */
  readonly readCardPage: (setupRef: string) => Promise<SavedCard | null>;
  /** Charges a saved card. Repeating the call with the same `paymentId` within a day does not charge twice. */
  readonly charge: (request: ChargeRequest) => Promise<ChargeMade>;
  /** Returns the outcome of a charge whose answer was lost, or null when the provider never received it. */
  readonly findCharge: (paymentId: string, card: SavedCard) => Promise<ChargeMade | null>;
  /** Refunds money of a paid session. Repeating the call with the same `refundId` does not refund twice. */
  readonly refund: (request: RefundRequest) => Promise<RefundMade>;
  /**
   * Returns all refunds of a payment, whoever made them. Event ids derive from refund and state, so a repeated one is
   * the same event.
   */
  readonly readRefunds: (chargeRef: string) => Promise<readonly RefundEvent[]>;
  /** Returns the paid event of the session of a payment that we have not heard of yet, or null when there is none. */
  readonly readCharge: (chargeRef: string) => Promise<PaymentEvent | null>;
  /**
   * Returns the event in the raw body of a webhook call, or null for one of no interest.
   * Throws Problem validation_failed when the signature is wrong.
   */
  readonly parseEvent: (
    raw: string,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<ProviderEvent | null>;
};

/** The dependencies of the payment functions. */
export type PaymentDeps = Pick<Deps, 'db' | 'now' | 'config'> & { readonly provider: PaymentProvider };
