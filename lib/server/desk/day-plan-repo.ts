import type { SlotService } from '@/lib/domain/slots/needs';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';

/** A place that an order holds on the day, with the order. */
export type Visit = {
  readonly service: SlotService;
  readonly start: string;
  readonly places: number;
  readonly order: OrderRow;
};

/** Places that orders hold for good; those of a change that waits for its payment are not yet among them. */
export async function visitsOn(db: Db, date: LocalDate): Promise<readonly Visit[]> {
  const rows = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('o')
    .select(['r.service as r_service', 'r.start as r_start', 'r.places as r_places'])
    .where('r.date', '=', date)
    .where('r.released', '=', 0)
    .where((eb) => eb.or([eb('r.expires_at', 'is', null), eb('o.state', '=', 'awaiting_payment')]))
    .orderBy('r.start')
    .orderBy('o.reference')
    .execute();
  return rows.map(({ r_service: service, r_start: start, r_places: places, ...order }) => ({
    ...{ service, start, places },
    order,
  }));
}
