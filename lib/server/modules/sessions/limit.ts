import { hash } from 'node:crypto';
import { MINUTE_MS } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';

const LINKS_PER_MAILBOX = { most: 4, windowMs: 15 * MINUTE_MS };

/** Throws RateLimited when too many links were asked for one mailbox. The route counts network addresses. */
export async function countRequest({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  const key = hash('sha256', `sign-in ${mailboxOf(email)}`, 'base64url');
  await limitHits(db, key, LINKS_PER_MAILBOX, now());
}
