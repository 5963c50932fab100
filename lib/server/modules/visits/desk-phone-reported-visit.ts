import { londonDate, londonInstant } from '@/lib/domain/london-time';
import { isOff } from '@/lib/domain/visits/states';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow, Trx, VisitRow } from '@/lib/server/platform/db/schema';

/** Whether facts of a visit may be recorded: from its day on, unless it is called off. */
export const mayRecord = ({ date, state }: Pick<VisitRow, 'date' | 'state'>, now: Date): boolean =>
  date <= londonDate(now) && !isOff(state);

/** Returns a visit with its order's row locked. Throws Problem not_found, slot_unavailable. */
export async function lockVisit(
  trx: Trx,
  id: string,
  now: Date,
): Promise<{ readonly visit: VisitRow; readonly order: OrderRow }> {
  const found = await findVisit(trx, id);
  if (!found) throw new Problem('not_found');
  const order = await lockOrder(trx, found.order_id);
  const visit = (await findVisit(trx, id)) ?? found;
  if (!mayRecord(visit, now)) throw new Problem('slot_unavailable');
  return { visit, order };
}

/** Returns the instant of a London time of today; now for ''. Throws Problem validation_failed for a later one. */
export function parseReportedTime(time: string, receivedAt: Date): Date {
  const at = time === '' ? receivedAt : londonInstant(londonDate(receivedAt), time);
  if (at > receivedAt) throw wrongField('time', 'This is still to come');
  return at;
}
