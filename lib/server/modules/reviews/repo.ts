import { randomUUID } from 'node:crypto';
import type { Db, OrderRow, ReviewRow, Trx } from '@/lib/server/platform/db/schema';

export async function findReview(db: Db, orderId: string): Promise<ReviewRow | null> {
  return (await db.selectFrom('reviews').selectAll().where('order_id', '=', orderId).executeTakeFirst()) ?? null;
}

/** Writes the only review of an order, whose row is locked. */
export async function putReview(trx: Trx, row: ReviewRow): Promise<void> {
  await trx
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}

/** An example is labelled wherever it is shown. */
export async function markAsExample(trx: Trx, orderId: string): Promise<void> {
  await trx.updateTable('reviews').set({ is_example: 1 }).where('order_id', '=', orderId).execute();
}

/** Older decided reviews stay published, but the desk does not list them. */
const DECIDED_LISTED = 50;

/** The oldest first. */
export async function waitingReviews(db: Db): Promise<readonly ReviewRow[]> {
  return db.selectFrom('reviews').selectAll().where('state', '=', 'waiting').orderBy('sent_at').execute();
}

export async function decidedReviews(db: Db): Promise<readonly ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('state', 'in', ['published', 'refused'])
    .orderBy('decided_at', 'desc')
    .limit(DECIDED_LISTED)
    .execute();
}

export type ReviewOfOrder = { readonly review: ReviewRow; readonly order: OrderRow };

/** Returns the published reviews, the newest first. Examples only while no customer's review is published. */
export async function publishedReviews(db: Db): Promise<readonly ReviewOfOrder[]> {
  const reviews = await db
    .selectFrom('reviews')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('sent_at', 'desc')
    .orderBy('order_id')
    .execute();
  const real = reviews.filter(({ is_example: isExample }) => isExample === 0);
  return withOrders(db, real.length > 0 ? real : reviews);
}

/** A database limits the number of parameters. */
const AT_ONCE = 500;

export async function withOrders(db: Db, reviews: readonly ReviewRow[]): Promise<readonly ReviewOfOrder[]> {
  const orders = new Map<string, OrderRow>();
  for (let from = 0; from < reviews.length; from += AT_ONCE) {
    const ids = reviews.slice(from, from + AT_ONCE).map(({ order_id: id }) => id);
    const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
    for (const row of rows) orders.set(row.id, row);
  }
  return reviews.flatMap((review) => {
    const order = orders.get(review.order_id);
    return order ? [{ review, order }] : [];
  });
}

/** Stored with the first published review and never deleted, so that no example is shown again. */
const STAMP = 'reviews_shown';

export async function stampOf(db: Db): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', STAMP).executeTakeFirst();
  return row?.value ?? null;
}

/** Makes every instance read the shown reviews again. Call it in the transaction that changes them. */
export async function renewStamp(trx: Trx): Promise<void> {
  const row = { key: STAMP, value: randomUUID() };
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** Deletes the reviews of deleted orders, also from the pages. */
export async function deleteReviews(trx: Trx, orderIds: readonly string[]): Promise<void> {
  const gone = await trx.deleteFrom('reviews').where('order_id', 'in', orderIds).returning('state').execute();
  if (gone.some(({ state }) => state === 'published')) await renewStamp(trx);
}
