import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import type { DeskMessage } from '@/lib/contracts/desk-parts';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OutboxRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { PAYLOAD, enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopic, OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { toMessage } from './desk-outbox';
import { findMessage, isQueued, subjectsOf } from './desk-outbox-repo';

/**
 * Mails that the desk cannot send again: those to other people, those with a one-time link, those that are true for
 * minutes only, and review requests.
 */
const NEVER: readonly string[] = [
  'helper.invited.customer',
  'helper.revoked.customer',
  'order.contact.customer',
  'account.sign_in.customer',
  'return.link.customer',
  'order.day_before.customer',
  'visit.on_the_way.customer',
  'visit.late.customer',
  // Every customer is asked equally often.
  'review.asked.customer',
];

/** Returns whether a message is a mail that the customer got, or would have got with mail set up. */
export const canSendAgain = ({ topic, state }: Pick<OutboxRow, 'topic' | 'state'>): boolean =>
  topic.endsWith('.customer') && !NEVER.includes(topic) && (state === 'sent' || state === 'logged');

/** Returns a message for its order's page, with the key of the button that sends it again. */
export const orderMessage = (row: OutboxRow, reference: string): DeskMessage => ({
  ...toMessage(row, reference),
  ...(canSendAgain(row) && { again: randomUUID() }),
});

/**
 * Sends the customer of an order an earlier mail again, as a new message. The handler reads the order anew and skips
 * content that no longer applies. Throws Problem not_found for a message that is not the order's or cannot be sent
 * again.
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
