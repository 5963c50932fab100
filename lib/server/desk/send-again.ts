import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import type { DeskMessage } from '@/lib/contracts/desk-parts';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OutboxRow } from '@/lib/server/kernel/db/schema';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { PAYLOAD } from '@/lib/server/kernel/outbox/payload';
import type { OutboxTopic, OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { recordAudit } from './audit';
import { toMessage } from './messages';
import { findMessage, isQueued, subjectsOf } from './messages-repo';
import { findForDesk } from './order-actions';

/** Mails about an order that go to somebody else, those whose link is a secret for one use or true for minutes, and what asks for a review. */
const NEVER: readonly string[] = [
  'helper.invited.customer',
  'helper.revoked.customer',
  'order.contact.customer',
  'account.sign_in.customer',
  'return.link.customer',
  'order.day_before.customer',
  'visit.on_the_way.customer',
  'visit.late.customer',
  // Everybody is asked as often.
  'review.asked.customer',
];

/** Whether it is a mail that the customer has had, or would have had if mails were set up. */
export const canSendAgain = ({ topic, state }: Pick<OutboxRow, 'topic' | 'state'>): boolean =>
  topic.endsWith('.customer') && !NEVER.includes(topic) && (state === 'sent' || state === 'logged');

/** A message on the page of its order, with the key of the button that sends it once more. */
export const orderMessage = (row: OutboxRow, reference: string): DeskMessage => ({
  ...toMessage(row, reference),
  ...(canSendAgain(row) && { again: randomUUID() }),
});

/**
 * Mails the customer of an order once more what they were mailed before, as a message of its own: the first one stays as
 * it was. Its handler reads the order anew, and skips what is no longer true. Throws Problem not_found for what is not the
 * order's or cannot be sent again.
 */
export async function sendAgain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { reference, message: id, idempotencyKey }: DeskRequest<'sendAgain'>,
): Promise<void> {
  const { id: orderId } = await findForDesk({ db }, reference);
  const at = now();
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const message = await findMessage(trx, id);
    if (!message || !canSendAgain(message)) throw new Problem('not_found');
    if ((await subjectsOf(trx, [message])).get(id) !== reference) throw new Problem('not_found');
    const dedupeKey = `again:${id}:${idempotencyKey}`;
    if (await isQueued(trx, dedupeKey)) return;
    const topic = message.topic as OutboxTopic;
    await enqueue(trx, topic, PAYLOAD.read(message.payload) as OutboxTopics[typeof topic], { dedupeKey, now: at });
    await recordAudit(trx, operator, at, { action: 'order.mailed', subject: reference, before: {}, after: { topic } });
  });
  wakeOutbox();
}
