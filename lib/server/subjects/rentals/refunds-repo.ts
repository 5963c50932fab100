import type { Db } from '@/lib/server/kernel/db/db';

/** What went back, or is going to, of the payments of a contract; the oldest first. */
export async function refundsOfContract(db: Db, orderId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.contract_id', '=', orderId)
    .orderBy('refunds.created_at')
    .execute();
}
