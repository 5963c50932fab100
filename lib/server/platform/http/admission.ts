import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitAddress, type AddressLimit } from '@/lib/server/platform/limits/limits';
import { SITE } from '@/lib/site';
import type { Admitted } from './api-handler';
import { leaveUnread, MOST_UNADMITTED_BYTES } from './body';
import { isAllowedOrigin } from './origin';

export type AdmissionPorts = Pick<Deps, 'db' | 'now' | 'config'>;

/** Checks origin and count without reading the body. Throws Problem forbidden_origin, RateLimited. */
export async function admitRequest<Request extends IncomingMessage>(
  deps: AdmissionPorts,
  limit: AddressLimit,
  request: Request,
  response: ServerResponse,
): Promise<Admitted<Request>> {
  try {
    if (!isAllowedOrigin(request, deps.config)) throw new Problem('forbidden_origin');
    if (SITE.apiOrigin === '') await limitAddress(deps, limit, request);
  } catch (error) {
    leaveUnread(request, response, MOST_UNADMITTED_BYTES);
    throw error;
  }
  return request as Admitted<Request>;
}
