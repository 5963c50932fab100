import type { IncomingMessage } from 'node:http';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { limitAddress, type AddressLimit } from '@/lib/server/kernel/limits/limits';
import { SITE } from '@/lib/site';
import { isAllowedOrigin } from './origin';

declare const ADMITTED: unique symbol;

/**
 * A request that passed `admit`. Every function that reads a body takes this type, so a body that nobody has counted
 * cannot be read (STR-1).
 */
export type Admitted<Request extends IncomingMessage = IncomingMessage> = Request & { readonly [ADMITTED]: true };

export type AdmissionPorts = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Checks the origin of a request and counts it by its address, without reading its body. With another backend
 * configured the requests are counted there. Throws Problem forbidden_origin, RateLimited.
 */
export async function admit<Request extends IncomingMessage>(
  deps: AdmissionPorts,
  limit: AddressLimit,
  request: Request,
): Promise<Admitted<Request>> {
  if (!isAllowedOrigin(request, deps.config)) throw new Problem('forbidden_origin');
  if (SITE.apiOrigin === '') await limitAddress(deps, limit, request);
  return request as Admitted<Request>;
}
