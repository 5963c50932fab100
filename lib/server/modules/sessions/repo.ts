import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { SessionRow, SignInLinkRow } from '@/lib/server/platform/db/schema';

export async function insertLink(trx: Trx, link: SignInLinkRow): Promise<void> {
  await trx.insertInto('sign_in_links').values(link).execute();
}

export function findLink(db: Db, id: string): Promise<SignInLinkRow | undefined> {
  return db.selectFrom('sign_in_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Uses a link up; false when it was used before or is over. Of two that ask at once one wins. */
export async function takeLink(trx: Trx, id: string, at: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('sign_in_links')
    .set({ used_at: at.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The user of an address, made at the first time. */
export async function signedIn(trx: Trx, email: string, at: Date): Promise<{ readonly id: string }> {
  const signed_in_at = at.toISOString();
  return trx
    .insertInto('users')
    .values({ id: randomUUID(), email, created_at: signed_in_at, signed_in_at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ signed_in_at }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function insertSession(trx: Trx, session: SessionRow): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

export type KnownSession = SessionRow & { readonly email: string };

/** A session that is not over, with its user's address. */
export function findSession(db: Db, id: string, at: Date): Promise<KnownSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select('users.email')
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', at.toISOString())
    .executeTakeFirst();
}

type Renewal = Pick<SessionRow, 'seen_at' | 'expires_at'> & Partial<SessionRow>;

/** Writes down that a session was used, if it still has the key that was read; false when another was faster. */
export async function renewSession(db: Db, id: string, tokenHash: string, renewal: Renewal): Promise<boolean> {
  const renewed = await db
    .updateTable('sessions')
    .set(renewal)
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Forgets sessions and links that are over. */
export async function deleteOver(db: Db, at: Date): Promise<void> {
  const now = at.toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_links').where('expires_at', '<=', now).execute();
}
