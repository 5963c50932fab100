import { deleteReviews } from '@/lib/server/modules/reviews/repo';
import type { Database, Db, Trx } from '@/lib/server/platform/db/schema';
import { deleteSearchWords } from '@/lib/server/platform/db/search-words-repo';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

/** Returns one order id of every customer who ordered something before an instant. */
export async function firstOrdersBefore(db: Db, instant: Date, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.min<string>('id').as('id'))
    .where('created_at', '<', instant.toISOString())
    .groupBy((eb) => eb.fn<string>('lower', ['email']))
    .having((eb) => eb.fn.min<string>('id'), '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the orders whose hold ended before an instant and for which no money has ever come. */
export async function neverPaidBefore(db: Db, instant: Date, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'expired')
    .where('hold_expires_at', '<', instant.toISOString())
    .where('id', '>', after)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('payments').select('order_id').where('state', 'in', ['paid', 'refused']),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The tables with the column order_id. */
type TableOfOrders = { [T in keyof Database]: Database[T] extends { order_id: unknown } ? T : never }[keyof Database];

/** Deletes orders with all that belongs to them. Their places stay taken, because their days are over. */
export async function deleteOrders(trx: Trx, ids: readonly string[]): Promise<void> {
  const payments = trx.selectFrom('payments').select('id').where('order_id', 'in', ids);
  const deleteFrom = async (...tables: readonly TableOfOrders[]) => {
    for (const table of tables) await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  };
  await deleteFrom('charges', 'payment_methods', 'storage_contracts', 'extra_charges');
  const claims = trx.selectFrom('claims').select('id').where('order_id', 'in', ids);
  // The retention job deletes the files of photos without a row.
  await trx.deleteFrom('photos').where('owner_kind', '=', 'claim').where('owner_id', 'in', claims).execute();
  for (const kind of ['claim_form', 'check_out'] as const) {
    await trx.deleteFrom('photos').where('owner_kind', '=', kind).where('owner_id', 'in', ids).execute();
  }
  await trx.deleteFrom('claim_items').where('claim_id', 'in', claims).execute();
  await deleteFrom('claims', 'part_refunds', 'refunds');
  await trx.deleteFrom('payment_events').where('payment_id', 'in', payments).execute();
  await deleteFrom('payments', 'order_changes', 'order_events', 'slot_reservations', 'conversions');
  const visits = trx.selectFrom('visits').select('id').where('order_id', 'in', ids);
  await trx.deleteFrom('photos').where('owner_kind', '=', 'visit').where('owner_id', 'in', visits).execute();
  for (const table of ['visit_events', 'visit_items', 'visit_counts', 'signoffs', 'visit_crews'] as const) {
    await trx.deleteFrom(table).where('visit_id', 'in', visits).execute();
  }
  await deleteFrom('visits', 'order_shares', 'order_makers', 'unit_reservations', 'order_stops');
  await trx.deleteFrom('store_helpers').where('store_order_id', 'in', ids).execute();
  await deleteFrom('former_contacts', 'desk_entries');
  await trx.deleteFrom('row_failures').where('row_id', 'in', ids).execute();
  await deleteSearchWords(trx, ids);
  await deleteReviews(trx, ids);
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
}
