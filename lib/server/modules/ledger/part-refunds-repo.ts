import { pence, sum, type Pence } from '@/lib/domain/money';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { PartRefundRow } from '@/lib/server/platform/db/schema';

export async function findPartRefund(db: Db, id: string): Promise<PartRefundRow | undefined> {
  return db.selectFrom('part_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the refunds of these orders for late arrivals, automatic ones and those of our office. */
export async function latePartsOf(db: Db, orderIds: readonly string[]): Promise<readonly PartRefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('part_refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('reason', '=', 'late_arrival')
    .execute();
}

export async function insertPartRefund(trx: Trx, row: PartRefundRow): Promise<void> {
  await trx.insertInto('part_refunds').values(row).execute();
}

/** Returns the sum that our office promised to refund outside the provider. */
export async function partsByHand(db: Db, orderId: string): Promise<Pence> {
  const rows = await db.selectFrom('part_refunds').select('by_hand_pence').where('order_id', '=', orderId).execute();
  return sum(rows.map(({ by_hand_pence }) => pence(by_hand_pence)));
}
