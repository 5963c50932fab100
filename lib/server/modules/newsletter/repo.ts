import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { SubscriberRow } from '@/lib/server/platform/db/schema';

/**
 * Asks for the newsletter: a new address, or one that is not confirmed and was not asked since `askedBefore`, is pending
 * from now on. Returns its id when a mail is due, undefined when nothing changes. Two that ask in the same millisecond
 * have the same address and the same link: whichever of the two the database minds, the second one changes nothing.
 */
export async function askToConfirm(trx: Trx, row: SubscriberRow, askedBefore: Date): Promise<string | undefined> {
  const added = await trx
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const { state, source, confirm_hash, confirm_expires_at, asked_at } = row;
  const asked = await trx
    .updateTable('newsletter_subscribers')
    .set({ state, source, confirm_hash, confirm_expires_at, asked_at })
    .where('email', '=', row.email)
    .where('state', '!=', 'confirmed')
    .where('asked_at', '<=', askedBefore.toISOString())
    .returning('id')
    .executeTakeFirst();
  return asked?.id;
}

/** Confirms by the token's hash, in time. Undefined when no pending address has it. */
export async function confirmByHash(trx: Trx, hash: string, now: Date): Promise<SubscriberRow | undefined> {
  const at = now.toISOString();
  return trx
    .updateTable('newsletter_subscribers')
    .set({ state: 'confirmed', confirmed_at: at, unsubscribed_at: null })
    .where('confirm_hash', '=', hash)
    .where('state', '=', 'pending')
    .where('confirm_expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
}

export async function findByHash(db: Db, hash: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('confirm_hash', '=', hash).executeTakeFirst();
}

export async function findSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A second time changes nothing, not even the time. */
export async function unsubscribeById(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .execute();
}

/** Forgets who never confirmed in time, and who unsubscribed before a time. */
export async function deleteFormerSubscribers(db: Db, now: Date, unsubscribedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'pending').and('confirm_expires_at', '<=', now.toISOString()),
        eb('state', '=', 'unsubscribed').and('unsubscribed_at', '<', unsubscribedBefore.toISOString()),
      ]),
    )
    .execute();
}
