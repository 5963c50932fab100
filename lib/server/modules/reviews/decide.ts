import type { Refusal } from '@/lib/domain/reviews/written';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, ReviewRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { findReview, putReview, renewStamp } from './repo';

type Decision = {
  /** The version that was read: one that was written anew since is not decided about. */
  readonly version: number;
  /** Null: it is published. */
  readonly refusal: { readonly reason: Refusal; readonly note: string } | null;
  /** The operator's address. */
  readonly by: string;
  readonly at: Date;
};

/**
 * Publishes a review that waits, or refuses one that waits or was published; with the order's row locked. Its author is
 * mailed a refusal. Returns the review before and after. Throws Problem order_changed for another version or state.
 */
export async function decide(
  trx: Trx,
  order: OrderRow,
  { version, refusal, by, at }: Decision,
): Promise<{ readonly before: ReviewRow; readonly after: ReviewRow }> {
  const before = await findReview(trx, order.id);
  const isOpen = before?.state === 'waiting' || (refusal !== null && before?.state === 'published');
  if (!before || !isOpen || before.version !== version) throw new Problem('order_changed');
  const after: ReviewRow = {
    ...before,
    state: refusal ? 'refused' : 'published',
    version: version + 1,
    decided_at: at.toISOString(),
    decided_by: by,
    refusal: refusal?.reason ?? null,
    refusal_note: refusal?.note ?? '',
  };
  await putReview(trx, after);
  if (before.state !== 'waiting' || !refusal) await renewStamp(trx);
  if (refusal) {
    const topic = 'review.refused.customer';
    const payload = { orderId: order.id, version: String(after.version) };
    await enqueue(trx, topic, payload, { dedupeKey: `${topic}:${order.id}:${after.version}`, now: at });
  }
  return { before, after };
}
