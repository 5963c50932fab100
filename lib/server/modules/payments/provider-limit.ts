import type { IncomingMessage } from 'node:http';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitAddress, RateLimited } from '@/lib/server/platform/limits/limits';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** The pages and links of one address that ask the payment provider in a minute. Calls have their contract's limit. */
const PROVIDER_ASKS = { name: 'payment provider', perMinute: 60 };

/** Counts a link that asks the payment provider. Throws RateLimited when its address has used too many. */
export const countProviderAsk = (deps: Ports, request: IncomingMessage): Promise<void> =>
  limitAddress(deps, PROVIDER_ASKS, request);

/**
 * Returns whether a page may ask the payment provider for the state of a payment. Beyond the address's limit the page
 * shows the stored state.
 */
export async function mayAskProvider(deps: Ports, request: IncomingMessage): Promise<boolean> {
  try {
    await countProviderAsk(deps, request);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}
