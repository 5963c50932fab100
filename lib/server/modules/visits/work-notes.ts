import { factsFor } from '@/lib/domain/order/order-facts';
import { accessCheckNotes } from '@/lib/domain/access-check/order-access-check';
import { isHome } from '@/lib/domain/access-check/typical';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';

/** Returns the services and, for movers, what stays behind, comes apart or needs a hoist. Throws UnreadableDocument. */
export function workNotes(row: OrderRow, isClean: boolean): readonly string[] {
  const order = orderOf(row);
  const facts = factsFor('crew', { ...order, services: servicesOf(row) });
  return [
    ...facts.filter(({ id }) => !isClean || id === 'services').map(({ label, text }) => `${label}: ${text}`),
    ...(!isClean && isHome(row.home) ? accessCheckNotes(order.furnitureItems, row.home) : []),
  ];
}
