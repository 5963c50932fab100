import { CHECKLIST_MAILS, checklistMails } from '@/lib/domain/order/checklist';
import { isBooked } from '@/lib/domain/order/state';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { checklistOfRow, hasChecklist, sentMails } from './marks';

const TOPIC = 'order.checklist.customer';

/**
 * Puts the mails about the list around a move into the outbox, in the place of those that waited there: none for an order
 * that is not booked, or whose customer wants none. Call it in every transaction that books, moves or cancels an order,
 * and when its customer changes their mind, with the order as it is then.
 */
export async function planChecklistMails(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  if (!hasChecklist(order)) return;
  const orderId = order.id;
  for (const which of CHECKLIST_MAILS) await dropWaiting(trx, TOPIC, { orderId, which });
  if (!isBooked(order.state) || !checklistOfRow(order).wantsMails) return;
  for (const { which, at } of checklistMails(orderOf(order), { now, sent: sentMails(order) })) {
    const dedupeKey = `${TOPIC}:${orderId}:${which}`;
    await enqueue(trx, TOPIC, { orderId, which }, { dedupeKey, now, availableAt: at });
  }
}
