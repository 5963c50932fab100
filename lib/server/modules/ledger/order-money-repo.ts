import { fromPounds, NOTHING, pence, sum, type Pence } from '@/lib/domain/money';
import { orderMoney, type MoneyOutside, type OrderMoney } from '@/lib/domain/order/money-back';
import { EVENT_DETAIL, ORDER } from '@/lib/server/modules/orders/documents';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import { paidByHand, partsByHand, takenPayments } from './refund-repo';

type Booked = Pick<OrderRow, 'id' | 'confirmed_at' | 'total_pence'>;

/** Returns what was paid, refunded and is left to promise (lib/domain/order/money-back.ts). */
export async function moneyOf(db: Db, order: Booked): Promise<OrderMoney> {
  const [payments, outside] = await Promise.all([takenPayments(db, order.id), moneyOutside(db, order)]);
  return orderMoney(payments, outside);
}

async function moneyOutside(db: Db, order: Booked): Promise<MoneyOutside> {
  const paid = sum(await Promise.all([totalByHand(db, order), paidByHand(db, order.id)]));
  if (paid === NOTHING) return { paid, promised: NOTHING };
  return { paid, promised: sum(await Promise.all([promisedByHand(db, order.id), partsByHand(db, order.id)])) };
}

/** Returns the first total of an order that was not confirmed by a payment. */
async function totalByHand(db: Db, order: Booked): Promise<Pence> {
  const isOnline = order.confirmed_at === null || (await isConfirmedByPayment(db, order.id));
  return isOnline ? NOTHING : firstTotal(db, order);
}

async function isConfirmedByPayment(db: Db, orderId: string): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', 'in', ['confirmed', 'revived'])
    .where('cause', '=', 'payment')
    .executeTakeFirst();
  return event !== undefined;
}

/** Returns the total before the first change, from the detail that each change records. */
async function firstTotal(db: Db, order: Booked): Promise<Pence> {
  const change = await db
    .selectFrom('order_events')
    .select('detail_json')
    .where('order_id', '=', order.id)
    .where('type', 'in', ['rescheduled', 'edited', 'address_changed'])
    .orderBy('at')
    .executeTakeFirst();
  const { from } = change ? EVENT_DETAIL.read(change.detail_json) : {};
  if (from === undefined) return order.total_pence;
  return fromPounds(ORDER.read(from).quote.totalWithDiscount);
}

/** Returns the part of the changes' refunds that online payments do not cover. */
async function promisedByHand(db: Db, orderId: string): Promise<Pence> {
  const changes = await db
    .selectFrom('order_changes')
    .select(['id', 'refund_pence'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'applied')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['change_id', 'amount_pence'])
    .where('order_id', '=', orderId)
    .execute();
  const recorded = (id: string) =>
    refunds.filter(({ change_id }) => change_id === id).reduce((total, row) => total + row.amount_pence, 0);
  return sum(changes.map(({ id, refund_pence }) => pence(Math.max(refund_pence - recorded(id), 0))));
}
