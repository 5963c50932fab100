import type { Db } from './db';

/** Among the events, where what lasts some months is kept: a sweep would take away one that a crash has left there. */
const TRIAL = { id: 'room', type: 'trial' } as const;

/** Writes so much into the database, and takes it away again. Throws what the database throws. */
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
