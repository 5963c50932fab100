import { changeMoney } from '@/lib/domain/order/change-money';
import { shareOut } from '@/lib/domain/order/shares';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import type { Rebuilt } from './changed-order';
import { isSlotOf } from './plan-reschedule';
import { percentsAfter, percentsOf, sharesBefore, type PlannedChange } from './planned';

/**
 * A change that leaves an order on its day and hour: its places there, and its money. Throws Problem slot_taken when the
 * job or its cleaners find no place any more, with the nearest slots that have one.
 */
export async function planInPlace(
  deps: Deps,
  row: OrderRow,
  kind: Extract<PlannedChange['kind'], 'edit' | 'address'>,
  { changed, needsOn }: Rebuilt,
): Promise<PlannedChange> {
  const now = deps.now();
  const { date, slot } = appointmentOf(row);
  const own = { orderId: row.id, isOwn: isSlotOf(row) };
  const nearest = () => nearestFreeSlots(deps, { date, slot }, needsOn, own);
  const days = changed.needs.map((need) => need.date).toSorted();
  const availability = await readAvailability(deps, days[0] ?? '', days.at(-1) ?? '', row.id);
  if (availability.stateFor(changed.needs) === 'full') {
    throw new Problem('slot_taken', { nearestSlots: await nearest() });
  }
  return {
    kind,
    row,
    money: changeMoney({
      before: sharesBefore(row),
      after: shareOut(changed.quote, changed.services),
      percentOf: percentsOf(row, now),
      percentAfter: percentsAfter(row, changed, now),
    }),
    changed,
    needsStartRequest: changed.startsWithin14Days && (row.starts_within_14_days === 0 || changed.addsServices),
    nearest,
  };
}
