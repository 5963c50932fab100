import { randomUUID } from 'node:crypto';
import { WAYS_BY_HAND } from '@/lib/domain/extras/extras';
import { NOTHING, fromPounds, pence, sum, type Pence } from '@/lib/domain/money';
import type { RefundReason } from '@/lib/domain/order/history';
import {
  orderMoney,
  stillRefundable,
  type MoneyBack,
  type MoneyOutside,
  type OrderMoney,
  type TakenPayment,
} from '@/lib/domain/order/money-back';
import type { Db, OrderRow, PartRefundRow, PaymentRow, RefundRow, Trx } from '@/lib/server/platform/db/schema';
import type { RefundEvent, RefundMade } from '@/lib/server/platform/payment-provider/port';
import { EVENT_DETAIL, ORDER } from '@/lib/server/modules/orders/documents';

type NewRefund = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly changeId: string | null;
  readonly reason: RefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/** Inserts a refund as due and returns its id. */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<string> {
  const [id, at] = [randomUUID(), refund.at.toISOString()];
  await trx
    .insertInto('refunds')
    .values({
      id,
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      change_id: refund.changeId,
      reason: refund.reason,
      amount_pence: refund.amount,
      state: 'due',
      provider_ref: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** Returns the online payments of an order with their refunds, newest first, without storage payments. */
export async function takenPayments(
  db: Db,
  orderId: string,
): Promise<readonly (TakenPayment & { readonly id: string })[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'amount_pence'])
    .where('order_id', '=', orderId)
    .where('contract_id', 'is', null)
    .where('provider', 'not in', WAYS_BY_HAND)
    .where('state', '=', 'paid')
    .orderBy('created_at', 'desc')
    .execute();
  const rows = await db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_pence', 'state', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('updated_at')
    .execute();
  return payments.map(({ id, amount_pence }) => ({
    id,
    paid: amount_pence,
    refunds: rows.filter(({ payment_id }) => payment_id === id).map(moneyBack),
  }));
}

/** Returns the refundable rest of each payment, the newest first. */
export async function refundablePayments(trx: Trx, orderId: string) {
  const payments = await takenPayments(trx, orderId);
  return payments.map(({ id, paid, refunds }) => ({ id, left: stillRefundable(paid, refunds) }));
}

export async function paidByHand(db: Db, orderId: string): Promise<Pence> {
  const rows = await db
    .selectFrom('payments')
    .select('amount_pence')
    .where('order_id', '=', orderId)
    .where('provider', 'in', WAYS_BY_HAND)
    .where('state', '=', 'paid')
    .execute();
  return sum(rows.map(({ amount_pence }) => amount_pence));
}

/** Returns the sum that the provider could still refund for an order. */
export async function onlineLeft(db: Db, orderId: string): Promise<Pence> {
  const payments = await takenPayments(db, orderId);
  return sum(payments.map(({ paid, refunds }) => stillRefundable(paid, refunds)));
}

export async function refundableOf(
  trx: Trx,
  { id, amount_pence }: Pick<PaymentRow, 'id' | 'amount_pence'>,
): Promise<Pence> {
  const rows = await trx.selectFrom('refunds').selectAll().where('payment_id', '=', id).orderBy('updated_at').execute();
  return stillRefundable(amount_pence, rows.map(moneyBack));
}

const moneyBack = (row: Pick<RefundRow, 'amount_pence' | 'state' | 'reason'>): MoneyBack => ({
  amount: row.amount_pence,
  state: row.state,
  isByHand: row.reason === 'by_hand',
});

export async function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select([
      'payments.provider',
      'payments.provider_ref as payment_ref',
      'payments.charge_ref',
      'payments.amount_pence as paid_pence',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function refundsOfChange(db: Db, changeId: string): Promise<readonly RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('change_id', '=', changeId).execute();
}

/** Stores the provider's answer to a refund. Returns false for a failed refund, which stays failed. */
export async function finishRefund(trx: Trx, id: string, made: RefundMade, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({
      state: made.state,
      provider_ref: made.providerRef,
      updated_at: at.toISOString(),
      ...(made.state === 'done' && { amount_pence: made.amount }),
    })
    .where('id', '=', id)
    .where('state', '!=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the refund of an event: one that we requested, or one heard of before. */
export async function refundOfEvent(
  trx: Trx,
  { refundId, refundRef }: RefundEvent,
  paymentId: string,
): Promise<RefundRow | undefined> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where((eb) => eb.or([eb('provider_ref', '=', refundRef), eb('id', '=', refundId ?? '')]))
    .executeTakeFirst();
}

/** Inserts a refund that was made at the provider. Returns its id, or null when it is already known. */
export async function insertRefundByHand(
  trx: Trx,
  event: RefundEvent,
  payment: { readonly id: string; readonly order_id: string },
  at: Date,
): Promise<string | null> {
  const row = await trx
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      order_id: payment.order_id,
      payment_id: payment.id,
      change_id: null,
      reason: 'by_hand',
      amount_pence: event.amount,
      state: event.state,
      provider_ref: event.refundRef,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('provider_ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findPartRefund(db: Db, id: string): Promise<PartRefundRow | undefined> {
  return db.selectFrom('part_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the refunds for late arrivals, automatic ones and those of our office. */
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
  return sum(rows.map(({ by_hand_pence }) => by_hand_pence));
}

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
