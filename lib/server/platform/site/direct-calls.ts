import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import querystring from 'node:querystring';
import { apiPrefixes } from '@/lib/contracts/api-prefixes';
import { lruCache } from '@/lib/lru-cache';
import { stage } from '@/lib/server/platform/base/stage';
import type { ApiHandler } from '@/lib/server/platform/http/api-handler';
import { SITE } from '@/lib/site';
import { OWN_QUERY, type SiteRules } from './headers';

/** pages/api/[...path].ts as built. The module is a promise when one of its imports is asynchronous. */
const API_FILE = 'server/pages/api/[...path].js';
type ApiModule = { readonly default: ApiHandler };

const PREFIXES = apiPrefixes(SITE.product);
/** A path that Next.js does not normalise first. */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+$/;
const MOST_PATHS = 500;

export function apiSegments(at: string): string[] | null {
  if (!PLAIN_PATH.test(at)) return null;
  const [first = '', ...rest] = at.slice(1).split('/');
  if (first === 'api') return rest.length > 0 ? rest : null;
  return PREFIXES.includes(first) ? [first, ...rest] : null;
}

type KnownCall = { readonly segments: string[]; readonly headers: readonly (readonly [string, string])[] };

export type DirectCalls = {
  /** Returns null for requests that Next.js does not pass on unchanged. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | null;
};

/** Leaves out Next.js's routing, which costs more than most calls (docs/decisions/0052-pages-from-memory.md). */
export async function directCalls(folder: string, rules: SiteRules): Promise<DirectCalls> {
  const load = createRequire(path.join(folder, 'server/calls.js'));
  const { default: handler } = await (load(path.join(folder, API_FILE)) as ApiModule | Promise<ApiModule>);
  const known = lruCache<KnownCall>(MOST_PATHS);
  const callAt = (at: string): KnownCall | null => {
    const found = known.get(at);
    if (found) return found;
    const segments = apiSegments(at);
    if (segments === null || rules.isRerouted(at)) return null;
    const call = { segments, headers: Object.entries(rules.headersOf(at)) };
    known.set(at, call);
    return call;
  };

  return {
    answer: (request, response) => {
      const { url = '/' } = request;
      const queryAt = url.indexOf('?');
      const found = callAt(queryAt < 0 ? url : url.slice(0, queryAt));
      if (found === null || (queryAt >= 0 && OWN_QUERY.test(url)) || stage() !== 'ready') return null;
      for (const [name, value] of found.headers) response.setHeader(name, value);
      const query = queryAt < 0 ? {} : querystring.parse(url.slice(queryAt + 1));
      return handler(Object.assign(request, { query: { ...query, path: found.segments } }), response);
    },
  };
}
