import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/server/platform/db/schema';

/** Copies a rental many times, each with an order, a card and an address of its own. */
export async function copyRental(db: Db, orderId: string, many: number): Promise<void> {
  const [order, contract, card] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    db.selectFrom('storage_contracts').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
    db.selectFrom('payment_methods').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
  ]);
  for (let made = 0; made < many; made += 100) {
    const ids = Array.from({ length: Math.min(100, many - made) }, () => randomUUID());
    await db
      .insertInto('orders')
      .values(
        ids.map((id, index) => ({
          ...order,
          id,
          reference: `SM-${id.slice(0, 8)}`,
          idempotency_key: id,
          email: `c${made + index}@example.com`,
        })),
      )
      .execute();
    await db
      .insertInto('storage_contracts')
      .values(ids.map((id) => ({ ...contract, order_id: id })))
      .execute();
    await db
      .insertInto('payment_methods')
      .values(ids.map((id) => ({ ...card, id: randomUUID(), order_id: id })))
      .execute();
  }
}
