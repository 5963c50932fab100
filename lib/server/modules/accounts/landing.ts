import { ACCOUNT_ORDERS } from '@/lib/account-routes';
import { londonDate } from '@/lib/domain/london-time';
import { isBooked } from '@/lib/domain/order/state';
import { orderPagePath } from '@/lib/routes';
import { delegationsOf } from '@/lib/server/modules/delegation/repo';
import { clientSpaces } from '@/lib/server/modules/orders/client-spaces';
import { ordersOf, storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { stateAt } from '@/lib/server/modules/orders/standing';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';

const isReadable = (row: OrderRow): boolean => readable(row.reference, () => Boolean(orderOf(row)), false);

/**
 * Returns where a customer without anything in storage lands after signing in: at the only booked order, or at all
 * orders. Null for a customer with storage or without orders.
 */
export async function landingOf({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<string | null> {
  const [orders, ofStorage, delegations] = await Promise.all([
    ordersOf(db, email),
    storageOrdersOf(db, email),
    delegationsOf(db, email),
  ]);
  const spaces = clientSpaces(ofStorage.filter(isReadable), londonDate(now()));
  if (orders.length === 0 || delegations.length > 0 || spaces.some(({ phase }) => phase !== 'returned')) {
    return null;
  }
  const [booked, ...others] = orders.filter((row) => isBooked(stateAt(row, now())));
  return booked && others.length === 0 ? orderPagePath(booked.reference) : ACCOUNT_ORDERS;
}
