import type { IncomingHttpHeaders } from 'node:http';

/** The first and the last byte, both included. */
type ByteRange = readonly [first: number, last: number];

/** One range. Several at once are answered with the whole body, as RFC 9110 (14.2) allows. */
const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Returns which bytes of a body of `length` a GET asks for. Null means the whole body, for anything that is not one valid
 * range and for an If-Range that does not hold.
 */
export function requestedRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  modified: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  if (range === undefined) return null;
  // Every ETag of this server is weak, and only a strong one may join parts (RFC 9110, 13.1.5).
  if (condition !== undefined && condition !== modified) return null;
  const [, from = '', to = ''] = ONE_RANGE.exec(range) ?? [];
  if (from === '' && to === '') return null;
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= length ? 'unsatisfiable' : [first, last];
}
