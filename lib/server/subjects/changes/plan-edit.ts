import type { RequestOf } from '@/lib/contracts/endpoint';
import type { previewEdit } from '@/lib/contracts/order-changes';
import { changeMoney } from '@/lib/domain/order/change-money';
import { shareOut } from '@/lib/domain/order/shares';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { ChangedOrder } from '@/lib/server/subjects/orders/change-target';
import { assertChangeable } from '@/lib/server/subjects/orders/changeable';
import { appointmentOf, orderOf, SERVICES } from '@/lib/server/subjects/orders/documents';
import { readAvailability } from '@/lib/server/subjects/slots/availability';
import { nearestFreeSlots } from '@/lib/server/subjects/slots/nearest';
import { refuseFullUnit } from '@/lib/server/subjects/units/refusal';
import { rebuildWith } from './changed-order';
import { isSlotOf } from './plan-reschedule';
import { assertInTime, percentsAfter, percentsOf, sharesBefore, type PlannedChange } from './planned';

export type WantedContents = Pick<RequestOf<typeof previewEdit>, 'addOns' | 'furnitureItems' | 'unit'>;

/**
 * Other items and add-ons for a booked move or collection, and for the collection another unit, on its day and hour.
 * Throws Problem as assertChangeable, assertInTime and rebuildWith do; nothing_to_change, by_request for an area without a
 * price, unit_taken when none of the new size is free, and slot_taken when the larger job or its cleaners find no place any more, with the nearest slots
 * that have one.
 */
export async function planEdit(deps: Deps, row: OrderRow, contents: WantedContents): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  assertInTime(row, now);
  const { changed, needsOn } = await rebuildWith(deps, row, contents);
  if (isSame(changed, row)) throw new Problem('nothing_to_change');
  await refuseFullUnit(deps, row, changed);
  const { date, slot } = appointmentOf(row);
  const own = { orderId: row.id, isOwn: isSlotOf(row) };
  const nearest = () => nearestFreeSlots(deps, { date, slot }, needsOn, own);
  const days = changed.needs.map((need) => need.date).toSorted();
  const availability = await readAvailability(deps, days[0] ?? '', days.at(-1) ?? '', row.id);
  if (availability.stateFor(changed.needs) === 'full') {
    throw new Problem('slot_taken', { nearestSlots: await nearest() });
  }
  return {
    kind: 'edit',
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

function isSame({ order, services, squareFeet = null }: ChangedOrder, row: OrderRow): boolean {
  const before = orderOf(row);
  const isSameUnit = order.storageSpace === before.storageSpace && squareFeet === row.square_feet;
  const list = ({ furnitureItems }: typeof before): string => JSON.stringify(furnitureItems);
  return isSameUnit && list(order) === list(before) && SERVICES.write(services) === row.services_json;
}
