import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import redirects from '@/lib/redirects.json';
import { ROUTES } from '@/lib/routes';
import type { SitePage } from '@/lib/tooling/search/site-pages';
import { routeFiles } from '@/lib/tooling/search/site-pages';

/** Files that `npm run search-files` writes before a build. */
const MADE_BY_BUILD = [ROUTES.blogFeed];
const PUBLIC = path.resolve(import.meta.dirname, '../../public');

/** Returns all addresses of this site in the props of a page, and the link targets in their HTML. */
export function linksIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    const written = [...value.matchAll(/<a\b[^>]*?\bhref=\\?"([^"\\]+)/g)].map(([, href]) => href ?? '');
    return [...(/^(?:href|action|\w+Href)$/.test(key) ? [value] : []), ...written].filter((href) =>
      /^\/(?!\/)/.test(href),
    );
  }
  if (Array.isArray(value)) return value.flatMap((part) => linksIn(part, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => linksIn(part, name));
  }
  return [];
}

/**
 * Returns a check of whether an address exists: a static page, a route with server-side pages, a redirect, or a file.
 */
export function linkCheck(pages: readonly SitePage[]): (href: string) => boolean {
  const addresses = new Set([
    ...pages.map((page) => page.path),
    ...redirects.map(({ source }) => source),
    ...MADE_BY_BUILD,
  ]);
  const staticRoutes = new Set(pages.map((page) => page.route));
  const madeForVisitors = routeFiles()
    .map(({ route }) => route)
    .filter((route) => !staticRoutes.has(route))
    .map((route) => new RegExp(`^${patternOf(route)}$`));
  return (href) => {
    const [address = ''] = href.split(/[?#]/, 1);
    return addresses.has(address) || madeForVisitors.some((route) => route.test(address)) || isFile(address);
  };
}

/**
 * Returns the pattern of a route: "/account/[[...section]]" has an optional section, "/orders/[reference]" a required
 * one.
 */
const patternOf = (route: string): string =>
  route
    .replace(/\/\[\[\.\.\.\w+\]\]/g, '(/.+)?')
    .replace(/\[\.\.\.\w+\]/g, '.+')
    .replace(/\[\w+\]/g, '[^/]+');

function isFile(address: string): boolean {
  const file = path.join(PUBLIC, address);
  return existsSync(file) && statSync(file).isFile();
}
