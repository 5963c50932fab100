import type { Endpoint, RequestOf } from '@/lib/contracts/endpoint';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@/lib/contracts/errors';
import { getServices } from '@/lib/server/container';
import { makeSmall } from '@/lib/server/modules/photos/keep';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Admitted, ApiRequest, Exchange } from '@/lib/server/platform/http/api-handler';
import { askBackend, passCookies } from '@/lib/server/platform/http/gateway';
import { limitAddress } from '@/lib/server/platform/limits/limits';
import { SITE } from '@/lib/site';
import { CALLS } from './calls';

type Answer<E extends Endpoint> = NonNullable<E['response']>;
type ReadPhoto = () => Promise<Buffer>;

/** The visitor has no access, or the subject is unknown. */
const NO_ACCESS: readonly ErrorCode[] = ['not_found', 'unauthenticated', 'validation_failed'];

/**
 * Calls the handler in this process, or the configured backend (API-3), and passes on its cookies. Not counted, because
 * pages count wrong keys (orders/http-wrong-key.ts). Returns null without access. Throws every other Problem.
 */
export async function callForPage<E extends Endpoint>(
  contract: E,
  asked: RequestOf<E>,
  exchange: Exchange,
): Promise<Answer<E> | null> {
  try {
    return await make(contract, asked, exchange);
  } catch (error) {
    if (error instanceof Problem && NO_ACCESS.includes(error.code)) return null;
    throw error;
  }
}

/** Counted like the call's own path. `photo` is read after the call has checked its subject. Throws Problem. */
export async function postForPage<E extends Endpoint>(
  contract: E,
  asked: object,
  exchange: Exchange,
  photo?: ReadPhoto,
): Promise<Answer<E>> {
  if (SITE.apiOrigin === '') await limitAddress(getServices().deps, contract, exchange.req);
  return make(contract, asked, exchange, photo);
}

async function make<E extends Endpoint>(
  contract: E,
  asked: unknown,
  exchange: Exchange,
  photo?: ReadPhoto,
): Promise<Answer<E>> {
  const answer = SITE.apiOrigin === '' ? callHere : callThere;
  return (await answer(contract, asked, exchange, photo)) as Answer<E>;
}

async function callHere(contract: Endpoint, asked: unknown, { req, res }: Exchange, photo?: ReadPhoto) {
  const call = CALLS.find((one) => one.contract === contract);
  if (!call) throw new Error(`${contract.name} has no handler`);
  const services = getServices();
  const request = req as Admitted<ApiRequest>;
  const user = await call.access(services, request);
  return call.run(services, asked, { user, request, response: res, ...(photo && { photo }) });
}

async function callThere(contract: Endpoint, asked: unknown, { req, res }: Exchange, photo?: ReadPhoto) {
  const { path, ...sent } = await httpRequest(contract, asked as object, photo);
  const answer = await askBackend(path, req, sent);
  passCookies(answer, res);
  const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (answer.ok) return body;
  const { code, fields } = body?.error ?? {};
  throw new Problem(ERROR_CODES.find((known) => known === code) ?? 'unavailable', { ...(fields && { fields }) });
}

async function httpRequest({ method, path }: Endpoint, asked: object, photo?: ReadPhoto) {
  if (photo) {
    const defined = Object.entries(asked).filter(([, value]) => value !== null);
    const query = new URLSearchParams(defined.map(([name, value]) => [name, String(value)]));
    // A plain form sends the photo in the full size of the camera.
    const body = new Uint8Array((await makeSmall(await photo())).photo);
    return { path: `${path}?${query.toString()}`, method, headers: { 'content-type': 'image/jpeg' }, body };
  }
  if (method !== 'POST') return { path, method };
  return { path, method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
}
