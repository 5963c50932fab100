import { missingAddresses, type GivenAddresses } from '@/lib/domain/order/appointments';
import { addressesPath } from '@/lib/routes';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import type { OrderRow } from '@/lib/server/platform/db/schema';

export const isWhereMissing = (order: OrderRow, given: GivenAddresses): boolean =>
  missingAddresses(orderOf(order).addresses, given).length > 0;

/** Returns the page that asks for the addresses. `orderUrl` has the guest's key. */
export const addressesUrl = (orderUrl: string): string => besideOrder(orderUrl, addressesPath);
