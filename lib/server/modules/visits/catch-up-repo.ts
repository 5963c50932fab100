import { BOOKED_STATES } from '@/lib/domain/order/state';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import type { LocalDate } from '@/lib/domain/order-types';
import type { Db } from '@/lib/server/platform/db/db';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

/** Orders with a place from a day on that has no visit, and cancelled ones with a visit that is still planned. */
export async function ordersOutOfStep(db: Db, from: LocalDate, { after, limit }: Page): Promise<readonly string[]> {
  const without = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('o.id')
    .distinct()
    // The index begins with the service.
    .where('r.service', 'in', SLOT_SERVICES)
    .where('r.date', '>=', from)
    .where('r.released', '=', 0)
    .where('r.expires_at', 'is', null)
    .where('o.state', 'in', BOOKED_STATES)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('visits as v')
            .select('v.id')
            .whereRef('v.order_id', '=', 'o.id')
            .whereRef('v.service', '=', 'r.service')
            .where((eb) =>
              eb.or([
                eb.and([eb('v.date', '=', eb.ref('r.date')), eb('v.start', '=', eb.ref('r.start'))]),
                // Begun ones stay where they are.
                eb('v.state', 'not in', ['planned', 'failed', 'cancelled']),
              ]),
            )
            .where('v.state', '!=', 'cancelled'),
        ),
      ),
    )
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute();
  const cancelled = await db
    .selectFrom('visits as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .select('o.id')
    .distinct()
    .where('v.date', '>=', from)
    .where('v.state', '=', 'planned')
    .where('o.state', '=', 'cancelled')
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute();
  const ids = new Set([...without, ...cancelled].map(({ id }) => id));
  return [...ids].toSorted().slice(0, limit);
}
