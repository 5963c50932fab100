import type { Pence } from '@/lib/domain/money';
import type { Deps } from '@/lib/server/kernel/installation/deps';

/** What a payment provider needs to know about an order; no personal data beyond the address for its receipt. */
export type PayableOrder = {
  readonly id: string;
  readonly reference: string;
  /** What is paid for, in one line, as the provider's page shows it. */
  readonly title: string;
  readonly amount: Pence;
  /** What the amount is made of, discounts below zero; empty when it has no lines of its own. */
  readonly lines: readonly { readonly label: string; readonly detail?: string; readonly amount: Pence }[];
  /** '' where nobody has said one: then the payment page asks, or sends no receipt. */
  readonly email: string;
  /** Until when what is paid for is held. */
  readonly heldUntil: Date;
};

export type SessionRequest = {
  /** Ours, made before the session: providers that know idempotency keys get it as one. */
  readonly paymentId: string;
  readonly order: PayableOrder;
  /** Where the provider sends the visitor back to, absolute. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The card is kept at the provider for later charges; the customer has agreed to that on the page before. */
  readonly keepsCard: boolean;
  /** As the provider knows this customer, whose card is then kept with those before; null: not yet. */
  readonly customerRef: string | null;
};

/** A card that the provider keeps, as it names it; no card data. */
export type SavedCard = { readonly customerRef: string; readonly methodRef: string };

/** A page on which a customer gives another card, without a payment. */
export type CardRequest = {
  /** Ours: providers that know idempotency keys get it as one. */
  readonly setupId: string;
  readonly reference: string;
  readonly email: string;
  /** As the provider knows this customer; null: not yet. */
  readonly customerRef: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

/** A payment by a card that was kept, with nobody present. It has no session: its events name it by `chargedAs`. */
export const chargedAs = (paymentId: string): string => `charge:${paymentId}`;

export type ChargeRequest = {
  /** Ours: providers that know idempotency keys get it as one. */
  readonly paymentId: string;
  readonly card: SavedCard;
  readonly amount: Pence;
  readonly reference: string;
  /** What is paid for, in one line: "Storage from 12 January to 9 February 2027". */
  readonly title: string;
};

/**
 * The answer to a charge. With every state but `paid` nothing was taken. `hard_declined`: this card will never be charged
 * successfully, for example because it was reported lost. `needs_confirmation`: the bank wants to see the customer.
 */
export type ChargeMade =
  | { readonly state: 'paid'; readonly chargeRef: string }
  | { readonly state: 'refused' | 'hard_declined' | 'needs_confirmation'; readonly chargeRef: string | null };

export type RefundRequest = {
  /** Ours: providers that know idempotency keys get it as one. */
  readonly refundId: string;
  /** The paid session, as its provider names it. */
  readonly providerRef: string;
  /** The payment in it, as far as its provider tells (payments.charge_ref). */
  readonly chargeRef: string | null;
  readonly amount: Pence;
  /** What was paid in the session: no more than the rest of it can go back. */
  readonly paid: Pence;
};

/** `covered`: what was paid had gone back already. `amount`: what went back, which is less than asked when less was left. */
export type RefundMade =
  | { readonly state: 'done'; readonly providerRef: string; readonly amount: Pence }
  | { readonly state: 'failed'; readonly providerRef: string | null }
  | { readonly state: 'covered'; readonly providerRef: null };

/** `failed`: the provider could not give the money back, so that the operator has to do it in another way. */
export type RefundState = 'done' | 'failed';

/** `url` is where the visitor pays; `providerRef` is how the provider's events name the session. */
export type PaymentSession = { readonly url: string; readonly providerRef: string };

/**
 * `paid` means the money has been taken. `failed` leaves it to be tried again. `cancelled`: the visitor left. `ended`: the
 * session is over and nothing can be paid in it any more.
 * `id` is the provider's id of the event: the same id twice is one event.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly providerRef: string;
  readonly type: 'paid' | 'failed' | 'cancelled' | 'ended';
  /** With `paid`: what was taken, in the smallest unit of its currency ("gbp"). Not told: what was asked. */
  readonly taken?: { readonly amount: number; readonly currency: string };
  /** With `paid`: how the provider names the payment when it is refunded. */
  readonly chargeRef?: string | null;
};

/** A customer has given another card: in the session of a `CardRequest`. */
export type CardKeptEvent = {
  readonly id: string;
  readonly type: 'card_kept';
  readonly setupRef: string;
  readonly card: SavedCard;
};

/** What has become of a refund: one of ours (`refundId`), or one that was made by hand at the provider. */
export type RefundEvent = {
  readonly id: string;
  readonly type: 'refund';
  readonly refundRef: string;
  readonly refundId: string | null;
  readonly chargeRef: string;
  /** Pence. */
  readonly amount: number;
  readonly state: RefundState;
};

/** Something of a payment went back; what, its provider has to be asked. */
export type ChargeRefundedEvent = { readonly id: string; readonly type: 'charge_refunded'; readonly chargeRef: string };

export type ProviderEvent = PaymentEvent | RefundEvent | ChargeRefundedEvent | CardKeptEvent;

/** `processing`: the visitor has done their part, and the answer is still to come. */
export type SessionState =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'processing' }
  | { readonly state: 'over'; readonly event: PaymentEvent };

/**
 * A payment provider by redirect: no card data ever touches this app (LAW-13).
 * The built-in one is test-provider.ts, the other Stripe Checkout (stripe/provider.ts).
 */
export type PaymentProvider = {
  readonly id: 'test' | 'stripe';
  readonly createSession: (request: SessionRequest) => Promise<PaymentSession>;
  /** What a session made earlier has come to: it can be paid in, or it is over. */
  readonly readSession: (payment: { readonly id: string; readonly providerRef: string }) => Promise<SessionState>;
  /**
   * Ends a session, so that nobody pays in it any more. The event says that it has ended, or that a payment was faster;
   * null while the provider does not know yet.
   */
  readonly endSession: (providerRef: string) => Promise<PaymentEvent | null>;
  /** The card that was kept with a paid session; null when none was. */
  readonly readCard: (payment: {
    readonly providerRef: string;
    readonly chargeRef: string | null;
  }) => Promise<SavedCard | null>;
  readonly createCardPage: (request: CardRequest) => Promise<PaymentSession>;
  /** What has become of a page for another card: the card, or null while there is none. */
  readonly readCardPage: (setupRef: string) => Promise<SavedCard | null>;
  /** Takes money by a card that was kept. Called again with the same `paymentId` within a day it is the same charge. */
  readonly charge: (request: ChargeRequest) => Promise<ChargeMade>;
  /** What became of a charge whose answer was lost; null when the provider never heard of it. */
  readonly findCharge: (paymentId: string, card: SavedCard) => Promise<ChargeMade | null>;
  /** Gives money of a paid session back. Called again with the same `refundId` it is the same refund. */
  readonly refund: (request: RefundRequest) => Promise<RefundMade>;
  /** Every refund of a payment, whoever made it. Ids are made from the refund and its state: the same twice is one event. */
  readonly readRefunds: (chargeRef: string) => Promise<readonly RefundEvent[]>;
  /** The session in which a payment was made, when we have not heard of that yet; null when there is none. */
  readonly readCharge: (chargeRef: string) => Promise<PaymentEvent | null>;
  /**
   * Reads an event from the raw body of a webhook call and its headers.
   * Throws Problem validation_failed when the signature is wrong; null for an event that means nothing here.
   */
  readonly parseEvent: (
    raw: string,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<ProviderEvent | null>;
};

/** What a function about payments is given. */
export type PaymentDeps = Pick<Deps, 'db' | 'now' | 'config'> & { readonly provider: PaymentProvider };
