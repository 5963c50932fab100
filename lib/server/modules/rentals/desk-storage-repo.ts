import { CONTRACT_STATES } from '@/lib/domain/storage/billing';
import type { Db } from '@/lib/server/platform/db/schema';
import { queryParam, PAGE_SIZE, type Query } from '@/lib/server/platform/desk/words';

/** `open`: a charge is owed. `moving`: a transfer to another unit is agreed. */
export const RENTAL_FILTERS = [...CONTRACT_STATES, 'open', 'moving'] as const;
export type RentalFilter = (typeof RENTAL_FILTERS)[number] | '';

export const rentalFilter = (query: Query): RentalFilter =>
  RENTAL_FILTERS.find((filter) => filter === queryParam(query, 'state')) ?? '';

const isState = (filter: RentalFilter): boolean => CONTRACT_STATES.some((state) => state === filter);

function selectMatching(db: Db, filter: RentalFilter) {
  return db
    .selectFrom('storage_contracts as c')
    .innerJoin('orders', 'orders.id', 'c.order_id')
    .$if(isState(filter), (query) => query.where('c.state', '=', filter as 'active'))
    .$if(filter === 'moving', (query) => query.where('c.move_on', 'is not', null))
    .$if(filter === 'open', (query) =>
      query.where('c.order_id', 'in', (eb) =>
        eb.selectFrom('charges').select('order_id').where('state', 'in', ['due', 'failed']),
      ),
    );
}

export async function countRentals(db: Db, filter: RentalFilter): Promise<number> {
  const row = await selectMatching(db, filter)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns a page of rentals, the soonest next charge first. Rentals without one come last. */
export async function readRentals(db: Db, filter: RentalFilter, page: number) {
  return selectMatching(db, filter)
    .selectAll('c')
    .select(['orders.reference', 'orders.order_json'])
    .orderBy((eb) => eb.fn.coalesce('c.next_charge_on', eb.val('9999-12-31')))
    .orderBy('c.order_id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** Returns the owed charges, the oldest period first. */
export async function openCharges(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('charges')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['due', 'failed'])
    .orderBy('period_from')
    .execute();
}
