import { formatPence, type Pence } from '@/lib/domain/money';
import type { PartRefundReason } from '@/lib/domain/order/part-refund';
import { insertEvent } from '@/lib/server/modules/orders/repo';
import type { Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { insertPartRefund } from './refund-repo';
import { refundOrder } from './refunds';

type Part = {
  /** The idempotency key. */
  readonly id: string;
  readonly orderId: string;
  readonly requestHash: string;
  /** The visit whose delay is refunded automatically. */
  readonly visitId?: string;
  readonly reason: PartRefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/**
 * Refunds a part of an order, with event and mail. The order's row must be locked, and the amount left. Returns the
 * pence to pay back by hand, whose credit note comes last in the transaction (issueCreditNoteByHand).
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
