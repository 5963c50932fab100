import type { Trx } from '@/lib/server/platform/db/db';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';

/** The notifications of a changed or cancelled order, each sent once. */
const ON_CHANGE = [
  'order.changed.customer',
  'order.changed.operator',
  'order.changed.slack',
  'order.changed.webhook',
] as const;
/** The notifications of a paid change that could no longer be made. */
const ON_REFUSAL = ['order.change_refused.customer', 'order.change_refused.operator'] as const;

/**
 * Enqueues the notifications of a change.
 * @param isToldApart whether the customer gets a separate mail about it
 */
export async function announceChange(trx: Trx, changeId: string, now: Date, isToldApart = false): Promise<void> {
  for (const topic of ON_CHANGE.filter((each) => !(isToldApart && each === 'order.changed.customer')))
    await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}

export async function announceRefusal(trx: Trx, changeId: string, now: Date): Promise<void> {
  for (const topic of ON_REFUSAL) await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}

/** Enqueues the mail about a change by the desk whose difference the customer must pay first. */
export async function askForDifference(trx: Trx, changeId: string, now: Date): Promise<void> {
  const topic = 'order.change_to_pay.customer';
  await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}
