import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { requestReturnLink } from '@/lib/contracts/returns';
import { mailbox, SIGN_IN_LINK_MINUTES } from '@/lib/domain/account';
import { minutesAfter } from '@/lib/domain/durations';
import { ROUTES } from '@/lib/routes';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { linkKey, readOpener, writeOpener } from '@/lib/server/modules/sessions/keys';
import { countRequest } from '@/lib/server/modules/sessions/limit';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { transact } from '@/lib/server/platform/db/db';
import type { ReturnLinkRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, readSecret, tokenMatches } from '@/lib/server/platform/installation/token';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { findReturnLink, insertReturnLink } from './repo';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;
const KIND = 'return';

/**
 * Writes a link, and mails it when reference and address belong to one rental. Writes an unusable link for others, so
 * that the answer and its duration tell nothing. Throws RateLimited.
 */
export async function mailReturnLink(
  { db, now, config }: Ports,
  { reference, email, draftId }: RequestOf<typeof requestReturnLink>,
): Promise<void> {
  await countRequest({ db, now }, mailbox(email));
  const order = await findOrderByReference(db, reference);
  const rental = isRental(order) && mailbox(order.email) === mailbox(email) ? order : null;
  const [id, at] = [randomUUID(), now()];
  const secret = await readSecret(db, config.secretKey);
  await transact(db, async (trx) => {
    await insertReturnLink(trx, {
      id,
      store_order_id: rental?.id ?? null,
      draft_id: draftId || null,
      used_at: null,
      token_hash: hashToken(linkKey(secret, id, KIND)),
      created_at: at.toISOString(),
      expires_at: minutesAfter(at, SIGN_IN_LINK_MINUTES).toISOString(),
    });
    if (!rental) return;
    await enqueue(trx, 'return.link.customer', { linkId: id }, { dedupeKey: `return.link:${id}`, now: at });
  });
  wakeOutbox();
}

/** Returns the page that the mailed link opens, where a button uses the link. */
export async function returnLinkUrl({ db, config }: Pick<Deps, 'db' | 'config'>, linkId: string): Promise<string> {
  const key = linkKey(await readSecret(db, config.secretKey), linkId, KIND);
  return `${config.siteOrigin}${ROUTES.returnOwner}?link=${writeOpener({ id: linkId, key })}`;
}

/** Returns the row of an unused link, or null for an invalid one. */
export async function openingLink({ db, now }: Pick<Deps, 'db' | 'now'>, link: unknown): Promise<ReturnLinkRow | null> {
  const opener = readOpener(link);
  const row = opener && (await findReturnLink(db, opener.id));
  if (!row || row.store_order_id === null || !tokenMatches(opener.key, row.token_hash)) return null;
  return row.used_at === null && row.expires_at > now().toISOString() ? row : null;
}
