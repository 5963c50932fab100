import type { Db, ReturnLinkRow, Trx } from '@/lib/server/platform/db/schema';

export async function insertReturnLink(trx: Trx, link: ReturnLinkRow): Promise<void> {
  await trx.insertInto('return_links').values(link).execute();
}

export function findReturnLink(db: Db, id: string): Promise<ReturnLinkRow | undefined> {
  return db.selectFrom('return_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false for a link that was used before or is over, also by a parallel request. */
export async function takeReturnLink(db: Db, id: string, at: Date): Promise<boolean> {
  const taken = await db
    .updateTable('return_links')
    .set({ used_at: at.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteReturnLinksOver(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('return_links').where('expires_at', '<=', at.toISOString()).execute();
}
