import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { lruCache } from '@/lib/lru-cache';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { addressBlock, clientAddress } from './client-address';
import { countHit } from './rate-limit-repo';

/** `retryAfter` is in seconds, for the Retry-After header. */
export class RateLimited extends Problem {
  constructor(
    readonly retryAfter: number,
    code: 'rate_limited' | 'too_many_unpaid' = 'rate_limited',
    details: Problem['details'] = {},
  ) {
    super(code, details);
  }
}

export type Limit = { readonly most: number; readonly windowMs: number };

/** Counts a hit in a window of fixed length, across all instances. Throws RateLimited above the limit. */
export async function limitHits(db: Db, key: string, { most, windowMs }: Limit, at: Date): Promise<void> {
  const now = at.getTime();
  const windowStart = now - (now % windowMs);
  if ((await countHit(db, key, windowStart)) <= most) return;
  throw new RateLimited(Math.ceil((windowStart + windowMs - now) / 1000));
}

/** Returns whether a hit is the first in its window, across all instances. Windows start at multiples of `windowMs`. */
export async function isFirstHit(db: Db, key: string, windowMs: number, at: Date): Promise<boolean> {
  const now = at.getTime();
  return (await countHit(db, key, now - (now % windowMs))) === 1;
}

/** The requests a minute that one IP address (IPv6: one /64 network) may send to an endpoint or form. */
export type AddressLimit = Pick<Endpoint, 'name' | 'perMinute'>;

const MOST_REFUSED = 10_000;
/** Until when a key is refused, in milliseconds since 1970. */
const refusedIn = new WeakMap<Db, ReturnType<typeof lruCache<number>>>();

function refusedUntil(db: Db) {
  const refused = refusedIn.get(db) ?? lruCache<number>(MOST_REFUSED);
  refusedIn.set(db, refused);
  return refused;
}

/** Counts a request by its IP address. Throws RateLimited, then for a minute without a database query (STR-1). */
export async function limitAddress(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { name, perMinute }: AddressLimit,
  request: IncomingMessage,
): Promise<void> {
  const address = addressBlock(clientAddress(request, config));
  const key = hash('sha256', `${name} ${address}`, 'base64url');
  const at = now();
  const refused = refusedUntil(db);
  const left = (refused.get(key) ?? 0) - at.getTime();
  // A clock that was set back must not extend a refusal beyond a minute.
  if (left > 0 && left <= MINUTE_MS) throw new RateLimited(Math.ceil(left / 1000));
  try {
    await limitHits(db, key, { most: perMinute, windowMs: MINUTE_MS }, at);
  } catch (error) {
    if (error instanceof RateLimited) refused.set(key, at.getTime() + error.retryAfter * 1000);
    throw error;
  }
}
