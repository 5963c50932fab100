import type { ServerResponse } from 'node:http';

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
