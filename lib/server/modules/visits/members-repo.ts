import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { CrewMemberRow } from '@/lib/server/platform/db/schema';

/** Everybody who comes or has come, by name. */
export async function crewMembers(db: Db): Promise<readonly CrewMemberRow[]> {
  return db.selectFrom('crew_members').selectAll().orderBy('name').orderBy('id').execute();
}

export async function findMember(db: Db, id: string): Promise<CrewMemberRow | undefined> {
  return db.selectFrom('crew_members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when there is one with this id already: the same form, sent twice. */
export async function insertMember(trx: Trx, row: CrewMemberRow): Promise<boolean> {
  const made = await trx
    .insertInto('crew_members')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** False when it is not at this version any more. */
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
