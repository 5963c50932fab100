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

/** The row of a trial write, in a table whose retention job deletes it after a crash. */
const TRIAL = { id: 'room', type: 'trial' } as const;

export async function writeTrial(db: Db, value: string, at: Date): Promise<void> {
  await deleteTrial(db);
  await db
    .insertInto('events')
    .values({ ...TRIAL, value, at: at.toISOString() })
    .execute();
  await deleteTrial(db);
}

async function deleteTrial(db: Db): Promise<void> {
  await db.deleteFrom('events').where('id', '=', TRIAL.id).execute();
}
