import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { CrewDayRow, OrderRow, VisitCrewRow, VisitRow } from '@/lib/server/kernel/db/schema';

/** Which visits of a day go with which orders; those that are cancelled apart. */
export type VisitWithOrder = { readonly visit: VisitRow; readonly order: OrderRow };

export async function visitsOn(db: Db, date: LocalDate): Promise<readonly VisitWithOrder[]> {
  const visits = await db
    .selectFrom('visits')
    .selectAll()
    .where('date', '=', date)
    .where('state', '!=', 'cancelled')
    .execute();
  if (visits.length === 0) return [];
  const ids = visits.map(({ order_id }) => order_id);
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return visits.flatMap((visit) => {
    const order = byId.get(visit.order_id);
    return order ? [{ visit, order }] : [];
  });
}

export async function crewsOf(db: Db, visitIds: readonly string[]): Promise<readonly VisitCrewRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('visit_crews').selectAll().where('visit_id', 'in', visitIds).orderBy('number').execute();
}

export async function dropCrews(trx: Trx, visitId: string): Promise<void> {
  await trx.deleteFrom('visit_crews').where('visit_id', '=', visitId).execute();
}

/** A crew that has it already keeps it as it is. */
export async function giveToCrew(trx: Trx, row: VisitCrewRow): Promise<void> {
  await trx
    .insertInto('visit_crews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['visit_id', 'number']).doNothing())
    .execute();
}

/** The crews of a day that something is known of: who leads them, and whether the plan is published. */
export async function crewDaysOn(db: Db, date: LocalDate): Promise<readonly CrewDayRow[]> {
  return db
    .selectFrom('crew_days')
    .selectAll()
    .where('date', '=', date)
    .where('service', 'in', SLOT_SERVICES)
    .orderBy('service')
    .orderBy('number')
    .execute();
}

type CrewOfDay = { readonly date: LocalDate; readonly service: SlotService; readonly number: number };
const NEW = { lead_id: null, published_at: null, key_version: 1, version: 1 } as const;

/** False when it was published before, also by another instance in the same moment: one statement asks and writes. */
export async function publishCrew(trx: Trx, crew: CrewOfDay, at: Date): Promise<boolean> {
  const published_at = at.toISOString();
  const published = await trx
    .insertInto('crew_days')
    .values({ ...NEW, ...crew, published_at })
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'service', 'number'])
        .doUpdateSet({ published_at })
        .where('crew_days.published_at', 'is', null),
    )
    .returning('number')
    .executeTakeFirst();
  return published !== undefined;
}

/** Who leads a crew on a day. False when it is not at this version any more; 0 while nothing is known of it. */
export async function putLead(trx: Trx, crew: CrewOfDay, leadId: string | null, version: number): Promise<boolean> {
  const { date, service, number } = crew;
  const row =
    version === 0
      ? await trx
          .insertInto('crew_days')
          .values({ ...NEW, ...crew, lead_id: leadId })
          .onConflict((conflict) => conflict.columns(['date', 'service', 'number']).doNothing())
          .returning('number')
          .executeTakeFirst()
      : await trx
          .updateTable('crew_days')
          .set((eb) => ({ lead_id: leadId, version: eb('version', '+', 1) }))
          .where('date', '=', date)
          .where('service', '=', service)
          .where('number', '=', number)
          .where('version', '=', version)
          .returning('number')
          .executeTakeFirst();
  return row !== undefined;
}
