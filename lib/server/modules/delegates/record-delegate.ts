import type { Happening } from '@/lib/domain/order/history';
import type { Trx } from '@/lib/server/platform/db/db';
import type { RentalDelegateRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { insertEvent } from '@/lib/server/modules/orders/repo';

type DelegateTopic = Extract<keyof OutboxTopics, `helper.${'invited' | 'given' | 'revoked' | 'taken'}.customer`>;
type Step = {
  readonly type: Extract<Happening, 'helper_invited' | 'helper_revoked'>;
  readonly topics: readonly DelegateTopic[];
};

/** Writes into the history of a storage order what its owner did with a right, and the mails about it. */
export async function writeDown(
  trx: Trx,
  delegate: RentalDelegateRow,
  { type, topics }: Step,
  at: Date,
): Promise<void> {
  const { id: delegateId, store_order_id: orderId, name } = delegate;
  await insertEvent(trx, orderId, { type, cause: 'visitor', at, detail: { helper: name } });
  for (const topic of topics) {
    await enqueue(trx, topic, { orderId, helperId: delegateId }, { dedupeKey: `${topic}:${delegateId}`, now: at });
  }
}
