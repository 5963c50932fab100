import { createHash } from 'node:crypto';
import { HOUR_MS } from '@/lib/domain/durations';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { addressBlock, type From } from '@/lib/server/kernel/limits/client-address';
import { RateLimited } from '@/lib/server/kernel/limits/limits';
import { countHit, hitsIn, takeHitBack } from '@/lib/server/kernel/limits/rate-limit-repo';
import { MESSAGES } from '@/lib/validation/messages';

/** Different wrong codes in an hour from one network address, with all calls that take one; a right one is not counted. */
const WRONG_CODES_AN_HOUR = 20;

/**
 * Looks a promo code up for somebody outside. The code is counted before it is looked up, so that none slips through
 * beside another, and given back when it was right; the same code again costs nothing, for prices are asked with it on
 * and on. Throws RateLimited when too many were tried, also for a right one, and whatever `look` throws.
 * @param code as it is stored; not ''
 */
export async function countingGuesses<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { address }: From,
  code: string,
  look: () => Promise<T>,
): Promise<T> {
  const at = now().getTime();
  const start = at - (at % HOUR_MS);
  const keyOf = (...words: readonly string[]) =>
    createHash('sha256')
      .update(['promo guesses', addressBlock(address), ...words].join('\n'))
      .digest('base64url');
  const key = keyOf();
  const isNew = (await countHit(db, keyOf(code), start)) === 1;
  const tried = isNew ? await countHit(db, key, start) : await hitsIn(db, key, start);
  if (tried > WRONG_CODES_AN_HOUR) {
    throw new RateLimited(Math.ceil((start + HOUR_MS - at) / 1000), 'rate_limited', {
      fields: { promo: MESSAGES.promoTooOften },
    });
  }
  const found = await look();
  if (isNew) await takeHitBack(db, key, start);
  return found;
}
