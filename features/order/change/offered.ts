import type { OrderView } from '@/lib/contracts/order-view';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { changesOf } from '@/lib/domain/order/offered-changes';

/** Returns the changes that the customer may make here; none for an order that is over or cancelled. */
export const offeredChanges = (view: OrderView): readonly ChangeKind[] =>
  view.canChange ? changesOf(view).filter((kind) => kind === 'cancel' || !view.onlyCancels) : [];
