import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { CrewDayRow, CrewSessionRow, Db, Trx } from '@/lib/server/platform/db/schema';

export async function findCrewDay(db: Db, { date, service, number }: CrewOfDay): Promise<CrewDayRow | undefined> {
  return db
    .selectFrom('crew_days')
    .selectAll()
    .where((eb) => eb.and({ date, service, number }))
    .executeTakeFirst();
}

/** Locks a crew's day, so that no other phone opens it. `raised` 1 makes its link a new one. */
export async function lockCrewDay(
  trx: Trx,
  { date, service, number }: CrewOfDay,
  raised = 0,
): Promise<CrewDayRow | undefined> {
  return trx
    .updateTable('crew_days')
    .set((eb) => ({ key_version: eb('key_version', '+', raised) }))
    .where((eb) => eb.and({ date, service, number }))
    .returningAll()
    .executeTakeFirst();
}

/** Makes the link of a crew's day a new one. Open phones that are not revoked stay signed in. */
export async function endLink(trx: Trx, crew: CrewOfDay): Promise<void> {
  const { date, service, number } = crew;
  const day = await lockCrewDay(trx, crew, 1);
  if (!day) return;
  await trx
    .updateTable('crew_sessions')
    .set({ key_version: day.key_version })
    .where((eb) => eb.and({ date, service, number }))
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

/** Returns the phones that have a day open by the current link. */
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

/** Returns the revoked session, or undefined when there was none. */
export async function revokeSession(
  trx: Trx,
  { date, service, number }: CrewOfDay,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<CrewSessionRow | undefined> {
  return trx
    .updateTable('crew_sessions')
    .set({ revoked_at: at.toISOString() })
    .where('id', '=', id)
    .where((eb) => eb.and({ date, service, number }))
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function noteSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('crew_sessions').set({ seen_at: at.toISOString() }).where('id', '=', id).execute();
}

export async function deleteOverSessions(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('crew_sessions').where('expires_at', '<=', at.toISOString()).execute();
}
