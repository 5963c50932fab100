import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint, RequestOf } from '@/lib/contracts/endpoint';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@/lib/contracts/errors';
import { Problem } from '@/lib/server/kernel/base/problem';
import { SITE } from '@/lib/site';
import { getServices } from '../container';
import type { Admitted } from './admission';
import type { ApiRequest } from './api-handler';
import { CALLS } from './calls';
import { askBackend, passCookies } from './gateway';

type Exchange = { readonly req: IncomingMessage; readonly res: ServerResponse };

/** The visitor has no access, or names nothing that exists. */
const NO_ACCESS: readonly ErrorCode[] = ['not_found', 'unauthenticated', 'validation_failed'];

/**
 * Makes a call while a page renders for a visitor: by its handler here, or at the configured backend (API-3). Cookies
 * that the answer sets go to the visitor. Returns null where the visitor has no access. Throws every other Problem.
 */
export async function callForPage<E extends Endpoint>(
  contract: E,
  asked: RequestOf<E>,
  exchange: Exchange,
): Promise<NonNullable<E['response']> | null> {
  try {
    const answer = SITE.apiOrigin === '' ? callHere(contract, asked, exchange) : callThere(contract, asked, exchange);
    return (await answer) as NonNullable<E['response']>;
  } catch (error) {
    if (error instanceof Problem && NO_ACCESS.includes(error.code)) return null;
    throw error;
  }
}

/** A page's own request is not counted: pages count wrong keys (orders/wrong-key.ts). */
async function callHere(contract: Endpoint, asked: unknown, { req, res }: Exchange): Promise<unknown> {
  const call = CALLS.find((one) => one.contract === contract);
  if (!call) throw new Error(`${contract.name} has no handler`);
  const services = getServices();
  const request = req as Admitted<ApiRequest>;
  return call.run(services, asked, { user: await call.access(services, request), request, response: res });
}

async function callThere({ method, path }: Endpoint, asked: unknown, { req, res }: Exchange): Promise<unknown> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
  const answer = await askBackend(path, req, { method, ...(method === 'POST' && json) });
  passCookies(answer, res);
  const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (answer.ok) return body;
  throw new Problem(ERROR_CODES.find((code) => code === body?.error?.code) ?? 'unavailable');
}
