import type { IncomingMessage } from 'node:http';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitAddress, RateLimited } from '@/lib/server/platform/limits/limits';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** Applies to pages and links. Calls have their contract's limit. */
const PROVIDER_ASKS = { name: 'payment provider', perMinute: 60 };

/** Counts a request that asks the payment provider. Throws RateLimited. */
export const countProviderAsk = (deps: Ports, request: IncomingMessage): Promise<void> =>
  limitAddress(deps, PROVIDER_ASKS, request);

/** Whether a page may ask the payment provider. Beyond the limit it shows the stored state. */
export async function mayAskProvider(deps: Ports, request: IncomingMessage): Promise<boolean> {
  try {
    await countProviderAsk(deps, request);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}
