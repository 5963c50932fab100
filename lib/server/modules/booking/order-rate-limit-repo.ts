import { builtOnce } from '@/lib/server/platform/db/compiled-query';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { OrderMakerRow, OrderRow } from '@/lib/server/platform/db/schema';

type Earlier = Pick<OrderRow, 'state' | 'hold_expires_at'> & OrderMakerRow;

type Sharing = Pick<OrderMakerRow, 'order_id' | 'address_key' | 'mailbox_key' | 'phone_key'> & {
  readonly since: string;
  readonly now: string;
};

const sharing = builtOnce((trx, maker: Sharing) =>
  trx
    .selectFrom('order_makers as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .selectAll('m')
    .select(['o.state', 'o.hold_expires_at'])
    .where('m.order_id', '!=', maker.order_id)
    .where((eb) =>
      eb.or([
        eb('m.created_at', '>', maker.since),
        eb.and([eb('o.state', '=', 'awaiting_payment'), eb('o.hold_expires_at', '>', maker.now)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('m.address_key', '=', maker.address_key),
        eb('m.mailbox_key', '=', maker.mailbox_key),
        eb('m.phone_key', '=', maker.phone_key),
      ]),
    ),
);

type Window = { readonly since: Date; readonly now: Date };

/**
 * Returns the orders that share a network address, mailbox or telephone with a new one, without that one: those made since
 * an instant, and those that are held now.
 */
export async function ordersOfMaker(
  trx: Trx,
  maker: OrderMakerRow,
  { since, now }: Window,
): Promise<readonly Earlier[]> {
  const { order_id, address_key, mailbox_key, phone_key } = maker;
  const [from, at] = [since.toISOString(), now.toISOString()];
  return sharing(trx, { order_id, address_key, mailbox_key, phone_key, since: from, now: at });
}

export const insertMaker = builtOnce((trx, maker: OrderMakerRow) => trx.insertInto('order_makers').values(maker));

/** An order that gave way to a newer one of the same quote counts no more. */
export async function deleteMaker(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('order_makers').where('order_id', '=', orderId).execute();
}

/** Deletes the rows made before an instant. Keeps those of unpaid orders: as long as one is held, it counts. */
export async function deleteMakersBefore(db: Db, instant: Date): Promise<void> {
  const unpaid = db.selectFrom('orders').select('id').where('state', '=', 'awaiting_payment');
  await db
    .deleteFrom('order_makers')
    .where('created_at', '<', instant.toISOString())
    .where('order_id', 'not in', unpaid)
    .execute();
}
