import type { ApiHandler } from '@/lib/server/http/api-handler';
import { unknownPath } from '@/lib/server/http/unknown-path';
import { listen, type Listening } from './listen';

/** A few routes by their exact path on a plain HTTP server, for tests that need no more than these. */
export function serveRoutes(routes: Readonly<Record<string, ApiHandler>>): Promise<Listening> {
  return listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    void (routes[pathname] ?? unknownPath)(Object.assign(request, { query }), response);
  });
}
