import type { LocalDate } from '@/lib/domain/order-types';
import type { Db } from '@/lib/server/platform/db/db';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

/** Orders with notes or contacts whose places are all released, or on this day or before it. */
export async function withNotesUntil(db: Db, day: LocalDate, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', '>', after)
    .where('o.id', 'in', (eb) => eb.selectFrom('order_stops').select('order_id').where('has_notes', '=', 1))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('slot_reservations as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.released', '=', 0)
            .where('r.date', '>', day),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The street address stays with the order. */
export async function clearNotes(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('order_stops')
    .set({ note: '', contact_name: '', contact_phone: '', has_notes: 0 })
    .where('order_id', '=', orderId)
    .execute();
}
