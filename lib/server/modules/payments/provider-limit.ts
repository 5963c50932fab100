import type { IncomingMessage } from 'node:http';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitAddress, RateLimited } from '@/lib/server/platform/limits/limits';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** The limit of one IP address for payment links and pages, which no API contract's `perMinute` counts. */
const PROVIDER_LIMIT = { name: 'payment provider', perMinute: 60 };

/** Counts a visitor's request for which the server asks the payment provider. Throws RateLimited over the limit. */
export const countProviderAsk = (deps: Ports, request: IncomingMessage): Promise<void> =>
  limitAddress(deps, PROVIDER_LIMIT, request);

/** Counts a request for a page and returns whether the page may ask the provider, or must show the stored state. */
export async function mayAskProvider(deps: Ports, request: IncomingMessage): Promise<boolean> {
  try {
    await countProviderAsk(deps, request);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}
