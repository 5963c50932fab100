import type { WayByHand } from '@/lib/domain/extras/by-hand';
import type { Pence } from '@/lib/domain/money';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { PaymentRow } from '@/lib/server/kernel/db/schema';
import { chargedAs, type PaymentEvent, type PaymentProvider, type RefundEvent } from './port';

export type PaymentState = PaymentRow['state'];

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
    .where('contract_id', 'is', null)
    .where('extra_id', 'is', null)
    .where('share_id', 'is', null)
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
  /** The storage contract whose charges are paid; null: none. */
  readonly contractId?: string | null;
  /** What was agreed on the day and is paid; null: none. */
  readonly extraId?: string | null;
  /** Whose share of the order is paid; null: nobody's alone. */
  readonly shareId?: string | null;
  readonly provider: PaymentProvider['id'] | WayByHand;
  readonly providerRef: string;
  readonly amount: Pence;
  readonly now: Date;
};

/** `paid`: what a person has taken. */
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

/** False when the event is known already: then nothing may follow from it again. */
export async function insertPaymentEvent(trx: Trx, event: PaymentEvent | RefundEvent, payment: PaymentRow, now: Date) {
  const row = await trx
    .insertInto('payment_events')
    .values({ id: event.id, payment_id: payment.id, type: event.type, at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Money that was taken stays taken: nothing that arrives later turns a paid payment into another. */
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

export async function paymentByRef(db: Db, provider: PaymentProvider['id'], providerRef: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
}

export async function paymentByCharge(db: Db, provider: PaymentProvider['id'], chargeRef: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('charge_ref', '=', chargeRef)
    .executeTakeFirst();
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sessions of an order, or of one of its changes, that a provider outside still keeps open, but for one. */
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

/** Charges by a card that was kept have no session. */
const NO_SESSION = chargedAs('%');

/** Sessions in which the charges of a contract could still be paid. */
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

/** Payments of an extra in some states, the newest first. */
export async function extraPayments(
  db: Db,
  extraId: string,
  states: readonly PaymentState[],
): Promise<readonly PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('extra_id', '=', extraId)
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Sessions in which an extra could still be paid, the newest first. */
export const extraSessions = (db: Db, extraId: string): Promise<readonly PaymentRow[]> =>
  extraPayments(db, extraId, ['open', 'failed']);

/** Payments of somebody's share in some states, the newest first. */
export async function sharePayments(
  db: Db,
  shareId: string,
  states: readonly PaymentState[],
): Promise<readonly PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('share_id', '=', shareId)
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .execute();
}

/** What was paid for an order and its changes by a provider, as that names it. */
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

/** Sessions of an order and its changes with a provider, that have not come to an end. */
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
