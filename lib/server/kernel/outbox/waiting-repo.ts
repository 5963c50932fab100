import { sql } from 'kysely';
import type { Trx } from '@/lib/server/kernel/db/db';
import { PAYLOAD } from './payload';
import type { OutboxTopic, OutboxTopics } from './topics';

/** Takes messages out of the outbox that wait for their time and will not be true then. One that is being sent stays. */
export async function dropWaiting<T extends OutboxTopic>(trx: Trx, topic: T, payload: OutboxTopics[T]): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('topic', '=', topic)
    .where('payload', '=', PAYLOAD.write(payload))
    .where('state', '=', 'due')
    .execute();
}

/** The same of every message of some topics about an order, whatever else the message is about. */
export async function dropWaitingOf(trx: Trx, topics: readonly OutboxTopic[], orderId: string): Promise<void> {
  // As `enqueue` writes it: the order first, then the rest.
  const about = PAYLOAD.write({ orderId }).replace(/\}$/, ',%');
  await trx
    .deleteFrom('outbox')
    .where('topic', 'in', topics)
    .where(sql<boolean>`payload like ${about}`)
    .where('state', '=', 'due')
    .execute();
}
