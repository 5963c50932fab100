import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCampaignName, isVisitSwitch } from '@/lib/domain/campaign-names';
import { ROUTES } from '@/lib/routes';
import type { SiteRules } from './headers';

const LOCALE = /^\/en(?=\/|$)/i;

/** "/FAQ", "/faq.html" and "/en/faq" mean "/faq". Null for a page's own path and for paths without a page. */
export function meantPath(path: string, pages: ReadonlySet<string>): string | null {
  // A path that begins with two slashes would lead to another site.
  const plain =
    path
      .replaceAll(/[/\\]+/g, '/')
      .replace(LOCALE, '')
      .replace(/\/$/, '') || '/';
  const spelt = plain
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .replaceAll(/_|%20/g, '-');
  if (pages.has(path)) return null;
  if (pages.has(spelt || '/')) return spelt || '/';
  return LOCALE.test(path) ? plain : null;
}

/** Returns the address of a quote with the campaign parameters and switches of `query` that it lacks. */
export function withCampaign(address: string, query: string): string {
  const [path = '', own = ''] = address.split('?', 2);
  if (path !== ROUTES.getAQuote && !path.startsWith(`${ROUTES.getAQuote}/`)) return address;
  const carried = new URLSearchParams(own);
  const has = new Set(carried.keys());
  for (const [name, value] of new URLSearchParams(query)) {
    if ((isCampaignName(name) || isVisitSwitch(name)) && !has.has(name)) carried.append(name, value);
  }
  return carried.size === has.size ? address : `${path}?${carried.toString()}`;
}

const queryOf = (url: string): string => url.split('?', 2)[1] ?? '';

function keepCampaign(query: string, response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'location' && typeof value === 'string' ? withCampaign(value, query) : value,
    );
}

/** Redirects other spellings, and makes redirects into a quote keep campaign parameters. False for other requests. */
export function redirects(pages: ReadonlySet<string>, { headersOf }: SiteRules) {
  return ({ method, url = '/' }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const query = queryOf(url);
    const to = meantPath(url.split('?', 1)[0] ?? '', pages);
    if (to === null) {
      if (query !== '') keepCampaign(query, response);
      return false;
    }
    for (const [name, value] of Object.entries(headersOf(to))) response.setHeader(name, value);
    response.writeHead(308, { Location: query === '' ? to : `${to}?${query}`, 'Content-Length': 0 }).end();
    return true;
  };
}
