import { formatPence, type Pence } from '@/lib/domain/money';
import type { PartRefundReason } from '@/lib/domain/order/part-refund';
import { insertEvent } from '@/lib/server/modules/orders/repo';
import type { Trx } from '@/lib/server/platform/db/db';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { insertPartRefund } from './refund-repo';
import { refundOrder } from './refunds';

type Part = {
  /** The key under which it goes back once. */
  readonly id: string;
  readonly orderId: string;
  readonly requestHash: string;
  /** The visit that came late, where nobody pressed anything. */
  readonly visitId?: string;
  readonly reason: PartRefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/**
 * Gives a part of what was paid back, with its event and its mail. Call it with the order's row locked, once for each id,
 * and never with more than is left. Returns what a person has to pay back in another way: its credit note is issued last
 * in the transaction (issueCreditNoteByHand).
 */
export async function givePartBack(trx: Trx, part: Part): Promise<Pence> {
  const { id, orderId, requestHash, visitId = null, reason, amount, at } = part;
  const byHand = await refundOrder(trx, { orderId, changeId: null, reason, amount, at });
  if (byHand > 0) {
    const detail = { reason, amount: formatPence(byHand), byHand };
    await insertEvent(trx, orderId, { type: 'refunded', cause: reason, at, detail });
  }
  await insertPartRefund(trx, {
    id,
    order_id: orderId,
    request_hash: requestHash,
    reason,
    created_at: at.toISOString(),
    visit_id: visitId,
    amount_pence: amount,
    by_hand_pence: byHand,
  });
  const dedupeKey = `order.part_refunded.customer:${id}`;
  await enqueue(trx, 'order.part_refunded.customer', { orderId, partRefundId: id }, { dedupeKey, now: at });
  return byHand;
}
