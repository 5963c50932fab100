import { missingAddresses, type GivenAddresses } from '@/lib/domain/order/addresses';
import { addressesPath } from '@/lib/routes';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import type { OrderRow } from '@/lib/server/platform/db/schema';

/** Whether the street address of a stop is still to be given. */
export const isWhereMissing = (order: OrderRow, given: GivenAddresses): boolean =>
  missingAddresses(orderOf(order).addresses, given).length > 0;

/** The page that asks where exactly, from the address of the guest's order page, which has the key in it. */
export const addressesUrl = (orderUrl: string): string => besideOrder(orderUrl, addressesPath);
