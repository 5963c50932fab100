import type { Reader } from './reader';

/** Stripe as it is configured. `apiOrigin` null: Stripe's own. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiOrigin: string | null;
  /** Milliseconds after which one try of a call is given up; six seconds unless said. */
  readonly timeoutMs?: number;
};

/**
 * STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, together or not at all: without the second nobody would hear of a
 * payment. Null without them: then the built-in test provider takes its place.
 */
export function readStripe(read: Reader, siteOrigin: string): StripeSettings | null {
  const keys = read.pair('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  const apiOrigin = read.url('STRIPE_API_ORIGIN', ['https', 'http']);
  if (!keys) return null;
  const [secretKey, webhookSecret] = keys;
  if (!/^(?:sk|rk)_/.test(secretKey)) {
    read.problems.push('STRIPE_SECRET_KEY must be a secret or restricted key, one that begins with sk_ or rk_');
  }
  if (!webhookSecret.startsWith('whsec_')) {
    read.problems.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the endpoint, it begins with whsec_');
  }
  if (/^(?:sk|rk)_live_/.test(secretKey) && !siteOrigin.startsWith('https://')) {
    read.problems.push('NEXT_PUBLIC_SITE_ORIGIN must be an https:// address to take payments: Stripe leads back to it');
  }
  return { secretKey, webhookSecret, apiOrigin };
}
