import { pence, type Pence } from '@/lib/domain/money';
import type { Db } from '@/lib/server/platform/db/schema';

type Range = { readonly from: string; readonly until: string };

/** A payment (`pence` above 0) or a refund (below 0). */
export type Movement = {
  readonly id: string;
  readonly at: string;
  readonly kind: 'payment' | 'refund';
  readonly pence: Pence;
  readonly reference: string;
  readonly flow: string;
  readonly isStorage: boolean;
  readonly providerRef: string;
};

/** Returns the payments of a half-open range of instants, the oldest first. */
export async function paymentsIn(db: Db, { from, until }: Range): Promise<readonly Movement[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.updated_at as at', 'amount_pence', 'contract_id', 'provider_ref', 'charge_ref'])
    .select(['orders.reference', 'orders.flow'])
    .where('payments.state', '=', 'paid')
    .where('payments.updated_at', '>=', from)
    .where('payments.updated_at', '<', until)
    .orderBy('payments.updated_at')
    .orderBy('payments.id')
    .execute();
  return rows.map(({ amount_pence, contract_id, provider_ref, charge_ref, ...row }) => ({
    ...row,
    kind: 'payment',
    pence: amount_pence,
    isStorage: contract_id !== null,
    providerRef: charge_ref ?? provider_ref,
  }));
}

/** Returns the refunds of a half-open range of instants, the oldest first. */
export async function refundsIn(db: Db, { from, until }: Range): Promise<readonly Movement[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id', 'refunds.updated_at as at', 'refunds.amount_pence', 'refunds.provider_ref'])
    .select(['payments.contract_id', 'orders.reference', 'orders.flow'])
    .where('refunds.state', '=', 'done')
    .where('refunds.updated_at', '>=', from)
    .where('refunds.updated_at', '<', until)
    .orderBy('refunds.updated_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map(({ amount_pence, contract_id, provider_ref, ...row }) => ({
    ...row,
    kind: 'refund',
    pence: pence(0 - amount_pence),
    isStorage: contract_id !== null,
    providerRef: provider_ref ?? '',
  }));
}
