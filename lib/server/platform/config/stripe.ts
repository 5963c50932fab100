import type { Reader } from './reader';

/** `apiOrigin` null: Stripe's own API. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiOrigin: string | null;
  /** Limits one attempt. Six seconds by default. */
  readonly timeoutMs?: number;
};

/** Null: the test provider. Without the webhook's secret no payment is ever reported. */
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
