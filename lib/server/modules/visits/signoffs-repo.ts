import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { SignoffRow } from '@/lib/server/platform/db/schema';

/** Returns the sign-offs of visits, the first one first. The last one is valid. */
export async function signoffsOf(db: Db, visitIds: readonly string[]): Promise<readonly SignoffRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('signoffs').selectAll().where('visit_id', 'in', visitIds).orderBy('at').orderBy('id').execute();
}

/** Inserts a sign-off. An existing one stays unchanged. */
export async function insertSignoff(trx: Trx, row: SignoffRow): Promise<'stored' | 'known' | 'refused'> {
  const made = await trx
    .insertInto('signoffs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return 'stored';
  const before = await trx.selectFrom('signoffs').select('visit_id').where('id', '=', row.id).executeTakeFirst();
  return before?.visit_id === row.visit_id ? 'known' : 'refused';
}

/**
 * Deletes name, signature and the desk's informant of old sign-offs. That the visit was signed off stays with the
 * order.
 */
export async function deleteExpiredSignatures(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('signoffs')
    .set({ name: '', signature: '', told_by: '' })
    .where('received_at', '<', before.toISOString())
    .where((eb) => eb.or([eb('name', '!=', ''), eb('told_by', '!=', '')]))
    .execute();
}
