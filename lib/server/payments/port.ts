import type { Pence } from '@/lib/domain/money';

/** What a payment provider needs to know about an order; no personal data beyond the address for its receipt. */
export type PayableOrder = {
  readonly id: string;
  readonly reference: string;
  /** What is paid for, in one line, as the provider's page shows it. */
  readonly title: string;
  readonly amount: Pence;
  readonly email: string;
};

export type SessionRequest = {
  /** Ours, made before the session: providers that know idempotency keys get it as one. */
  readonly paymentId: string;
  readonly order: PayableOrder;
  /** Where the provider sends the visitor back to, absolute. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

export type RefundRequest = {
  /** Ours: providers that know idempotency keys get it as one. */
  readonly refundId: string;
  /** The paid session, as its provider names it. */
  readonly providerRef: string;
  readonly amount: Pence;
};

/** `url` is where the visitor pays; `providerRef` is how the provider's events name the session. */
export type PaymentSession = { readonly url: string; readonly providerRef: string };

/**
 * `paid` means the money has been taken. `failed` leaves the session open for another try.
 * `id` is the provider's id of the event: the same id twice is one event.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly providerRef: string;
  readonly type: 'paid' | 'failed' | 'cancelled';
};

/**
 * A payment provider by redirect: no card data ever touches this app (LAW-13).
 * The built-in one is test-provider.ts; Stripe Checkout fits the same port.
 */
export type PaymentProvider = {
  readonly id: 'test' | 'stripe';
  readonly createSession: (request: SessionRequest) => Promise<PaymentSession>;
  /** Where to go on paying in a session made earlier; null when it can no longer be paid, then a new one is made. */
  readonly resumeSession: (payment: { readonly id: string; readonly providerRef: string }) => Promise<string | null>;
  /** Gives money of a paid session back. Called again with the same `refundId` it is the same refund. */
  readonly refund: (request: RefundRequest) => Promise<{ readonly providerRef: string }>;
  /**
   * Reads an event from the raw body of a webhook call and its headers.
   * Throws when the signature is wrong; null for an event that means nothing here.
   */
  readonly parseEvent: (raw: string, headers: Readonly<Record<string, string | undefined>>) => PaymentEvent | null;
};
