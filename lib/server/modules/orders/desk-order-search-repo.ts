import { sql } from 'kysely';
import type { OrderFilters } from '@/lib/contracts/desk-orders';
import { isLocalDate } from '@/lib/domain/london-time';
import { searchTerms } from '@/lib/domain/order/search-words';
import { ORDER_STATES } from '@/lib/domain/order/state';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { rowsAfter, type ListPosition } from '@/lib/server/platform/db/list-repo';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import { hasTerms } from '@/lib/server/platform/db/search-words-repo';
import { queryParam, PAGE_SIZE, type Query } from '@/lib/server/platform/desk/words';

/** Returns the filters in a query. An invalid day, service or state is ignored. */
export function orderFilters(query: Query): OrderFilters {
  const day = (name: string): string => (isLocalDate(queryParam(query, name)) ? queryParam(query, name) : '');
  return {
    search: queryParam(query, 'search').trim(),
    service: FLOW_IDS.find((flow) => flow === queryParam(query, 'service')) ?? '',
    state: ORDER_STATES.find((state) => state === queryParam(query, 'state')) ?? '',
    from: day('from'),
    to: day('to'),
  };
}

/** The days are those of the appointments, for expired and cancelled orders too. */
function matching(db: Db, { search, service, state, from, to }: OrderFilters) {
  const terms = searchTerms(search);
  return db
    .selectFrom('orders')
    .$if(terms.length > 0, (query) => query.where(hasTerms(sql.ref('orders.id'), terms)))
    .where((eb) =>
      eb.and([
        ...(service === '' ? [] : [eb('orders.flow', '=', service)]),
        ...(state === '' ? [] : [eb('orders.state', '=', state)]),
      ]),
    )
    .$if(from !== '' || to !== '', (query) =>
      query.where('orders.id', 'in', (eb) =>
        eb
          .selectFrom('slot_reservations as r')
          .innerJoin('orders as o', 'o.id', 'r.order_id')
          .select('r.order_id')
          .where((any) => any.or([any('r.released', '=', 0), any('o.state', 'in', ['expired', 'cancelled'])]))
          .$if(from !== '', (days) => days.where('r.date', '>=', from))
          .$if(to !== '', (days) => days.where('r.date', '<=', to)),
      ),
    );
}

export async function countOrders(db: Db, filters: OrderFilters): Promise<number> {
  const row = await matching(db, filters)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

const newestFirst = (db: Db, filters: OrderFilters) =>
  matching(db, filters).selectAll('orders').orderBy('orders.created_at', 'desc').orderBy('orders.id');

export async function readOrders(db: Db, filters: OrderFilters, page: number): Promise<readonly OrderRow[]> {
  return newestFirst(db, filters)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** Returns the orders that follow one in the list, or the first ones. */
export async function readOrdersAfter(
  db: Db,
  filters: OrderFilters,
  after: ListPosition | null,
  size: number,
): Promise<readonly OrderRow[]> {
  return newestFirst(db, filters).where(rowsAfter('orders', after)).limit(size).execute();
}
