import { splitFacts } from '@/lib/domain/order/split-words';
import { passageNotes } from '@/lib/domain/passage/order-passage';
import { isHome } from '@/lib/domain/passage/typical';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { orderOf } from '@/lib/server/subjects/orders/documents';

/**
 * What movers need to know of the whole load: what of it goes into storage or away, and what comes apart or needs a hoist
 * where its customer has said what home it goes to. Throws UnreadableDocument.
 */
export function loadNotes(row: OrderRow): readonly string[] {
  const order = orderOf(row);
  return [
    ...splitFacts(order).map(([label, text]) => `${label}: ${text}`),
    ...(isHome(row.home) ? passageNotes(order.furnitureItems, row.home) : []),
  ];
}
