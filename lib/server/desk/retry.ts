import type { retryMessage } from '@/lib/contracts/desk';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { wakeOutbox } from '../outbox/wake';
import type { Operator } from './access';
import { recordAudit } from './audit';

/**
 * Puts a message back to the front of the queue. One that was given up starts counting its attempts anew; one that
 * only waits keeps its count, which also tells an older delivery that it is no longer its own (outbox/claim.ts).
 * Throws Problem not_found for a message that is on its way, was delivered or is unknown.
 */
export async function retry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { id }: RequestOf<typeof retryMessage>,
): Promise<void> {
  const at = now();
  await transact(db, async (trx) => {
    const message = await trx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
    if (!message) throw new Problem('not_found');
    const { state, attempts, topic } = message;
    const moved = await trx
      .updateTable('outbox')
      .set({
        state: 'due',
        attempts: state === 'dead' ? 0 : attempts,
        available_at: at.toISOString(),
        finished_at: null,
      })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('state', 'in', ['due', 'dead'])
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new Problem('not_found');
    await recordAudit(trx, operator, at, {
      action: 'message.retried',
      subject: id,
      before: { state, attempts },
      after: { state: 'due', topic },
    });
  });
  wakeOutbox();
}
