import { mailbox } from '@/lib/domain/account';
import type { Happening } from '@/lib/domain/order/history';
import { findOrder, insertEvent } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';

/** A store of the client's own. Throws Problem not_found, the same for somebody else's and for one that there is not. */
export async function ownRental({ db }: Pick<Deps, 'db'>, orderId: string, { email }: SessionUser): Promise<OrderRow> {
  const rental = await findOrder(db, orderId);
  if (!isRental(rental) || mailbox(rental.email) !== email) throw new Problem('not_found');
  return rental;
}

type DelegateTopic = Extract<keyof OutboxTopics, `helper.${'invited' | 'given' | 'revoked' | 'taken'}.customer`>;
type Step = {
  readonly type: Extract<Happening, 'helper_invited' | 'helper_revoked'>;
  readonly topics: readonly DelegateTopic[];
};

/** Writes into the history of a storage order what its owner did with a right, and the mails about it. */
export async function writeDown(
  trx: Trx,
  delegate: RentalDelegateRow,
  { type, topics }: Step,
  at: Date,
): Promise<void> {
  const { id: delegateId, store_order_id: orderId, name } = delegate;
  await insertEvent(trx, orderId, { type, cause: 'visitor', at, detail: { helper: name } });
  for (const topic of topics) {
    await enqueue(trx, topic, { orderId, helperId: delegateId }, { dedupeKey: `${topic}:${delegateId}`, now: at });
  }
}
