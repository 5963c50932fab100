import type { RequestOf } from '@/lib/contracts/endpoint';
import type { previewEdit } from '@/lib/contracts/order-changes';
import { answeredCover } from '@/lib/domain/answers/cover';
import { londonDate } from '@/lib/domain/london-time';
import { changeMoney } from '@/lib/domain/order/change-money';
import { isCoverOpen } from '@/lib/domain/order/cover-change';
import { isSameCover } from '@/lib/domain/order/cover-fields';
import { movedAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { changesOf } from '@/lib/domain/order/offered-changes';
import { shareOut } from '@/lib/domain/order/shares';
import type { Contents } from '@/lib/domain/services/service';
import type { ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { SERVICES, appointmentOf, orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import { refuseFullUnit } from '@/lib/server/modules/units/refusal';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { rebuildAt, rebuildWith, type Rebuilt } from './changed-order';
import { isSlotOf } from './plan-reschedule';
import { assertInTime, percentsAfter, percentsOf, sharesBefore, type PlannedChange } from './planned';

export type WantedContents = Pick<
  RequestOf<typeof previewEdit>,
  'addOns' | 'furnitureItems' | 'unit' | 'coverStep' | 'split'
>;

/**
 * Plans other items and add-ons for a booked move or collection, and another unit for the collection, on the same day
 * and slot.
 * Throws Problem as assertChangeable, assertInTime, assertCoverInTime and planContents do.
 */
export async function planEdit(deps: Deps, row: OrderRow, contents: WantedContents): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  assertInTime(row, now);
  assertCoverInTime(row, contents, now);
  return planContents(deps, row, contents);
}

/**
 * Plans other contents even where the customer's deadline is over.
 * Throws Problem as rebuildWith and planInPlace do; nothing_to_change, by_request for an area without a price, and
 * unit_taken when none of the new size is free.
 */
export async function planContents(
  deps: Deps,
  row: OrderRow,
  contents: WantedContents & Pick<Contents, 'worth'>,
): Promise<PlannedChange> {
  const rebuilt = await rebuildWith(deps, row, contents);
  if (isSame(rebuilt.changed, row)) throw new Problem('nothing_to_change');
  await refuseFullUnit(deps, row, rebuilt.changed);
  return planInPlace(deps, row, 'edit', rebuilt);
}

function isSame({ order, services, squareFeet = null }: ChangedOrder, row: OrderRow): boolean {
  const before = orderOf(row);
  const isSameUnit = order.storageSpace === before.storageSpace && squareFeet === row.square_feet;
  const isSameStorageSplit = JSON.stringify(order.split) === JSON.stringify(before.split);
  const isKeptCover = isSameCover(answeredCover(order.cover), answeredCover(before.cover));
  const list = ({ furnitureItems }: typeof before): string => JSON.stringify(furnitureItems);
  return (
    isSameUnit &&
    isKeptCover &&
    isSameStorageSplit &&
    list(order) === list(before) &&
    SERVICES.write(services) === row.services_json
  );
}

/**
 * Other addresses for the stops of a booked order of any flow, on its day and hour. Throws Problem as assertChangeable,
 * assertInTime, rebuildAt and planInPlace do; nothing_to_change for the addresses that it has.
 */
export async function planAddresses(deps: Deps, row: OrderRow, addresses: WantedAddresses): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  assertInTime(row, now);
  const rebuilt = await rebuildAt(deps, row, addresses);
  if (movedAddresses(orderOf(row).addresses, rebuilt.changed.order.addresses).length === 0) {
    throw new Problem('nothing_to_change');
  }
  return planInPlace(deps, row, 'address', rebuilt);
}

/**
 * A change that leaves an order on its day and hour: its places there, and its money. Throws Problem slot_taken when the
 * job or its cleaners find no place any more, with the nearest slots that have one.
 */
async function planInPlace(
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

/** Throws Problem too_late_to_change once the last day is over on which cover is changed. */
export function assertCoverOpen(row: OrderRow, now: Date): void {
  if (!isCoverOpen(orderOf(row), londonDate(now))) throw new Problem('too_late_to_change');
}

/** Throws Problem as assertCoverOpen does, where contents have another step than the order. */
function assertCoverInTime(row: OrderRow, { coverStep }: Pick<Contents, 'coverStep'>, now: Date): void {
  if (coverStep !== null && coverStep !== answeredCover(orderOf(row).cover).step) assertCoverOpen(row, now);
}

/** Whether the list of an order, and with it its cover, is changed by a form; where it is not, it is agreed on the telephone. */
export const offersItems = (row: OrderRow): boolean =>
  changesOf({ order: orderOf(row), services: servicesOf(row), squareFeet: row.square_feet }).includes('items');
