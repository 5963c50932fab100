import { changesOf } from '@/lib/domain/order/offered-changes';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';

/** Whether the list of an order, and with it its cover, is changed by a form; where it is not, it is agreed on the telephone. */
export const offersItems = (row: OrderRow): boolean =>
  changesOf({ order: orderOf(row), services: servicesOf(row), squareFeet: row.square_feet }).includes('items');
