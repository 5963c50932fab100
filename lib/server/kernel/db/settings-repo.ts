import type { Db } from './db';

/** The secret that the first migration made for this installation. */
export async function readStoredSecret(db: Db): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}

const PHOTO_MARK = 'photo_mark';

/** Returns the mark of the folder in which the photos of this database are. Null while no instance has claimed one. */
export async function readPhotoMark(db: Db): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', PHOTO_MARK).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a mark, unless another instance has stored one first. */
export async function offerPhotoMark(db: Db, mark: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: PHOTO_MARK, value: mark })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
