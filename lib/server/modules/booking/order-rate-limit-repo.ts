import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db, OrderRateLimitRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';

type Earlier = Pick<OrderRow, 'state' | 'hold_expires_at'> & OrderRateLimitRow;

type Sharing = Pick<OrderRateLimitRow, 'order_id' | 'address_key' | 'mailbox_key' | 'phone_key'> & {
  readonly since: string;
  readonly now: string;
};

const sharing = compiledQuery((trx, limitKeys: Sharing) =>
  trx
    .selectFrom('order_makers as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .selectAll('m')
    .select(['o.state', 'o.hold_expires_at'])
    .where('m.order_id', '!=', limitKeys.order_id)
    .where((eb) =>
      eb.or([
        eb('m.created_at', '>', limitKeys.since),
        eb.and([eb('o.state', '=', 'awaiting_payment'), eb('o.hold_expires_at', '>', limitKeys.now)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('m.address_key', '=', limitKeys.address_key),
        eb('m.mailbox_key', '=', limitKeys.mailbox_key),
        eb('m.phone_key', '=', limitKeys.phone_key),
      ]),
    ),
);

type Window = { readonly since: Date; readonly now: Date };

/** Returns the other orders that share a key, made since an instant or held now. */
export async function ordersSharingKeys(
  trx: Trx,
  limitKeys: OrderRateLimitRow,
  { since, now }: Window,
): Promise<readonly Earlier[]> {
  const { order_id, address_key, mailbox_key, phone_key } = limitKeys;
  const [from, at] = [since.toISOString(), now.toISOString()];
  return sharing(trx, { order_id, address_key, mailbox_key, phone_key, since: from, now: at });
}

export const insertOrderCount = compiledQuery((trx, limitKeys: OrderRateLimitRow) =>
  trx.insertInto('order_makers').values(limitKeys),
);

/** Stops counting an order that a newer one of the same quote replaced. */
export async function deleteOrderCount(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('order_makers').where('order_id', '=', orderId).execute();
}

/** Deletes the rows made before an instant. Keeps those of unpaid orders, which count while they are held. */
export async function deleteOrderCountsBefore(db: Db, instant: Date): Promise<void> {
  const unpaid = db.selectFrom('orders').select('id').where('state', '=', 'awaiting_payment');
  await db
    .deleteFrom('order_makers')
    .where('created_at', '<', instant.toISOString())
    .where('order_id', 'not in', unpaid)
    .execute();
}
