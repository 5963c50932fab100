import type { ServerResponse } from 'node:http';

/**
 * For pages whose address is a key (orders, payments): no cache may keep them, no search engine list them, and the
 * address is told to no other site. (Not no-referrer: then browsers send "Origin: null" with the page's own forms.)
 */
export function guardPrivatePage(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Referrer-Policy', 'same-origin');
  res.setHeader('X-Robots-Tag', 'noindex');
}
