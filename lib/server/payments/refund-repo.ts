import { randomUUID } from 'node:crypto';
import { NOTHING, pence, type Pence } from '@/lib/domain/money';
import type { Db, Trx } from '../db/db';
import type { RefundRow } from '../db/schema';
import type { RefundEvent, RefundState } from './port';

export type RefundReason = RefundRow['reason'];

type NewRefund = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly changeId: string | null;
  readonly reason: RefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/** Returns the id of the refund. */
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

/** What is left of the payments of an order that could still go back, the newest payment first. */
export async function refundablePayments(trx: Trx, orderId: string) {
  const rows = await trx
    .selectFrom('payments as p')
    .leftJoin('refunds as r', 'r.payment_id', 'p.id')
    .select((eb) => [
      'p.id',
      'p.amount_pence',
      'p.created_at',
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('r.amount_pence'), eb.lit(0)), 'integer').as('refunded'),
    ])
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'paid')
    .groupBy(['p.id', 'p.amount_pence', 'p.created_at'])
    .orderBy('p.created_at', 'desc')
    .execute();
  return rows.map(({ id, amount_pence, refunded }) => ({ id, left: pence(amount_pence - refunded) }));
}

/** All that went back or is on its way. */
export async function refundedOf(db: Db, orderId: string): Promise<Pence> {
  const row = await db
    .selectFrom('refunds')
    .select((eb) => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('amount_pence'), eb.lit(0)), 'integer').as('total'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? pence(row.total) : NOTHING;
}

export async function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['payments.provider', 'payments.provider_ref as payment_ref', 'payments.charge_ref'])
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function refundsOfChange(db: Db, changeId: string): Promise<readonly RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('change_id', '=', changeId).execute();
}

/** What the provider said; a refund that has failed stays so, whatever is heard later. False then. */
export async function finishRefund(
  trx: Trx,
  id: string,
  { providerRef, state }: { readonly providerRef: string | null; readonly state: RefundState },
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({ state, provider_ref: providerRef, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The refund that an event is about: the one that we asked for, or one that we have heard of before. */
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

/** A refund that was made at the provider, not here. False when it is known already. */
export async function insertRefundByHand(
  trx: Trx,
  event: RefundEvent,
  payment: { readonly id: string; readonly order_id: string },
  at: Date,
): Promise<boolean> {
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
  return row !== undefined;
}
