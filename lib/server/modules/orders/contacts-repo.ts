import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { FormerContactRow } from '@/lib/server/platform/db/schema';

export async function insertFormerContact(trx: Trx, row: FormerContactRow): Promise<void> {
  await trx.insertInto('former_contacts').values(row).execute();
}

/** Undefined once the order has been forgotten. */
export async function findFormerContact(db: Db, id: string): Promise<FormerContactRow | undefined> {
  return db.selectFrom('former_contacts').selectAll().where('id', '=', id).executeTakeFirst();
}
