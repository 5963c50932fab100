import type { WayByHand } from '@/lib/domain/extras/extras';
import type { Pence } from '@/lib/domain/money';
import type { Db, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import {
  chargedAs,
  type PaymentEvent,
  type PaymentProvider,
  type RefundEvent,
} from '@/lib/server/platform/payment-provider/port';

export type PaymentState = PaymentRow['state'];

/** Returns the newest session that can still be paid. A failed payment may be tried again. */
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
    .where('contract_id', 'is', null)
    .where('extra_id', 'is', null)
    .where('share_id', 'is', null)
    .where('provider', '=', provider)
    .where('state', 'in', ['open', 'failed'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export type NewPayment = {
  readonly id: string;
  readonly orderId: string;
  /** Null for the order itself. */
  readonly changeId: string | null;
  readonly contractId?: string | null;
  readonly extraId?: string | null;
  readonly shareId?: string | null;
  readonly provider: PaymentProvider['id'] | WayByHand;
  readonly providerRef: string;
  readonly amount: Pence;
  readonly now: Date;
};

/** Inserts a payment. State `paid` is for payments taken by hand. */
export async function insertPayment(
  trx: Trx,
  payment: NewPayment,
  state: 'open' | 'spare' | 'charging' | 'paid',
): Promise<PaymentRow> {
  const at = payment.now.toISOString();
  const row: PaymentRow = {
    id: payment.id,
    order_id: payment.orderId,
    provider: payment.provider,
    provider_ref: payment.providerRef,
    state,
    amount_pence: payment.amount,
    created_at: at,
    updated_at: at,
    change_id: payment.changeId,
    charge_ref: null,
    contract_id: payment.contractId ?? null,
    extra_id: payment.extraId ?? null,
    share_id: payment.shareId ?? null,
  };
  await trx.insertInto('payments').values(row).execute();
  return row;
}

/** Returns false for a known event, which must have no further effect. */
export async function insertPaymentEvent(trx: Trx, event: PaymentEvent | RefundEvent, payment: PaymentRow, now: Date) {
  const row = await trx
    .insertInto('payment_events')
    .values({ id: event.id, payment_id: payment.id, type: event.type, at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the state unless the payment is paid, which is final. Returns whether it was set. */
export async function setPaymentState(
  trx: Trx,
  id: string,
  {
    state,
    chargeRef = null,
    now,
  }: { readonly state: PaymentState; readonly chargeRef?: string | null | undefined; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set({ state, updated_at: now.toISOString(), ...(chargeRef && { charge_ref: chargeRef }) })
    .where('id', '=', id)
    .where('state', '!=', 'paid')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a payment by the provider's id of its session or, once it is paid, of the charge. */
export async function paymentBy(
  db: Db,
  provider: PaymentProvider['id'],
  column: 'provider_ref' | 'charge_ref',
  ref: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where(column, '=', ref)
    .executeTakeFirst();
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the open sessions of an order, or of one of its changes, at an external provider, but for one. */
export async function sessionsToEnd(
  trx: Trx,
  {
    orderId,
    changeId,
    but = '',
  }: { readonly orderId: string; readonly changeId: string | null; readonly but?: string },
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('change_id', changeId === null ? 'is' : '=', changeId)
    .where('contract_id', 'is', null)
    .where('extra_id', 'is', null)
    .where('provider', '!=', 'test')
    .where('state', 'in', ['open', 'failed'])
    .where('id', '!=', but)
    .execute();
  return rows.map(({ id }) => id);
}

/** The pattern for charges of a saved card, which have no session. */
const NO_SESSION = chargedAs('%');

/** Returns the sessions in which the charges of a contract could still be paid, the newest first. */
export async function contractSessions(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('contract_id', '=', orderId)
    .where('state', 'in', ['open', 'failed'])
    .where('provider_ref', 'not like', NO_SESSION)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Returns the payments of an extra or a share in some states, the newest first. */
export async function paymentsFor(
  db: Db,
  column: 'extra_id' | 'share_id',
  id: string,
  states: readonly PaymentState[],
): Promise<readonly PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where(column, '=', id)
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .execute();
}

const UNPAID = ['open', 'failed'] as const;

/** Returns the sessions in which an extra or a share could still be paid, the newest first. */
export const sessionsFor = (db: Db, column: 'extra_id' | 'share_id', id: string): Promise<readonly PaymentRow[]> =>
  paymentsFor(db, column, id, UNPAID);

/** Returns the provider's ids of the paid payments of an order and its changes. */
export async function chargesOf(db: Db, orderId: string, provider: PaymentProvider['id']): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('charge_ref')
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('state', '=', 'paid')
    .execute();
  return rows.flatMap(({ charge_ref }) => charge_ref ?? []);
}

export async function unfinishedSessions(db: Db, orderId: string, provider: PaymentProvider['id']) {
  return db
    .selectFrom('payments')
    .select(['id', 'provider_ref'])
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('state', 'in', ['open', 'failed'])
    .where('provider_ref', 'not like', NO_SESSION)
    .execute();
}
