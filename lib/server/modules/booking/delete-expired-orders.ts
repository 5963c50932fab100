import { mailbox } from '@/lib/domain/account';
import { DAY_MS, londonDate, londonInstant, type LocalDate } from '@/lib/domain/london-time';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { ordersKeptSince } from '@/lib/domain/retention';
import { clientSpaces } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { deleteOrders, firstOrdersBefore, neverPaidBefore } from './delete-expired-orders-repo';

/**
 * Deletes expired orders, and returns their number. An unpaid order is kept as long as a saved quote, others six years
 * after the tax year in which they ended, and a rental as long as its unit is rented.
 */
export async function deleteExpiredOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  const today = londonDate(at);
  const keptSince = ordersKeptSince(today);
  let forgotten = 0;
  const forget = async (ids: readonly string[]): Promise<boolean> => {
    if (ids.length > 0) await transact(db, (trx) => deleteOrders(trx, ids));
    forgotten += ids.length;
    return ids.length > 0;
  };
  const unpaidUntil = new Date(at.getTime() - DRAFT_LIFE_DAYS * DAY_MS);
  await forEachRow({ db, now }, 'daily.unpaid_orders', {
    due: (page) => neverPaidBefore(db, unpaidUntil, page),
    work: (id) => forget([id]),
  });
  await forEachRow({ db, now }, 'daily.orders', {
    due: (page) => firstOrdersBefore(db, londonInstant(keptSince, '00:00'), page),
    // A customer's orders go together, because without its return a unit would look rented for ever.
    work: async (id) => {
      const first = await findOrder(db, id);
      return forget(first ? endedBefore(await storageOrdersOf(db, mailbox(first.email)), keptSince, today) : []);
    },
  });
  return forgotten;
}

/** Returns the orders of one customer that ended before a day. */
function endedBefore(rows: readonly OrderRow[], day: LocalDate, today: LocalDate): readonly string[] {
  const spaces = clientSpaces(rows, today);
  const isKept = (row: OrderRow): boolean => {
    const rentalId = row.store_order_id ?? row.id;
    const rental = rows.find(({ id }) => id === rentalId);
    // A delegate's order is deleted with its rental.
    if (row.helper_id !== null) return rental === undefined || isKept(rental);
    const space = spaces.find(({ collection }) => collection.id === rentalId);
    const helped = rows.filter(({ helper_id: by, store_order_id: from }) => by !== null && from === row.id);
    return (
      [row, ...helped].some((one) => lastDayOf(one) >= day) ||
      (space !== undefined && (space.returnsOn === null || space.returnsOn >= day))
    );
  };
  return rows.filter((row) => !isKept(row)).map(({ id }) => id);
}

/** Returns the last day of an appointment, change or refund. */
function lastDayOf(row: OrderRow): LocalDate {
  const days = appointmentsOf(orderOf(row)).map(({ date }) => date);
  return [...days, londonDate(new Date(row.updated_at))].toSorted().at(-1) ?? '';
}
