import type { OrderAction } from '@/lib/contracts/desk-order-views';
import { nextState } from '@/lib/domain/order/state';
import { isBookable } from '@/lib/domain/slots/calendar';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { isPayableChange } from '@/lib/server/subjects/orders/change-dto';
import { waitingChange } from '@/lib/server/subjects/orders/changes-repo';
import { appointmentOf } from '@/lib/server/subjects/orders/documents';
import { isPayable, stateAt } from '@/lib/server/subjects/orders/standing';
import { wasSuperseded } from '@/lib/server/subjects/orders/repo';

/** How the desk asks for what is not paid: of what lapsed for as long as its day can be booked. */
export async function paymentActions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  row: OrderRow,
): Promise<readonly OrderAction[]> {
  const at = now();
  if (isPayable(row, at)) return ['payment_link'];
  const change = await waitingChange(db, row.id);
  if (change && isPayableChange(change, at)) return ['payment_link'];
  const isLapsed = nextState(stateAt(row, at), 'held_again') !== null && isBookable(appointmentOf(row).date, at);
  return isLapsed && !(await wasSuperseded(db, row.id)) ? ['hold_again'] : [];
}
