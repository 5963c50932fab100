import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitAddress, type AddressLimit } from '@/lib/server/platform/limits/limits';
import { SITE } from '@/lib/site';
import type { Admitted } from './api-handler';
import { leaveUnread, MOST_UNADMITTED_BYTES } from './body';
import { isAllowedOrigin } from './origin';

export type AdmissionPorts = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Checks the origin of a request and counts it by its address, without reading its body. With another backend
 * configured, that backend counts. Throws Problem forbidden_origin, RateLimited. A long body of a refused request stays
 * unread, and the connection is closed after the answer.
 */
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
