import type { Db } from '@/lib/server/platform/db/db';

/** Returns the refunds, made or due, of a contract's payments, the oldest first. */
export async function refundsOfContract(db: Db, orderId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.contract_id', '=', orderId)
    .orderBy('refunds.created_at')
    .execute();
}
