import { HOUR_MS, londonDate } from '@/lib/domain/london-time';
import { lastEnd } from '@/lib/domain/order/appointments';
import { holdsSlot } from '@/lib/domain/order/state';
import { NOTES_KEPT_HOURS } from '@/lib/domain/retention';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { clearNotes, withNotesUntil } from './repo';

/** Deletes notes and contacts of jobs that ended long enough ago or are cancelled. Returns of how many orders. */
export async function deleteExpiredNotes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - NOTES_KEPT_HOURS * HOUR_MS);
  return forEachRow({ db, now }, 'sweep.notes', {
    due: (page) => withNotesUntil(db, londonDate(before), page),
    work: async (id) => {
      const order = await findOrder(db, id);
      if (!order || !isOver(order, before)) return false;
      await clearNotes(db, id);
      return true;
    },
  });
}

function isOver(order: OrderRow, before: Date): boolean {
  if (!holdsSlot(order.state)) return true;
  const end = lastEnd(orderOf(order));
  return end === null || end <= before;
}
