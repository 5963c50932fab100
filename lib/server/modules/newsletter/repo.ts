import type { Db, SubscriberRow, Trx } from '@/lib/server/platform/db/schema';

/** Returns the id when a mail is due. The second of two requests in one millisecond changes nothing. */
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

/** Returns undefined when no pending address has this hash or the link has expired. */
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

/** A second call changes nothing. */
export async function unsubscribeById(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .execute();
}

/** Deletes addresses that never confirmed in time, and those that unsubscribed before a time. */
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
