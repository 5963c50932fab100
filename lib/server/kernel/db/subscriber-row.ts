/** Somebody who asked for the newsletter. */
export type SubscriberRow = {
  id: string;
  /** Lower case. */
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** Where it was asked for. */
  source: 'form' | 'order';
  /** SHA-256 of the token in the mail that asks to confirm. */
  confirm_hash: string;
  confirm_expires_at: string;
  /** When that mail was last put into the outbox. */
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};
