import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { remembered } from '@/lib/remembered';
import { type Encoding, ENCODINGS } from './pack';

/** Browsers have a dozen ways to say what they accept; strangers can think of more. */
const MOST_WAYS = 100;
const known = remembered<readonly Encoding[]>(MOST_WAYS);

/** What this visitor can unpack, as negotiator reads it; what we like best first, as browsers like all of them alike. */
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
