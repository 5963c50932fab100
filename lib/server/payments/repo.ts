import type { Pence } from '@/lib/domain/money';
import type { Db, Trx } from '../db/db';
import type { PaymentRow } from '../db/schema';
import type { PaymentEvent, PaymentProvider } from './port';

export type PaymentState = 'open' | 'failed' | 'cancelled' | 'paid';

/** The session that a visitor can go on paying in, the newest first: a payment that failed may be tried again. */
export async function openPayment(
  db: Db,
  { id: orderId, changeId }: { readonly id: string; readonly changeId: string | null },
  provider: PaymentProvider['id'],
) {
  return db
    .selectFrom('payments')
    .select(['id', 'provider_ref'])
    .where('order_id', '=', orderId)
    .where('change_id', changeId === null ? 'is' : '=', changeId)
    .where('provider', '=', provider)
    .where('state', 'in', ['open', 'failed'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

type NewPayment = {
  readonly id: string;
  readonly orderId: string;
  /** The change whose difference is paid; null: the order itself. */
  readonly changeId: string | null;
  readonly provider: PaymentProvider['id'];
  readonly providerRef: string;
  readonly amount: Pence;
  readonly now: Date;
};

export async function insertPayment(db: Db, payment: NewPayment): Promise<void> {
  const at = payment.now.toISOString();
  await db
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      provider: payment.provider,
      provider_ref: payment.providerRef,
      state: 'open',
      amount_pence: payment.amount,
      created_at: at,
      updated_at: at,
      change_id: payment.changeId,
    })
    .execute();
}

/** False when the event is known already: then nothing may follow from it again. */
export async function insertPaymentEvent(trx: Trx, event: PaymentEvent, payment: PaymentRow, now: Date) {
  const row = await trx
    .insertInto('payment_events')
    .values({ id: event.id, payment_id: payment.id, type: event.type, at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Money that was taken stays taken: nothing that arrives later turns a paid payment into another. */
export async function setPaymentState(trx: Trx, id: string, state: PaymentState, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set({ state, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'paid')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function paymentByRef(db: Db, provider: PaymentProvider['id'], providerRef: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
}
