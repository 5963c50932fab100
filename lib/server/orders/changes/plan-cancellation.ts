import { changeMoney } from '@/lib/domain/order/change-money';
import type { OrderRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { assertChangeable, percentsOf, sharesBefore, type PlannedChange } from './planned';

/** Cancels the whole order, at any time until its last appointment is over. Throws Problem as assertChangeable does. */
export function planCancellation({ now }: Pick<Deps, 'now'>, row: OrderRow): PlannedChange {
  const at = now();
  assertChangeable(row, at);
  const money = changeMoney({ before: sharesBefore(row), after: new Map(), percentOf: percentsOf(row, at) });
  return {
    kind: 'cancel',
    row,
    money,
    changed: null,
    needsStartRequest: false,
    nearest: () => Promise.resolve([]),
  };
}
