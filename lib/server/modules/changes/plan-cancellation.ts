import { changeMoney } from '@/lib/domain/order/change-money';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { percentsOf, sharesBefore, type PlannedChange } from './planned';

/**
 * Cancels the whole order, at any time until its last appointment is over. What is paid back is what the terms say, or
 * `all` of it where we choose to. Throws Problem as assertChangeable does.
 */
export function planCancellation(
  { now }: Pick<Deps, 'now'>,
  row: OrderRow,
  refund: 'terms' | 'all' = 'terms',
): PlannedChange {
  const at = now();
  assertChangeable(row, at);
  const percentOf = refund === 'all' ? () => 100 : percentsOf(row, at);
  const money = changeMoney({ before: sharesBefore(row), after: new Map(), percentOf });
  return {
    kind: 'cancel',
    row,
    money,
    changed: null,
    needsStartRequest: false,
    nearest: () => Promise.resolve([]),
  };
}
