import { movedAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { rebuildAt } from './changed-order';
import { planInPlace } from './plan-in-place';
import { assertInTime, type PlannedChange } from './planned';

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
