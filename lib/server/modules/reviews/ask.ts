import { askedAt, ASKINGS } from '@/lib/domain/reviews/written';
import type { Trx } from '@/lib/server/platform/db/db';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';

const TOPIC = 'review.asked.customer';

/**
 * Puts the mails that ask for a review into the outbox for when they are due. Call it in the transaction in which an
 * order becomes done: everybody is asked the same, whoever says that it is done.
 */
export async function askForReview(trx: Trx, orderId: string, done: Date): Promise<void> {
  for (const asking of ASKINGS) {
    const when = { now: done, availableAt: askedAt(done, asking) };
    await enqueue(trx, TOPIC, { orderId, asking }, { dedupeKey: `${TOPIC}:${orderId}:${asking}`, ...when });
  }
}

/** Takes out those that have not been sent: one has been written, or its customer does not want them. */
export async function dropReviewMails(trx: Trx, orderId: string): Promise<void> {
  for (const asking of ASKINGS) await dropWaiting(trx, TOPIC, { orderId, asking });
}
