import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { CrewDayRow, CrewSessionRow } from '@/lib/server/platform/db/schema';

export async function findCrewDay(db: Db, { date, service, number }: CrewOfDay): Promise<CrewDayRow | undefined> {
  return db
    .selectFrom('crew_days')
    .selectAll()
    .where('date', '=', date)
    .where('service', '=', service)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The crew's day, which until the end of the transaction no other phone opens; with `raised` its link is a new one. */
export async function lockCrewDay(
  trx: Trx,
  { date, service, number }: CrewOfDay,
  raised = 0,
): Promise<CrewDayRow | undefined> {
  return trx
    .updateTable('crew_days')
    .set((eb) => ({ key_version: eb('key_version', '+', raised) }))
    .where('date', '=', date)
    .where('service', '=', service)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

/** A new link of a crew's day, for whoever comes from now on: the phones that are open, and not revoked, stay. */
export async function endLink(trx: Trx, crew: CrewOfDay): Promise<void> {
  const day = await lockCrewDay(trx, crew, 1);
  if (!day) return;
  await trx
    .updateTable('crew_sessions')
    .set({ key_version: day.key_version })
    .where('date', '=', crew.date)
    .where('service', '=', crew.service)
    .where('number', '=', crew.number)
    .where('key_version', '=', day.key_version - 1)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function insertSession(trx: Trx, row: CrewSessionRow): Promise<void> {
  await trx.insertInto('crew_sessions').values(row).execute();
}

export async function findSession(db: Db, id: string): Promise<CrewSessionRow | undefined> {
  return db.selectFrom('crew_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The phones that a day's crews are open on: by the link that counts now, and not revoked. */
export async function phonesOn(db: Db, date: string): Promise<readonly CrewSessionRow[]> {
  return db
    .selectFrom('crew_sessions as s')
    .innerJoin('crew_days as d', (join) =>
      join
        .onRef('d.date', '=', 's.date')
        .onRef('d.service', '=', 's.service')
        .onRef('d.number', '=', 's.number')
        .onRef('d.key_version', '=', 's.key_version'),
    )
    .selectAll('s')
    .where('s.date', '=', date)
    .where('s.revoked_at', 'is', null)
    .orderBy('s.made_at')
    .orderBy('s.id')
    .execute();
}

/** The crew's phone as it is then; undefined when it was revoked before, or never was. */
export async function revokeSession(
  trx: Trx,
  { date, service, number }: CrewOfDay,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<CrewSessionRow | undefined> {
  return trx
    .updateTable('crew_sessions')
    .set({ revoked_at: at.toISOString() })
    .where('id', '=', id)
    .where('date', '=', date)
    .where('service', '=', service)
    .where('number', '=', number)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function noteSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('crew_sessions').set({ seen_at: at.toISOString() }).where('id', '=', id).execute();
}

/** Forgets phones that nothing is taken from any more. */
export async function deleteOverSessions(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('crew_sessions').where('expires_at', '<=', at.toISOString()).execute();
}
