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

/**
 * The mark on a response object, shared by pages and the site's server, which are built separately. Browsers never see
 * it.
 */
const PUBLIC = Symbol.for('smart-storage-and-moving.public-response');
type Marked = { [PUBLIC]?: true };

/** Marks a response that depends on its address and the current time only, not on the visitor. */
export function markPublicResponse(response: ServerResponse): void {
  (response as Marked)[PUBLIC] = true;
}

export const isPublicResponse = (response: ServerResponse): boolean => (response as Marked)[PUBLIC] === true;
