import { linesToKeep } from '@/lib/domain/pricing/kept-prices';
import { serviceOf } from '@/lib/domain/services/all';
import type { JobRequest } from '@/lib/domain/services/service';
import { cleaningSlot } from '@/lib/domain/slots/needs';
import type { BookedOrder } from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { readJob, type Job } from '@/lib/server/modules/quotes/job';
import type { Reading } from '@/lib/server/modules/quotes/read-parts';

/** Reads a booked order back as a job, so that it can be priced and planned on another day. */
export const bookedJob = async (deps: Deps, row: OrderRow): Promise<Job> =>
  readJob(deps, serviceOf(row.flow), await bookedRequest(deps, row), agreedTerms(row));

/** Returns the terms that stay as agreed: the promo code, even if expired since, and the prices. */
export function agreedTerms(row: OrderRow): Reading {
  const quote = quoteOf(row);
  return { promo: 'lenient', agreed: quote.promo ?? null, kept: linesToKeep(quote) };
}

/**
 * Returns the request that an order was made from, without its day. Throws Problem change_not_offered for a unit by
 * request, whose area and day are agreed by phone.
 */
export async function bookedRequest(
  { db }: Pick<Deps, 'db'>,
  row: OrderRow,
  order: BookedOrder = orderOf(row),
): Promise<JobRequest> {
  const from = row.store_order_id === null ? undefined : await findOrder(db, row.store_order_id);
  const store = from ? unitOf(from) : null;
  const [services, quote] = [servicesOf(row), quoteOf(row)];
  const request = serviceOf(row.flow).booked({ order, services, quote, squareFeet: row.square_feet, rental: store });
  if (!request) throw new Problem('change_not_offered');
  return request;
}

const unitOf = (store: OrderRow) => {
  const { storageSpace, storageTerm } = orderOf(store);
  return { storageSpace, storageTerm, squareFeet: store.square_feet };
};

/** Returns the order on another day and slot. The cleaners of a move are moved along. */
export function withAppointment(row: OrderRow, date: LocalDate, slot: SlotTimes): BookedOrder {
  const order = orderOf(row);
  const { dateKey } = serviceOf(row.flow);
  const isFollowed = dateKey !== 'cleaningDate' && order.dates.cleaningDate !== undefined;
  const cleaners = isFollowed ? cleaningSlot(date, slot) : null;
  return {
    ...order,
    dates: { [dateKey]: date, ...(cleaners && { cleaningDate: cleaners.date }) },
    timeSlot: { [dateKey]: slot, ...(cleaners && { cleaningDate: cleaners.slot }) },
  };
}
