import { randomUUID } from 'node:crypto';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db, OutboxRow } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import type { OutboxTopic, OutboxTopics } from './topics';

export type EnqueueOptions = {
  /** "<topic>:<id of the subject>". Enqueuing the same key again has no effect. */
  readonly dedupeKey: string;
  readonly now: Date;
  /** The earliest delivery, at once by default. */
  readonly availableAt?: Date;
};

/** Writes a message into the outbox, in the transaction of its cause. Call `wakeOutbox()` after the commit. */
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

/** Listeners are on globalThis, because in development a route and the loop may live in different module instances. */
const KEY = Symbol.for('smart-storage-and-moving.outbox.wake');
const holder = globalThis as { [KEY]?: Set<() => void> };
const listeners = (holder[KEY] ??= new Set());

/** Triggers delivery at once. If a crash prevents the call, the next poll delivers. */
export function wakeOutbox(): void {
  for (const listener of listeners) listener();
}

export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids and words from fixed sets (topics.ts). Queries match this text, so there is no version 2. */
export const PAYLOAD: StoredDocument<'outbox_payload', Readonly<Record<string, string>>> = storedDocument(
  'outbox_payload',
);
