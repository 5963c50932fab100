import type { IncomingMessage, ServerResponse } from 'node:http';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { sendProblemPage } from '@/lib/server/platform/http/problem-page';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitAddress, RateLimited } from '@/lib/server/platform/limits/limits';
import { SITE } from '@/lib/site';

const WRONG_KEYS = { name: 'wrong key', perMinute: 20 };

/** Throws RateLimited when an address has tried too many wrong keys. Requests with a right key are not counted. */
export const countWrongKey = (deps: Pick<Deps, 'db' | 'now' | 'config'>, request: IncomingMessage): Promise<void> =>
  limitAddress(deps, WRONG_KEYS, request);

/** Returns the order of a link. Throws Problem not_found, also for a wrong key, and RateLimited after too many. */
export async function requireOrder(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  request: IncomingMessage,
  reference: string,
  token: string,
): Promise<OrderRow> {
  const order = await authorisedOrder(deps, reference, token);
  if (order) return order;
  await countWrongKey(deps, request);
  throw new Problem('not_found');
}

/** Answers 404, or 429 after too many wrong keys. Another configured backend counts itself (API-3). */
export async function answerWrongKey(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<{ readonly notFound: true } | { readonly props: never }> {
  if (SITE.apiOrigin !== '') return { notFound: true };
  try {
    await countWrongKey(deps, request);
    return { notFound: true };
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    response.setHeader('Retry-After', String(error.retryAfter));
    sendProblemPage(request, response, error);
    // Next.js renders nothing into a response that is already sent.
    return { props: {} as never };
  }
}
