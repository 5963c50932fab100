import { isSettled } from '@/lib/server/modules/enquiries/repo';
import { isUnordered } from '@/lib/server/modules/orders/repo';
import type { Db } from '@/lib/server/platform/db/db';
import type { ClaimRow, DeskEntryRow, DraftRow, OrderRow, ReviewRow } from '@/lib/server/platform/db/schema';

/** Reads the rows that belong to orders, the newest first. Returns none for an empty list. */
const ofOrders = <T>(ids: readonly string[], read: () => Promise<readonly T[]>): Promise<readonly T[]> =>
  ids.length === 0 ? Promise.resolve([]) : read();

/** Returns the storage contracts of the orders. */
export const contractsOf = (db: Db, ids: readonly string[]) =>
  ofOrders(ids, () => db.selectFrom('storage_contracts').selectAll().where('order_id', 'in', ids).execute());

export const claimsOfOrders = (db: Db, ids: readonly string[]): Promise<readonly ClaimRow[]> =>
  ofOrders(ids, () =>
    db.selectFrom('claims').selectAll().where('order_id', 'in', ids).orderBy('created_at', 'desc').execute(),
  );

export const reviewsOfOrders = (db: Db, ids: readonly string[]): Promise<readonly ReviewRow[]> =>
  ofOrders(ids, () =>
    db.selectFrom('reviews').selectAll().where('order_id', 'in', ids).orderBy('sent_at', 'desc').execute(),
  );

export const callsOfOrders = (db: Db, ids: readonly string[]): Promise<readonly DeskEntryRow[]> =>
  ofOrders(ids, () =>
    db
      .selectFrom('desk_entries')
      .selectAll()
      .where('order_id', 'in', ids)
      .where('outcome', 'is not', null)
      .orderBy('at', 'desc')
      .execute(),
  );

/** Returns the returns and additions that a person ordered as a delegate of a rental's owner. */
export async function ordersAsDelegate(db: Db, email: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('helper_id', 'in', (eb) => eb.selectFrom('store_helpers').select('id').where('email', '=', email))
    .orderBy('created_at', 'desc')
    .execute();
}

type Asked = { readonly mailbox: string | null; readonly draftIds: readonly string[]; readonly now: Date };

/**
 * Returns the quotes that a person saved in the account or with their contact, and has not ordered. Quotes begun by an
 * operator or past their expiry are excluded. The latest changed comes first.
 */
export async function quotesOf(db: Db, { mailbox, draftIds, now }: Asked): Promise<readonly DraftRow[]> {
  return db
    .selectFrom('drafts')
    .leftJoin('orders', 'orders.id', 'drafts.order_id')
    .selectAll('drafts')
    .where((eb) =>
      eb.or([
        ...(mailbox === null ? [] : [eb('drafts.owner_email', '=', mailbox)]),
        ...(draftIds.length > 0 ? [eb('drafts.id', 'in', draftIds)] : []),
      ]),
    )
    .where('drafts.booked_by', 'is', null)
    .where('drafts.expires_at', '>', now.toISOString())
    .where(isUnordered(now))
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.id')
    .execute();
}

/** Returns the ids of the enquiries that need no more action. */
export async function settledOf(db: Db, enquiryIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (enquiryIds.length === 0) return new Set();
  const rows = await db.selectFrom('leads').select('id').where('id', 'in', enquiryIds).where(isSettled).execute();
  return new Set(rows.map(({ id }) => id));
}
