import type { Trx } from '@/lib/server/platform/db/db';
import type { KeyHandoverRow, OrderRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { mobileOf } from '@/lib/server/modules/sms/mobile';

const MAIL = 'order.keys_late.customer';
const TEXT = 'order.keys_late.text';

/** Confirms a choice by mail, and by text to who gets texts. The office is told of the change itself (announceChange). */
export async function tellChosen(trx: Trx, order: OrderRow, { id: keysId }: KeyHandoverRow, now: Date): Promise<void> {
  const topics = mobileOf(order) === null ? ([MAIL] as const) : ([MAIL, TEXT] as const);
  for (const topic of topics) {
    await enqueue(trx, topic, { orderId: order.id, keysId }, { dedupeKey: `${topic}:${keysId}`, now });
  }
}

/** Confirms that it was undone, by mail. */
export async function tellUndone(
  trx: Trx,
  { id: keysId, order_id: orderId }: KeyHandoverRow,
  now: Date,
): Promise<void> {
  const topic = 'order.keys_undone.customer';
  await enqueue(trx, topic, { orderId, keysId }, { dedupeKey: `${topic}:${keysId}`, now });
}
