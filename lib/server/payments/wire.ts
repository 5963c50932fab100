import type { Deps } from '../deps';
import { readSecret } from '../orders/token';
import type { PaymentDeps } from './service';
import { testProvider } from './test-provider';

/** Adds the configured payment provider; for now there is only the built-in one. */
export function withPayments({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): PaymentDeps {
  return { db, now, config, provider: testProvider(config.siteOrigin, () => readSecret(db, config.secretKey)) };
}
