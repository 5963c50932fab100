import { type DeskRequest } from '@/lib/contracts/desk';
import { messageForms } from '@/lib/contracts/desk-office';
import { deskPath } from '@/lib/routes';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { findMessage, requeueMessage } from './desk-outbox-repo';

/**
 * Makes a message due at once. A dead message restarts its count of attempts. A waiting message keeps its count, by
 * which an older delivery notices that it no longer owns the message (outbox/claim.ts). Throws Problem not_found for a
 * message that is being sent, was delivered or is unknown.
 */
export async function retryMessage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { id }: DeskRequest<'retryMessage'>,
): Promise<void> {
  const at = now();
  await transact(db, async (trx) => {
    const message = await findMessage(trx, id);
    if (!message) throw new Problem('not_found');
    const { state, attempts, topic } = message;
    if (!(await requeueMessage(trx, message, at))) throw new Problem('not_found');
    await recordAudit(trx, operator, at, {
      action: 'message.retried',
      subject: id,
      before: { state, attempts },
      after: { state: 'due', topic },
    });
  });
  wakeOutbox();
}

export const messageActions = deskActions(messageForms, {
  retryMessage: {
    run: retryMessage,
    done: 'The message is being sent again now.',
    page: () => deskPath('outbox'),
  },
});
