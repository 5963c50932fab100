import type { ServerResponse } from 'node:http';

/** For addresses with a key. Not no-referrer, because browsers would then send "Origin: null" with the page's forms. */
export function guardPrivatePage(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Referrer-Policy', 'same-origin');
  res.setHeader('X-Robots-Tag', 'noindex');
}

const PUBLIC = Symbol.for('smart-storage-and-moving.public-response');
type Marked = { [PUBLIC]?: true };

export function markPublicResponse(response: ServerResponse): void {
  (response as Marked)[PUBLIC] = true;
}

export const isPublicResponse = (response: ServerResponse): boolean => (response as Marked)[PUBLIC] === true;
