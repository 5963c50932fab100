import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiHandler } from '@/lib/server/http/api-handler';
import { unknownPath } from '@/lib/server/http/unknown-path';

/** A few routes by their exact path on a plain HTTP server, for tests that need no more than these. */
export async function serveRoutes(routes: Readonly<Record<string, ApiHandler>>) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    void (routes[pathname] ?? unknownPath)(Object.assign(request, { query }), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: (): Promise<void> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
