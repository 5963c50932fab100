import type { Db } from './schema';

export async function readStoredSecret(db: Db): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}

const PHOTO_MARK = 'photo_mark';

/** Returns the mark of the photo folder of this database, or null while no instance has claimed a folder. */
export async function readPhotoMark(db: Db): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', PHOTO_MARK).executeTakeFirst();
  return row?.value ?? null;
}

export async function offerPhotoMark(db: Db, mark: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: PHOTO_MARK, value: mark })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
