import type { Endpoint, RequestOf } from '@/lib/contracts/endpoint';

/** The request of a contract, with every array and object read-only. */
export type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;
export type BodyOf<E> = ReadOnly<RequestOf<E>>;

export type HttpRequest = {
  readonly method: string;
  readonly url: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Builds the HTTP request: path parameters and a query for GET and DELETE, a JSON body for POST. With a photo the
 * request goes into the query.
 */
export function toHttpRequest(endpoint: Endpoint, body: object, origin: string, photo?: ArrayBuffer): HttpRequest {
  const rest = new Map(Object.entries(body));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '');
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(endpoint.query).toString();
  const url = `${origin}${path}${query && `?${query}`}`;
  if (endpoint.method === 'POST' && !photo) return { method: 'POST', url, data: body };
  const defined = [...rest].filter(([, value]) => value !== null);
  const params = Object.fromEntries(defined.map(([name, value]) => [name, String(value)]));
  const sent = photo && { data: photo, headers: { 'Content-Type': 'image/jpeg' } };
  return { method: endpoint.method, url, params, ...sent };
}
