import type { RequestOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/order-checklist';
import type { setHome } from '@/lib/contracts/order-settings';
import { CHECKLIST_MAILS, checklistMails } from '@/lib/domain/order/checklist';
import { isBooked } from '@/lib/domain/order/state';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { lockOrder, writeChecklist, writeHome } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { checklistOfRow, hasChecklist, isMark, isOpenChecklist, sentMails, withMark } from './marks';

type Mark = { readonly mark: string; readonly isSet: boolean; readonly now: Date };

/** Sets or removes a mark. Parallel writes keep the other marks. */
export async function markChecklist(db: Db, orderId: string, { mark, isSet, now }: Mark): Promise<OrderRow> {
  return transact(db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    const checklist = withMark(row, mark, isSet);
    if (checklist === row.checklist) return row;
    await writeChecklist(trx, row.id, checklist);
    const marked = { ...row, checklist };
    if (mark === 'no_mails') await planChecklistMails(trx, marked, now);
    return marked;
  });
}

export function checklistService({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    /** Throws Problem not_found, also for a wrong key. */
    setHome: async ({ reference, token, home }: RequestOf<typeof setHome>) => {
      const order = await authorisedOrder({ db }, reference, token);
      if (!order || !isBooked(order.state)) throw new Problem('not_found');
      await writeHome(db, order.id, home);
      return { home };
    },

    /** Throws Problem not_found for a wrong token, an order without an open checklist, and an unknown mark. */
    set: async ({ reference, token, mark, set }: RequestOf<typeof contract.setChecklist>) => {
      const order = await authorisedOrder({ db }, reference, token);
      if (!order || !isOpenChecklist(order) || !isMark(mark)) throw new Problem('not_found');
      return checklistOfRow(await markChecklist(db, order.id, { mark, isSet: set === 'on', now: now() }));
    },
  };
}

const TOPIC = 'order.checklist.customer';

/**
 * Replaces the waiting mails about a checklist, by none for an order that is not booked or whose customer wants none.
 * Call it in every transaction that books, moves or cancels an order.
 */
export async function planChecklistMails(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  if (!hasChecklist(order)) return;
  const orderId = order.id;
  for (const which of CHECKLIST_MAILS) await dropWaiting(trx, TOPIC, { orderId, which });
  if (!isBooked(order.state) || !checklistOfRow(order).wantsMails) return;
  for (const { which, at } of checklistMails(orderOf(order), { now, sent: sentMails(order) })) {
    const dedupeKey = `${TOPIC}:${orderId}:${which}`;
    await enqueue(trx, TOPIC, { orderId, which }, { dedupeKey, now, availableAt: at });
  }
}
