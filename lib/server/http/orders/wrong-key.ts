import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { limitAddress, RateLimited } from '@/lib/server/kernel/limits/limits';
import { SITE } from '@/lib/site';
import { sendProblemPage } from '../problem-page';

/** Pages and links of orders and payments that one address may ask for in a minute with a key that opens nothing. */
const WRONG_KEYS = { name: 'wrong key', perMinute: 20 };

/** Throws RateLimited when an address has tried too many keys; a right one is never counted, nor refused. */
export const countWrongKey = (deps: Pick<Deps, 'db' | 'now' | 'config'>, request: IncomingMessage): Promise<void> =>
  limitAddress(deps, WRONG_KEYS, request);

/**
 * What getServerSideProps answers where a key opens nothing: 404, nothing told, and 429 for who goes on trying; that
 * page is sent at once. With another backend that one counts (API-3).
 */
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
    // Next.js draws nothing more into an answer that is sent.
    return { props: {} as never };
  }
}
