import { randomUUID } from 'node:crypto';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db } from '@/lib/server/platform/db/db';
import type { OutboxRow } from '@/lib/server/platform/db/schema';
import { PAYLOAD } from './payload';
import type { OutboxTopic, OutboxTopics } from './topics';

export type EnqueueOptions = {
  /** A key that identifies the message: "<topic>:<id of the subject>". Enqueuing the same key again has no effect. */
  readonly dedupeKey: string;
  /** The time of creation. */
  readonly now: Date;
  /** The earliest delivery. Default: at once. */
  readonly availableAt?: Date;
};

/**
 * Writes a message into the outbox. Call it within the transaction that makes the change, and call `wakeOutbox()` after
 * the commit. A known dedupe key changes nothing.
 */
export async function enqueue<T extends OutboxTopic>(
  trx: Db,
  topic: T,
  payload: OutboxTopics[T],
  { dedupeKey, now, availableAt = now }: EnqueueOptions,
): Promise<void> {
  await insertIfNew(trx, {
    id: randomUUID(),
    topic,
    payload: PAYLOAD.write(payload),
    state: 'due',
    attempts: 0,
    available_at: availableAt.toISOString(),
    locked_until: null,
    last_error: null,
    dedupe_key: dedupeKey,
    created_at: now.toISOString(),
    finished_at: null,
  });
}

const insertIfNew = compiledQuery((trx, row: OutboxRow) =>
  trx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing()),
);
