import { randomUUID } from 'node:crypto';
import { DAY_MINUTES, minutesAfter } from '@/lib/domain/durations';
import type { SubscriberRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, readSecret } from '@/lib/server/platform/installation/token';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { askToConfirm } from './repo';
import { confirmToken } from './tokens';

/** The validity of the link, named in the mail. */
export const CONFIRM_DAYS = 7;
/** No second mail goes out sooner. */
const QUIET_MINUTES = 10;

/** Double opt-in. Call `wakeOutbox()` after the commit. An address asked in the last minutes changes nothing. */
export async function askForNews(
  trx: Trx,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  typed: string,
  source: 'form' | 'order',
): Promise<void> {
  const at = now();
  const email = typed.trim().toLowerCase();
  const expiresAt = minutesAfter(at, CONFIRM_DAYS * DAY_MINUTES).toISOString();
  const token = confirmToken(await readSecret(trx, config.secretKey), email, expiresAt);
  const subscriber: SubscriberRow = {
    id: randomUUID(),
    email,
    state: 'pending',
    source,
    confirm_hash: hashToken(token),
    confirm_expires_at: expiresAt,
    asked_at: at.toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
  };
  const subscriberId = await askToConfirm(trx, subscriber, minutesAfter(at, -QUIET_MINUTES));
  if (subscriberId === undefined) return;
  const dedupeKey = `news.confirm.customer:${subscriberId}:${at.toISOString()}`;
  await enqueue(trx, 'news.confirm.customer', { subscriberId }, { dedupeKey, now: at });
}
