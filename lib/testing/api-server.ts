import type { RequestListener } from 'node:http';
import { api } from '@/lib/server/api';
import type { ApiHandler } from '@/lib/server/platform/http/api-handler';
import { listen, type Listening } from './listen';

/**
 * A plain HTTP server with the API routes at the paths of the contracts, for real requests without a build. It only
 * does what Next.js does around a route: it splits the path and reads the query.
 */
export type ApiServer = Listening;

function queryOf(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

const segmentsOf = (pathname: string): readonly string[] =>
  pathname
    .replace(/^\/(?:api\/)?/, '')
    .split('/')
    .map(decodeURIComponent);

/** Starts the server on a free local port. Routes use the current services of the process (container.ts). */
export async function startApi(extra: Readonly<Record<string, ApiHandler>> = {}): Promise<ApiServer> {
  const answer = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const handler = extra[url.pathname];
    const query = { ...queryOf(url), ...(!handler && { path: [...segmentsOf(url.pathname)] }) };
    await (handler ?? api)(Object.assign(request, { query }), response);
  };
  // An unexpected error ends the request at once, so that the test does not wait for an answer.
  return listen((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy();
      throw error;
    });
  });
}
