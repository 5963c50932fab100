import type { OrderView } from '@/lib/contracts/order-view';
import { claimStage } from '@/lib/domain/order/claim';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { countClaims } from './repo';
import { claimWindowOf } from './window';

/** Whether the page of an order leads to its claims. */
export async function claimsOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
): Promise<OrderView['claims']> {
  const [window, made] = await Promise.all([claimWindowOf(db, order), countClaims(db, order.id)]);
  return { isOpen: claimStage(window, now()) === 'open', made };
}
