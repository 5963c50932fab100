import { randomUUID } from 'node:crypto';
import type { Db, SessionRow, SignInLinkRow, Trx } from '@/lib/server/platform/db/schema';

export async function insertLink(trx: Trx, link: SignInLinkRow): Promise<void> {
  await trx.insertInto('sign_in_links').values(link).execute();
}

export function findLink(db: Db, id: string): Promise<SignInLinkRow | undefined> {
  return db.selectFrom('sign_in_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false for a link that was used before or is over, also by a parallel request. */
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

/** Returns the user of an address, inserted at the first sign-in. */
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

/** Records the use of a session. Returns false when a parallel request has replaced its key. */
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

export async function deleteOver(db: Db, at: Date): Promise<void> {
  const now = at.toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_links').where('expires_at', '<=', now).execute();
}
