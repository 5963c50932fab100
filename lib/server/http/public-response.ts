import type { ServerResponse } from 'node:http';

/**
 * The mark on a response object, shared by pages and the site's server, which are built separately. Browsers never see
 * it.
 */
const SAME = Symbol.for('smart-storage-and-moving.same-for-all');
type Marked = { [SAME]?: true };

/** Marks a response that depends on its address and the current time only, not on the visitor. */
export function markPublicResponse(response: ServerResponse): void {
  (response as Marked)[SAME] = true;
}

export const isPublicResponse = (response: ServerResponse): boolean => (response as Marked)[SAME] === true;
