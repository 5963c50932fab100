import type { Endpoint, ResponseOf } from '@/lib/contracts/endpoint';
import { SITE } from '@/lib/site';
import { AbortedCall, ApiError, isExpected, toApiError } from './errors';
import { reportError } from './report';
import { toHttpRequest, type BodyOf } from './request';

/**
 * One way to the backend. Every call has a timeout, can be aborted, and fails with one typed error.
 * axios is fetched with the first call, not with the page: a visitor who only reads never pays for it.
 */
const TIMEOUT_MS = 15_000;

/** Say something about the call and not in its body: an idempotency key, or for whom it is made. */
export type CallHeaders = Readonly<Record<string, string>>;

type Beside = {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: CallHeaders | undefined;
  /** The JPEG of a call that takes a photo. */
  readonly photo?: ArrayBuffer;
};

/** Another backend (API-3) is another site, to which a browser sends no cookies. */
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

/**
 * Calls the backend. A failure is logged, reported and thrown again as ApiError (ERR-3);
 * a call that its caller aborted throws AbortedCall, which is no error.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  body: NoInfer<BodyOf<E>>,
  signal?: AbortSignal,
  headers?: CallHeaders,
): Promise<ResponseOf<E>> {
  return reported(endpoint, body as object, { signal, headers });
}

/** Calls the backend with a JPEG as the body, and with what it belongs to in the query. Fails like `call`. */
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

/** For calls that must never be in the visitor's way: null on any failure, which is still reported (ERR-3). */
export async function callQuietly<E extends Endpoint>(
  endpoint: E,
  body: NoInfer<BodyOf<E>>,
): Promise<ResponseOf<E> | null> {
  return call(endpoint, body).catch(() => null);
}
