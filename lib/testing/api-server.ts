import type { RequestListener } from 'node:http';
import { ENDPOINTS } from '@/lib/contracts/all';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { ApiHandler } from '@/lib/server/http/api-handler';
import { unknownPath } from '@/lib/server/http/unknown-path';
import { loadRoute } from './api-routes';
import { listen, type Listening } from './listen';

/**
 * The API routes on a plain HTTP server, at the paths of the contracts: real requests without a build.
 * It does what Next.js does around a route and no more: match the path, read the query.
 */
export type ApiServer = Listening;

/** Routes that no contract describes: probes, and the links and forms that a browser follows. */
export const BESIDE_CONTRACTS = [
  '/api/health',
  '/api/ready',
  '/api/metrics',
  '/api/prices.json',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/api/ui/mails',
  '/api/parking/calendar',
  '/api/orders/:reference/calendar',
  '/api/orders/:reference/photo',
  '/api/orders/:reference/pay',
  '/api/orders/:reference/extra/pay',
  '/api/shares/pay',
  '/api/orders/:reference/storage/pay',
  '/api/orders/:reference/storage/card',
  '/api/payments/test',
  '/api/payments/test-card',
  '/api/desk/:call',
  '/api/payments/stripe',
  '/api/texts/twilio',
  '/api/security.txt',
].map((path) => ({ path }));

function matcher(endpoint: Pick<Endpoint, 'path'>): (pathname: string) => Record<string, string> | null {
  const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? { ...match.groups } : null;
  };
}

function queryOf(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Each is loaded by its first call: few tests call more than two or three of them. */
const ROUTES = [...ENDPOINTS, ...BESIDE_CONTRACTS].map((endpoint) => ({ endpoint, match: matcher(endpoint) }));

/** Listens on a free port of this machine. Routes use whatever services the process has (container.ts). */
export async function startApi(extra: Readonly<Record<string, ApiHandler>> = {}): Promise<ApiServer> {
  const find = async (pathname: string): Promise<readonly [ApiHandler, Record<string, string>]> => {
    const handler = extra[pathname];
    if (handler) return [handler, {}];
    for (const { match, endpoint } of ROUTES) {
      const params = match(pathname);
      if (params) return [(await loadRoute(endpoint)).default, params];
    }
    return [unknownPath, {}];
  };
  const answer = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [handler, params] = await find(url.pathname);
    const query = { ...queryOf(url), ...params };
    await handler(Object.assign(request, { query }), response);
  };
  // A fault that the test did not expect ends the call at once: the test must not wait for an answer.
  return listen((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy();
      throw error;
    });
  });
}
