import { movedStops, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { assertChangeable } from '@/lib/server/subjects/orders/changeable';
import { orderOf } from '@/lib/server/subjects/orders/documents';
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
  if (movedStops(orderOf(row).addresses, rebuilt.changed.order.addresses).length === 0) {
    throw new Problem('nothing_to_change');
  }
  return planInPlace(deps, row, 'address', rebuilt);
}
