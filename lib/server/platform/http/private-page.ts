import type { ServerResponse } from 'node:http';

/**
 * Sets the headers of pages whose address contains a key (orders, payments): no caching, no search engines, no Referer
 * for other sites. (Not no-referrer, because browsers would then send "Origin: null" with the page's own forms.)
 */
export function guardPrivatePage(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Referrer-Policy', 'same-origin');
  res.setHeader('X-Robots-Tag', 'noindex');
}
