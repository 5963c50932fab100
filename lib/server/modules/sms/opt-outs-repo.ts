import { createHmac } from 'node:crypto';
import type { Db } from '@/lib/server/platform/db/schema';

const hashOf = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`texts ${number}`).digest('base64url');

/** `number` has plus and country code. */
export async function isOptedOut(db: Db, secret: string, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('sms_opt_outs')
    .select('at')
    .where('number_hash', '=', hashOf(secret, number))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the time of the first opt-out. */
export async function optOut(db: Db, secret: string, number: string, at: Date): Promise<void> {
  await db
    .insertInto('sms_opt_outs')
    .values({ number_hash: hashOf(secret, number), at: at.toISOString() })
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .execute();
}

export async function optIn(db: Db, secret: string, number: string): Promise<void> {
  await db.deleteFrom('sms_opt_outs').where('number_hash', '=', hashOf(secret, number)).execute();
}
