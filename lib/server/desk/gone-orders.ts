import { rents } from '@/lib/domain/services/flows';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { needsOf, orderOf } from '@/lib/server/subjects/orders/documents';
import { readAvailability } from '@/lib/server/subjects/slots/availability';
import { unitsOverview } from '@/lib/server/subjects/units/overview';

/**
 * Of orders that hold nothing any more, by their id, what has gone meanwhile: read at once, so that it is said before
 * anybody presses. What counts is the press, which takes slot and unit again or does not.
 */
export async function goneOf(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const days = orders.flatMap((order) => needsOf(order).map(({ date }) => date)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const [{ stateFor, isClosed }, sizes] = await Promise.all([
    readAvailability(deps, first, last),
    unitsOverview(deps.db, deps.now(), deps.config),
  ]);
  const lost = (order: OrderRow): string => {
    const needs = needsOf(order);
    if (stateFor(needs) === 'full' || needs.some(({ date }) => isClosed(date))) return 'Its slot has gone.';
    const ordered = orderOf(order);
    const space = rents(order.flow, ordered) ? ordered.storageSpace : null;
    const size = sizes.find((one) => one.space === space);
    return size?.free === 0 ? 'No unit of its size is free.' : '';
  };
  return new Map(orders.map((order) => [order.id, lost(order)]));
}
