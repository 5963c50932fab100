import type { OrderView } from '@/lib/contracts/order-view';
import { claimStage } from '@/lib/domain/order/claim';
import type { OrderEventRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Told } from '@/lib/server/modules/visits/told';
import { countClaims } from './repo';
import { windowFrom } from './window';

/** Whether the page of an order leads to its claims. */
export async function claimsOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
  { told, events }: { readonly told: Told; readonly events: readonly OrderEventRow[] },
): Promise<OrderView['claims']> {
  const isOpen = claimStage(windowFrom(order, told, events), now()) === 'open';
  return { isOpen, made: await countClaims(db, order.id) };
}
