import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { stripeProvider } from './stripe/provider';
import { testProvider } from './test-provider';

/** Adds the configured payment provider: Stripe with its keys, else the built-in test page. */
export function withPayments({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): PaymentDeps {
  const provider = config.stripe
    ? stripeProvider(config.stripe, now)
    : testProvider(config.siteOrigin, () => readSecret(db, config.secretKey));
  return { db, now, config, provider };
}
