import type { Endpoint, RequestOf } from '@/lib/contracts/endpoint';

/** What a call takes: the request of its contract, with every array and object read-only. */
export type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;
export type BodyOf<E> = ReadOnly<RequestOf<E>>;

export type HttpRequest = {
  readonly method: string;
  readonly url: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: unknown;
};

/** Path parameters (":id") and the query for GET and DELETE, a JSON body for POST. Pure. */
export function toHttpRequest(endpoint: Endpoint, body: object, origin: string): HttpRequest {
  const rest = new Map(Object.entries(body));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '');
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(endpoint.query).toString();
  const url = `${origin}${path}${query && `?${query}`}`;
  if (endpoint.method === 'POST') return { method: 'POST', url, data: body };
  const params = Object.fromEntries([...rest].map(([name, value]) => [name, String(value)]));
  return { method: endpoint.method, url, params };
}
