import type { PaymentDeps } from './port';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { report } from '@/lib/server/platform/observability/report';
import { stripeProvider } from './stripe/provider';
import { testProvider } from './test-provider';

/** Adds the payment provider: Stripe if it is configured, else the test page. */
export function withPayments({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): PaymentDeps {
  const provider = config.stripe
    ? stripeProvider(config.stripe, now)
    : testProvider(config.siteOrigin, () => readSecret(db, config.secretKey));
  return { db, now, config, provider };
}

/** Asks a payment provider. Reports any failure and throws Problem unavailable. */
export async function reachable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    report(error, { where: 'payment provider' });
    throw new Problem('unavailable', {}, UNAVAILABLE);
  }
}

const UNAVAILABLE = 'The payment page cannot be reached at the moment. No money was taken. Please try again.';
