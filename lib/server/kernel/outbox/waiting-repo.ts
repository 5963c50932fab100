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
