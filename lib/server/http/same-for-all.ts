import type { ServerResponse } from 'node:http';

/** Left on the answer itself: pages and the server of the site are built apart. Browsers are not told. */
const SAME = Symbol.for('smart-storage-and-moving.same-for-all');
type Marked = { [SAME]?: true };

/** Says of a page that it depends on its address and the moment alone, on nothing of who asks. */
export function markSameForAll(response: ServerResponse): void {
  (response as Marked)[SAME] = true;
}

export const isSameForAll = (response: ServerResponse): boolean => (response as Marked)[SAME] === true;
