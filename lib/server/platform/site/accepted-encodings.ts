import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { lruCache } from '@/lib/lru-cache';
import { type Encoding, ENCODINGS } from './pack';

/** The maximum number of cached Accept-Encoding values. Browsers send about a dozen, other clients may invent more. */
const MOST_WAYS = 100;
const known = lruCache<readonly Encoding[]>(MOST_WAYS);

/**
 * Returns the encodings that the client accepts, in our order of preference, as browsers accept all of them equally.
 */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): readonly Encoding[] {
  const said = headers['accept-encoding'];
  const way = typeof said === 'string' ? said : '';
  const before = known.get(way);
  if (before) return before;
  const accepted = new Negotiator({ headers: { 'accept-encoding': way } }).encodings([...ENCODINGS]);
  const read = ENCODINGS.filter((encoding) => accepted.includes(encoding));
  known.set(way, read);
  return read;
}
