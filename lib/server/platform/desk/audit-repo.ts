import type { Db, DeskAuditRow } from '@/lib/server/platform/db/schema';
import { PAGE_SIZE } from './words';

export async function insertAudit(db: Db, row: DeskAuditRow): Promise<void> {
  await db.insertInto('desk_audit').values(row).execute();
}

export async function auditOf(db: Db, subject: string): Promise<readonly DeskAuditRow[]> {
  return db.selectFrom('desk_audit').selectAll().where('subject', '=', subject).orderBy('at').execute();
}

export async function countAudit(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('desk_audit')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns one page of the log, newest first. */
export async function readAudit(db: Db, page: number): Promise<readonly DeskAuditRow[]> {
  return db
    .selectFrom('desk_audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}
