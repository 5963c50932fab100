import { sql } from 'kysely';
import type { Trx } from '@/lib/server/platform/db/schema';
import { PAYLOAD } from './enqueue';
import type { OutboxTopic, OutboxTopics } from './topics';

/** Deletes a waiting message that will not be true when it is due. A message in delivery stays. */
export async function dropWaiting<T extends OutboxTopic>(trx: Trx, topic: T, payload: OutboxTopics[T]): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('topic', '=', topic)
    .where('payload', '=', PAYLOAD.write(payload))
    .where('state', '=', 'due')
    .execute();
}

export async function dropWaitingOf(trx: Trx, topics: readonly OutboxTopic[], orderId: string): Promise<void> {
  // `enqueue` writes the order's id first.
  const about = PAYLOAD.write({ orderId }).replace(/\}$/, ',%');
  await trx
    .deleteFrom('outbox')
    .where('topic', 'in', topics)
    .where(sql<boolean>`payload like ${about}`)
    .where('state', '=', 'due')
    .execute();
}
