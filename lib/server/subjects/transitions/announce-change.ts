import type { Trx } from '@/lib/server/kernel/db/db';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';

/** Whoever is told that an order was changed or cancelled; each message once. */
const ON_CHANGE = [
  'order.changed.customer',
  'order.changed.operator',
  'order.changed.slack',
  'order.changed.webhook',
] as const;
/** … and that a change was paid for which could not be made any more. */
const ON_REFUSAL = ['order.change_refused.customer', 'order.change_refused.operator'] as const;

/** @param isToldApart its customer has a mail of its own about it */
export async function announceChange(trx: Trx, changeId: string, now: Date, isToldApart = false): Promise<void> {
  for (const topic of ON_CHANGE.filter((each) => !(isToldApart && each === 'order.changed.customer')))
    await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}

export async function announceRefusal(trx: Trx, changeId: string, now: Date): Promise<void> {
  for (const topic of ON_REFUSAL) await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}

/** … and that we have changed an order for its customer, who has to pay the difference first. */
export async function askForDifference(trx: Trx, changeId: string, now: Date): Promise<void> {
  const topic = 'order.change_to_pay.customer';
  await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}
