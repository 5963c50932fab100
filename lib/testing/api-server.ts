import type { RequestListener } from 'node:http';
import { api } from '@/lib/server/api';
import type { ApiHandler } from '@/lib/server/http/api-handler';
import { listen, type Listening } from './listen';

/**
 * The API routes on a plain HTTP server, at the paths of the contracts: real requests without a build.
 * It does what Next.js does around a route and no more: split the path, read the query.
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

/** Listens on a free port of this machine. Routes use whatever services the process has (container.ts). */
export async function startApi(extra: Readonly<Record<string, ApiHandler>> = {}): Promise<ApiServer> {
  const answer = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const handler = extra[url.pathname];
    const query = { ...queryOf(url), ...(!handler && { path: [...segmentsOf(url.pathname)] }) };
    await (handler ?? api)(Object.assign(request, { query }), response);
  };
  // A fault that the test did not expect ends the call at once: the test must not wait for an answer.
  return listen((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy();
      throw error;
    });
  });
}
