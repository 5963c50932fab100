import type { OrderView } from '@/lib/contracts/order-view';
import { CHANGE_KINDS, type ChangeKind } from './types';

const isMove = ({ order }: OrderView): boolean =>
  order.movingSpace !== null && order.dates.movingDate !== undefined && order.timeSlot.movingDate !== undefined;

/** Which changes an order allows here: none once it is over or cancelled; orders without movers can only be cancelled. */
export function offeredChanges(view: OrderView): readonly ChangeKind[] {
  if (!view.canChange) return [];
  return isMove(view) ? CHANGE_KINDS : ['cancel'];
}
