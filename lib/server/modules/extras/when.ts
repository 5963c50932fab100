import { minutesBetween } from '@/lib/domain/durations';
import { londonDate } from '@/lib/domain/london-time';
import { isOver } from '@/lib/domain/visits/states';
import { countWithNoun } from '@/lib/domain/wording';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { assertBooked } from '@/lib/server/modules/orders/changeable';
import { progressOf } from '@/lib/server/modules/visits/progress';
import { visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';

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

/**
 * Throws Problem validation_failed for a longer wait than the crew has been there, and for one before a crew has said that it
 * arrived; the desk, which may know of it by telephone alone, is held only to an arrival that is known.
 */
export async function assertWaited(
  db: Db,
  {
    orderId,
    minutes,
    by,
    now,
  }: { readonly orderId: string; readonly minutes: number; readonly by: 'desk' | 'crew'; readonly now: Date },
): Promise<void> {
  const open = (await visitsOf(db, orderId)).filter(({ state }) => !isOver(state));
  const events = await visitEventsOf(
    db,
    open.map(({ id }) => id),
  );
  const there = open.flatMap(({ id, kind }) => {
    const { arrivedAt } = progressOf(
      kind,
      events.filter(({ visit_id }) => visit_id === id),
    );
    return arrivedAt ? [minutesBetween(arrivedAt, now)] : [];
  });
  if (there.length === 0 && by === 'desk') return;
  const most = Math.max(0, ...there);
  if (minutes > most)
    throw wrongField(
      'minutes',
      most === 0 ? 'Nobody has arrived yet' : `The crew has been there for ${countWithNoun(most, 'minute')}`,
    );
}

/** assertAskable as a question. */
export const isAskable = (db: Db, order: OrderRow, now: Date): Promise<boolean> =>
  assertAskable(db, order, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
