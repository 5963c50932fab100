import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { lruCache } from '@/lib/lru-cache';

/** A name in logs and metrics is the route's pattern, never the path, which may contain an order's key. */
const KEY = Symbol.for('smart-storage-and-moving.route');
type Named = ServerResponse & { [KEY]?: string };

export const STATIC = 'static';
const UNMATCHED = 'unmatched';
const FILE = /^\/_next\/(?!data\/)|\.[a-z0-9]{2,11}$/i;

/** Names the response by its contract, because the path was rewritten before. */
export function nameRoute(response: ServerResponse, pattern: string): void {
  (response as Named)[KEY] = pattern;
}

type Page = { readonly page: string; readonly regex: RegExp };
type Manifest = Readonly<Record<'staticRoutes' | 'dynamicRoutes', readonly { page: string; regex: string }[]>>;

/** Returns the pages and routes of a build; none in development and in tests. */
export function builtPages(folder: string): readonly Page[] {
  try {
    const text = readFileSync(
      path.join(/* turbopackIgnore: true */ folder, process.env.NEXT_DIST_DIR || '.next', 'routes-manifest.json'),
      'utf8',
    );
    const { staticRoutes, dynamicRoutes } = JSON.parse(text) as Manifest;
    return [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  } catch {
    return [];
  }
}

const MOST_PATHS = 500;
const known = lruCache<string>(MOST_PATHS);

export function routeName(url: string, response: ServerResponse, pages: readonly Page[]): string {
  const named = (response as Named)[KEY];
  if (named !== undefined) return named;
  const [pathname = '/'] = url.split('?', 1);
  const name = known.get(pathname) ?? matchedName(pathname, pages);
  known.set(pathname, name);
  return name;
}

function matchedName(pathname: string, pages: readonly Page[]): string {
  const page = pages.find(({ regex }) => regex.test(pathname));
  if (page) return page.page;
  if (pathname.startsWith('/_next/data/')) return '/_next/data';
  return FILE.test(pathname) ? STATIC : UNMATCHED;
}
