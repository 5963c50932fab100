import { formatDate } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/order-types';
import type { Trx } from '@/lib/server/platform/db/db';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { insertEvent } from '@/lib/server/modules/orders/repo';

type MoveOff = {
  readonly on: LocalDate;
  readonly why: OutboxTopics['storage.move_off.customer']['why'] | 'ending';
  readonly at: Date;
};

/** The unit stays what it was: written down, and mailed, but to who has just booked that everything comes back. */
export async function announceMoveOff(trx: Trx, orderId: string, { on, why, at }: MoveOff): Promise<void> {
  const cause = why === 'asked' ? 'visitor' : 'sweep';
  await insertEvent(trx, orderId, { type: 'unit_move_off', cause, at, detail: { kind: formatDate(on) } });
  if (why === 'ending') return;
  const dedupeKey = `storage.move_off:${orderId}:${on}:${at.toISOString()}`;
  await enqueue(trx, 'storage.move_off.customer', { orderId, on, why }, { dedupeKey, now: at });
}
