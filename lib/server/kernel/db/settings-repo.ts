import type { Db } from './db';

/** The secret that the first migration made for this installation. */
export async function readStoredSecret(db: Db): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}
