import { createHmac, randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { confirmNews, unsubscribeFromNews } from '@/lib/contracts/forms';
import { DAY_MINUTES, DAY_MS, minutesAfter } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { FormGuards } from '@/lib/server/modules/enquiries/guards';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { SubscriberRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, readSecret } from '@/lib/server/platform/installation/token';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { askToConfirm, confirmByHash, findByHash, unsubscribeById } from './repo';
import { confirmToken, subscriberOf } from './tokens';

/** Requests for one mailbox, so that nobody fills it through us. */
const PER_MAILBOX = { most: 5, windowMs: DAY_MS };

export function newsletterService({ db, now, config }: Deps) {
  return {
    /**
     * Never tells whether the address was known. How fast a form was sent does not matter, because a browser fills in
     * one field at once. Throws RateLimited.
     */
    subscribe: async ({ email }: { readonly email: string }, guards: FormGuards): Promise<void> => {
      if (guards.isTrapFilled) return;
      const secret = await readSecret(db, config.secretKey);
      const key = createHmac('sha256', secret)
        .update(`news ${mailboxOf(email)}`)
        .digest('base64url');
      await limitHits(db, key, PER_MAILBOX, now());
      await transact(db, (trx) => askForNews(trx, { now, config }, email, 'form'));
      wakeOutbox();
    },

    /** A second click is fine. Throws Problem not_found for a link that is unknown or over. */
    confirm: async ({ token }: RequestOf<typeof confirmNews>): Promise<ResponseOf<typeof confirmNews>> => {
      const at = now();
      const hash = hashToken(token);
      const isConfirmed = await transact(db, async (trx) => {
        const subscriber = await confirmByHash(trx, hash, at);
        if (!subscriber) return (await findByHash(trx, hash))?.state === 'confirmed';
        const dedupeKey = `news.welcome.customer:${subscriber.id}:${at.toISOString()}`;
        await enqueue(trx, 'news.welcome.customer', { subscriberId: subscriber.id }, { dedupeKey, now: at });
        return true;
      });
      if (!isConfirmed) throw new Problem('not_found');
      wakeOutbox();
      return { confirmed: true };
    },

    /** Also ends a pending request. Throws Problem not_found for a token that was not made here. */
    unsubscribe: async ({
      token,
    }: RequestOf<typeof unsubscribeFromNews>): Promise<ResponseOf<typeof unsubscribeFromNews>> => {
      const id = subscriberOf(await readSecret(db, config.secretKey), token);
      if (id === null) throw new Problem('not_found');
      await unsubscribeById(db, id, now());
      return { unsubscribed: true };
    },
  };
}

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
