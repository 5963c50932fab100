import type { ApiHandler } from '@/lib/server/platform/http/api-handler';
import { listen, type Listening } from './listen';

/** Serves routes by their exact path on a plain HTTP server, for tests that need only these. */
export function serveRoutes(routes: Readonly<Record<string, ApiHandler>>): Promise<Listening> {
  return listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    const handler = routes[pathname];
    if (handler) void handler(Object.assign(request, { query }), response);
    else response.writeHead(404).end();
  });
}
