import type { Db, Trx } from '../db/db';
import type { OrderMakerRow } from '../db/order-maker-row';
import type { OrderRow } from '../db/schema';

type Earlier = Pick<OrderRow, 'state' | 'hold_expires_at'> & OrderMakerRow;

/** Orders since an instant that share a network address, mailbox or telephone with a new one, without that one. */
export async function ordersOfMaker(trx: Trx, maker: OrderMakerRow, since: Date): Promise<readonly Earlier[]> {
  return trx
    .selectFrom('order_makers as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .selectAll('m')
    .select(['o.state', 'o.hold_expires_at'])
    .where('m.order_id', '!=', maker.order_id)
    .where('m.created_at', '>', since.toISOString())
    .where((eb) =>
      eb.or([
        eb('m.address_key', '=', maker.address_key),
        eb('m.mailbox_key', '=', maker.mailbox_key),
        eb('m.phone_key', '=', maker.phone_key),
      ]),
    )
    .execute();
}

export async function insertMaker(trx: Trx, maker: OrderMakerRow): Promise<void> {
  await trx.insertInto('order_makers').values(maker).execute();
}

/** An order that gave way to a newer one of the same quote counts no more. */
export async function deleteMaker(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('order_makers').where('order_id', '=', orderId).execute();
}

export async function deleteMakersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('order_makers').where('created_at', '<', instant.toISOString()).execute();
}
