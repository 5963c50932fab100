import type { RequestOf } from '@/lib/contracts/endpoint';
import type { previewEdit } from '@/lib/contracts/order-changes';
import { answeredCover } from '@/lib/domain/answers/cover';
import { isSameCover } from '@/lib/domain/order/cover-fields';
import type { Contents } from '@/lib/domain/services/service';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { orderOf, SERVICES } from '@/lib/server/modules/orders/documents';
import { refuseFullUnit } from '@/lib/server/modules/units/refusal';
import { assertCoverInTime } from './cover-open';
import { rebuildWith } from './changed-order';
import { planInPlace } from './plan-in-place';
import { assertInTime, type PlannedChange } from './planned';

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
