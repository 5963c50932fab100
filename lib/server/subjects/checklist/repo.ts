import type { Trx } from '@/lib/server/kernel/db/db';

/** Call it with the order's row locked. It is no change of the order: its version stays, and so does its calendar. */
export async function writeMarks(trx: Trx, orderId: string, checklist: string): Promise<void> {
  await trx.updateTable('orders').set({ checklist }).where('id', '=', orderId).execute();
}
