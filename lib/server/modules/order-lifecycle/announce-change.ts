import type { Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';

const ON_CHANGE = [
  'order.changed.customer',
  'order.changed.operator',
  'order.changed.slack',
  'order.changed.webhook',
] as const;
const ON_REFUSAL = ['order.change_refused.customer', 'order.change_refused.operator'] as const;

/** Enqueues the notifications of a change; `isToldApart` leaves out the mail to the customer. */
export async function announceChange(trx: Trx, changeId: string, now: Date, isToldApart = false): Promise<void> {
  for (const topic of ON_CHANGE.filter((each) => !(isToldApart && each === 'order.changed.customer')))
    await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}

export async function announceRefusal(trx: Trx, changeId: string, now: Date): Promise<void> {
  for (const topic of ON_REFUSAL) await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}

/** Enqueues the mail that asks for the difference of a change by the desk. */
export async function askForDifference(trx: Trx, changeId: string, now: Date): Promise<void> {
  const topic = 'order.change_to_pay.customer';
  await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now });
}
