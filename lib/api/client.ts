import type { Endpoint, ResponseOf } from '@/lib/contracts/endpoint';
import { SITE } from '@/lib/site';
import { AbortedCall, ApiError, isExpected, toApiError } from './errors';
import { reportError } from './report';
import { toHttpRequest, type BodyOf } from './request';

/** axios is fetched with the first call, so that visitors who only read do not load it. */
const TIMEOUT_MS = 15_000;

/** Such as an idempotency key, or the visitor for whom a server makes the call. */
export type CallHeaders = Readonly<Record<string, string>>;

type Beside = {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: CallHeaders | undefined;
  readonly photo?: ArrayBuffer;
};

/** A call with cookies goes to our own origin, because a browser sends none to the other backend (API-3). */
const originOf = ({ usesCookie }: Endpoint): string => (usesCookie ? '' : SITE.apiOrigin);

async function send<E extends Endpoint>(
  endpoint: E,
  body: object,
  { signal, headers, photo }: Beside,
): Promise<ResponseOf<E>> {
  const { default: axios } = await import('axios').catch(() => {
    throw new ApiError('unavailable', 'The code of the call could not be fetched');
  });
  if (signal?.aborted) throw new AbortedCall(endpoint.name);
  const { headers: ofBody, ...request } = toHttpRequest(endpoint, body, originOf(endpoint), photo);
  const response = await axios
    .request<unknown>({
      ...request,
      timeout: endpoint.timeoutMs ?? TIMEOUT_MS,
      validateStatus: () => true,
      ...(signal && { signal }),
      ...((headers || ofBody) && { headers: { ...ofBody, ...headers } }),
    })
    .catch((error: unknown) => {
      if (axios.isCancel(error)) throw new AbortedCall(endpoint.name);
      throw new ApiError('unavailable', error instanceof Error ? error.message : 'No answer');
    });
  if (response.status < 200 || response.status >= 300) throw toApiError(response.status, response.data);
  return response.data as ResponseOf<E>;
}

/** Calls the backend. Logs and reports a failure and throws ApiError (ERR-3), or AbortedCall when the caller aborts. */
export async function call<E extends Endpoint>(
  endpoint: E,
  body: NoInfer<BodyOf<E>>,
  signal?: AbortSignal,
  headers?: CallHeaders,
): Promise<ResponseOf<E>> {
  return reported(endpoint, body as object, { signal, headers });
}

/** Returns the function that makes one call. */
export const caller =
  <E extends Endpoint>(endpoint: E) =>
  (body: NoInfer<BodyOf<E>>, signal?: AbortSignal, headers?: CallHeaders): Promise<ResponseOf<E>> =>
    call(endpoint, body, signal, headers);

/** Calls the backend with a JPEG as the body and the request in the query. */
export const callWithPhoto = <E extends Endpoint>(
  endpoint: E,
  body: NoInfer<BodyOf<E>>,
  photo: ArrayBuffer,
): Promise<ResponseOf<E>> => reported(endpoint, body as object, { photo });

async function reported<E extends Endpoint>(endpoint: E, body: object, beside: Beside): Promise<ResponseOf<E>> {
  try {
    return await send(endpoint, body, beside);
  } catch (error) {
    if (!(error instanceof AbortedCall) && !isExpected(error)) reportError(error, { call: endpoint.name });
    throw error;
  }
}

/** Calls the backend and returns null on any failure, which is still reported (ERR-3). */
export async function callQuietly<E extends Endpoint>(
  endpoint: E,
  body: NoInfer<BodyOf<E>>,
): Promise<ResponseOf<E> | null> {
  return call(endpoint, body).catch(() => null);
}

/** Wraps a call so that a newer call aborts the older one, which resolves to null (API-2). */
export function latest<Body, Response>(
  call: (body: Body, signal: AbortSignal) => Promise<Response>,
): (body: Body) => Promise<Response | null> {
  let current: AbortController | null = null;
  return async (body) => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    try {
      return await call(body, controller.signal);
    } catch (error) {
      if (error instanceof AbortedCall) return null;
      throw error;
    }
  };
}
