import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import querystring from 'node:querystring';
import { stage } from '@/lib/server/kernel/base/stage';
import type { ApiHandler } from '../http/api-handler';
import { OWN_QUERY, type SiteRules, withoutLocale } from './headers';

const REST = '/:path*';

type Rewrite = { readonly source: string; readonly destination: string };
type RoutesManifest = { readonly rewrites: { readonly afterFiles: readonly Rewrite[] } };
/** A file of pages/api as Next.js has built it: a promise of itself where something that it imports is one. */
type Route = { readonly default?: ApiHandler; readonly config?: { readonly api?: { readonly bodyParser?: boolean } } };
type Loaded = Route | Promise<Route>;

const readJson = <T>(...file: readonly string[]) => JSON.parse(readFileSync(path.join(...file), 'utf8')) as T;

/** The address that a rewrite gives a page; null where it leads elsewhere. */
function rewritten(page: string, { source, destination }: Rewrite): string | null {
  const [from, to] = [withoutLocale(source), withoutLocale(destination)];
  if (to === page) return from;
  if (!from.endsWith(REST) || !to.endsWith(REST)) return null;
  const start = to.slice(0, -REST.length);
  return page.startsWith(`${start}/`) ? from.slice(0, -REST.length) + page.slice(start.length) : null;
}

/** Which file of the build in this folder answers the calls at an address; only addresses with nothing variable in them. */
export function callFiles(folder: string): ReadonlyMap<string, string> {
  const pages = readJson<Readonly<Record<string, string>>>(folder, 'server/pages-manifest.json');
  const { rewrites } = readJson<RoutesManifest>(folder, 'routes-manifest.json');
  const calls = Object.entries(pages).filter(([page]) => page.startsWith('/api/') && !page.includes('['));
  return new Map(
    calls.flatMap(([page, file]) =>
      [page, ...rewrites.afterFiles.map((rewrite) => rewritten(page, rewrite))]
        .filter((at) => at !== null)
        .map((at) => [at, path.join(folder, 'server', file)] as const),
    ),
  );
}

export type DirectCalls = {
  /** Answers, or leaves it to Next.js (null): whatever is not surely a call that it would pass on as it is. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | null;
};

/**
 * The calls of the backend, answered by the handlers that Next.js has built, without its way to them: that way costs more
 * than most calls (lib/decisions/0052-pages-from-memory.md). Only handlers that read the body themselves, and only when
 * the backend has started: what comes before, Next.js holds until then. To be asked when Next.js is prepared.
 */
export async function directCalls(folder: string, rules: SiteRules): Promise<DirectCalls> {
  const load = createRequire(path.join(folder, 'server/calls.js'));
  const files = [...callFiles(folder)].filter(([at]) => !rules.isRerouted(at));
  const loaded = await Promise.all(
    files.map(async ([at, file]) => {
      const { default: handler, config } = await (load(file) as Loaded);
      return config?.api?.bodyParser === false && handler
        ? [[at, { handler, headers: Object.entries(rules.headersOf(at)) }] as const]
        : [];
    }),
  );
  const all = new Map(loaded.flat());

  return {
    answer: (request, response) => {
      const { url = '/' } = request;
      const queryAt = url.indexOf('?');
      const found = all.get(queryAt < 0 ? url : url.slice(0, queryAt));
      if (found === undefined || (queryAt >= 0 && OWN_QUERY.test(url)) || stage() !== 'ready') return null;
      for (const [name, value] of found.headers) response.setHeader(name, value);
      const query = queryAt < 0 ? {} : querystring.parse(url.slice(queryAt + 1));
      return found.handler(Object.assign(request, { query }), response);
    },
  };
}
