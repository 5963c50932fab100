import type { Db } from './schema';

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
