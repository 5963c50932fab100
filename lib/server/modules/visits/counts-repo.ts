import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { VisitCountRow } from '@/lib/server/platform/db/schema';

/** Everything that was counted on a visit, in the order of time. */
export async function countsOf(db: Db, visitId: string): Promise<readonly VisitCountRow[]> {
  return db
    .selectFrom('visit_counts')
    .selectAll()
    .where('visit_id', '=', visitId)
    .orderBy('at')
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Which of these counts are stored, whatever visit they are of. */
export async function countsByIds(
  db: Db,
  ids: readonly string[],
): Promise<readonly Pick<VisitCountRow, 'id' | 'visit_id'>[]> {
  return db.selectFrom('visit_counts').select(['id', 'visit_id']).where('id', 'in', ids).execute();
}

export async function insertCount(trx: Trx, row: VisitCountRow): Promise<void> {
  await trx.insertInto('visit_counts').values(row).execute();
}
