import { londonDate } from '@/lib/domain/london-time';
import { isOver } from '@/lib/domain/visits/states';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { assertBooked } from '@/lib/server/subjects/orders/changeable';
import { visitsOf } from '@/lib/server/subjects/visits/repo';

/** Whether the work of an order is ahead or going on: a yes afterwards would be one after the work. */
export async function isWorkOpen(db: Db, orderId: string): Promise<boolean> {
  return (await visitsOf(db, orderId)).some(({ state }) => !isOver(state));
}

/**
 * Extras are asked on the day, until the work is over; before the day the order itself is changed. Throws Problem as
 * assertBooked does; change_not_offered before the day, too_late_to_change after the work.
 */
export async function assertAskable(db: Db, order: OrderRow, now: Date): Promise<void> {
  assertBooked(order);
  const open = (await visitsOf(db, order.id)).filter(({ state }) => !isOver(state));
  if (open.length === 0) throw new Problem('too_late_to_change');
  if (open.every(({ date }) => date > londonDate(now))) throw new Problem('change_not_offered');
}

/** The same as a question. */
export const isAskable = (db: Db, order: OrderRow, now: Date): Promise<boolean> =>
  assertAskable(db, order, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
