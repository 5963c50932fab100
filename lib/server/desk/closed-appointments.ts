import { formatShortDay } from '@/lib/domain/london-time';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import { holdsSlot } from '@/lib/domain/order/state';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { closedReason } from './closed-days-repo';

/** Says that an order stands on a closed day; '' when it does not. */
export async function closedAppointments(db: Db, row: OrderRow): Promise<string> {
  if (!holdsSlot(row.state)) return '';
  const reasons = await Promise.all(
    appointmentsOf(orderOf(row)).map(async ({ date }) => ({ date, reason: await closedReason(db, date) })),
  );
  const closed = reasons.filter(({ reason }) => reason !== null);
  return closed
    .map(({ date, reason }) => `${formatShortDay(date)} is closed${reason ? ` (${reason})` : ''}. Call the customer.`)
    .join(' ');
}
