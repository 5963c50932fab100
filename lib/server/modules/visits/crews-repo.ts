import type { LocalDate } from '@/lib/domain/london-time';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/calendar';
import { withOrders } from '@/lib/server/modules/orders/repo';
import type {
  CrewDayRow,
  CrewMemberRow,
  Db,
  OrderRow,
  Trx,
  VisitCrewRow,
  VisitRow,
} from '@/lib/server/platform/db/schema';

export type VisitWithOrder = { readonly visit: VisitRow; readonly order: OrderRow };

export async function visitsOn(db: Db, date: LocalDate): Promise<readonly VisitWithOrder[]> {
  const visits = await db
    .selectFrom('visits')
    .selectAll()
    .where('date', '=', date)
    .where('state', '!=', 'cancelled')
    .execute();
  return (await withOrders(db, visits)).map(({ row: visit, order }) => ({ visit, order }));
}

/** Returns the unpaid orders that hold places on a day. Changes that await payment are not included. */
export async function unpaidOn(db: Db, date: LocalDate) {
  const rows = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('o')
    .select('r.start as r_start')
    .where('r.date', '=', date)
    .where('r.released', '=', 0)
    .where('o.state', '=', 'awaiting_payment')
    .orderBy('r.start')
    .orderBy('o.reference')
    .execute();
  return rows.map(({ r_start: start, ...order }) => ({ start, order }));
}

export async function crewsOf(db: Db, visitIds: readonly string[]): Promise<readonly VisitCrewRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('visit_crews').selectAll().where('visit_id', 'in', visitIds).orderBy('number').execute();
}

export async function dropCrews(trx: Trx, visitId: string): Promise<void> {
  await trx.deleteFrom('visit_crews').where('visit_id', '=', visitId).execute();
}

/** Assigns a visit to a crew. A crew that already has the visit keeps it unchanged. */
export async function giveToCrew(trx: Trx, row: VisitCrewRow): Promise<void> {
  await trx
    .insertInto('visit_crews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['visit_id', 'number']).doNothing())
    .execute();
}

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

/** Returns false when the crew's plan was published before, even by another instance at the same time. */
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

/** Sets the foreman of a crew's day. Returns false when the row is not at this version. Version 0 means no row yet. */
export async function assignForeman(
  trx: Trx,
  crew: CrewOfDay,
  leadId: string | null,
  version: number,
): Promise<boolean> {
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

export async function crewMembers(db: Db): Promise<readonly CrewMemberRow[]> {
  return db.selectFrom('crew_members').selectAll().orderBy('name').orderBy('id').execute();
}

export async function findMember(db: Db, id: string): Promise<CrewMemberRow | undefined> {
  return db.selectFrom('crew_members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false for a known id, when the same form was posted twice. */
export async function insertMember(trx: Trx, row: CrewMemberRow): Promise<boolean> {
  const made = await trx
    .insertInto('crew_members')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Returns false when the row is not at this version. */
export async function updateMember(
  trx: Trx,
  { id, version }: Pick<CrewMemberRow, 'id' | 'version'>,
  update: Pick<CrewMemberRow, 'name' | 'phone' | 'email' | 'left_at' | 'updated_at'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('crew_members')
    .set((eb) => ({ ...update, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
