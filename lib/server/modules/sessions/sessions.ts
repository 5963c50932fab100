import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OPERATOR_IDLE_HOURS, SESSION_DAYS, SESSION_IDLE_DAYS, SESSION_KEY_HOURS } from '@/lib/domain/account';
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '@/lib/domain/london-time';
import * as cookies from '@/lib/server/platform/base/cookies';
import type { Trx } from '@/lib/server/platform/db/schema';
import { isOutOfRoom } from '@/lib/server/platform/db/is-away';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, tokenMatches } from '@/lib/server/platform/installation/token';
import { newKey, readOpener, writeOpener } from './keys';
import { isOperator } from './operator';
import { deleteSession, deleteSessionsOf, findSession, insertSession, renewSession, type KnownSession } from './repo';

/** The signed-in customer. `id` is the customer's id in the spec's endpoints. Orders belong to the email address. */
export type SessionUser = { readonly id: string; readonly email: string };

type Request = Pick<IncomingMessage, 'headers'>;
type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** The interval at which a session's use is recorded, shorter for operators, whose idle sessions end sooner. */
const SEEN_MS = { customer: 10 * MINUTE_MS, operator: MINUTE_MS } as const;
/** How long the key before a rotation stays valid, for requests already under way. */
const GRACE_MS = MINUTE_MS;

const after = (instant: Date, ms: number): string => new Date(instant.getTime() + ms).toISOString();
const age = (since: string, now: Date): number => now.getTime() - Date.parse(since);

/** Returns when a session ends: SESSION_IDLE_DAYS after its last use, at the latest SESSION_DAYS after the sign-in. */
function expiry(createdAt: string, now: Date): string {
  const [idle, whole] = [after(now, SESSION_IDLE_DAYS * DAY_MS), after(new Date(createdAt), SESSION_DAYS * DAY_MS)];
  return idle < whole ? idle : whole;
}

/** Ignores a full disk: recording a session's use or new key is no reason to refuse a page. */
async function ifThereIsRoom(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error;
  });
}

/**
 * The cookie holds "<id>.<key>", the database the key's hash. A key that is a day old is replaced by the next page that
 * can set a cookie.
 */
export function sessionsService({ db, now, config }: Ports) {
  const kindOf = (session: KnownSession) => (isOperator({ config }, session) ? 'operator' : 'customer');

  /** Checks the last use and not the stored end, so that a new address in DESK_EMAILS counts at once. */
  const isIdleOperator = (session: KnownSession): boolean =>
    kindOf(session) === 'operator' && age(session.seen_at, now()) >= OPERATOR_IDLE_HOURS * HOUR_MS;

  async function sessionOf(request: Request): Promise<KnownSession | null> {
    const opener = readOpener(readCookie(request, config));
    const session = opener && (await findSession(db, opener.id, now()));
    if (!session || isIdleOperator(session)) return null;
    const isNow = tokenMatches(opener.key, session.token_hash);
    const isBefore = tokenMatches(opener.key, session.previous_token_hash ?? '');
    return isNow || (isBefore && age(session.rotated_at, now()) < GRACE_MS) ? session : null;
  }

  async function seen(session: KnownSession): Promise<void> {
    const at = now();
    if (age(session.seen_at, at) < SEEN_MS[kindOf(session)]) return;
    const renewal = { seen_at: at.toISOString(), expires_at: expiry(session.created_at, at) };
    await renewSession(db, session.id, session.token_hash, renewal);
  }

  async function rotate(session: KnownSession, response: ServerResponse): Promise<void> {
    const [key, at] = [newKey(), now()];
    const isMine = await renewSession(db, session.id, session.token_hash, {
      token_hash: hashToken(key),
      previous_token_hash: session.token_hash,
      rotated_at: at.toISOString(),
      seen_at: at.toISOString(),
      expires_at: expiry(session.created_at, at),
    });
    if (isMine) writeCookie(response, writeOpener({ id: session.id, key }), config);
  }

  async function drop(request: Request): Promise<void> {
    const session = await sessionOf(request);
    if (session) await deleteSession(db, session.id);
  }

  return {
    drop,

    /** Never throws for an invalid cookie. */
    userOf: async (request: Request): Promise<SessionUser | null> => {
      const session = await sessionOf(request);
      if (!session) return null;
      await ifThereIsRoom(seen(session));
      return { id: session.user_id, email: session.email };
    },

    /** Returns the signed-in user of a page request, and renews the browser's key when it is old. */
    refresh: async (request: Request, response: ServerResponse): Promise<SessionUser | null> => {
      const session = await sessionOf(request);
      if (!session) return null;
      const isOld = age(session.rotated_at, now()) >= SESSION_KEY_HOURS * HOUR_MS;
      await ifThereIsRoom(isOld ? rotate(session, response) : seen(session));
      return { id: session.user_id, email: session.email };
    },

    /** Inserts a session of a user and returns the cookie's value. */
    begin: async (trx: Trx, userId: string): Promise<string> => {
      const [id, key, at] = [randomUUID(), newKey(), now()];
      const created_at = at.toISOString();
      await insertSession(trx, {
        id,
        user_id: userId,
        token_hash: hashToken(key),
        previous_token_hash: null,
        created_at,
        rotated_at: created_at,
        seen_at: created_at,
        expires_at: expiry(created_at, at),
      });
      return writeOpener({ id, key });
    },

    end: async (request: Request, response: ServerResponse): Promise<void> => {
      await drop(request);
      writeCookie(response, null, config);
    },

    endAll: async (user: SessionUser, response: ServerResponse): Promise<void> => {
      await deleteSessionsOf(db, user.id);
      writeCookie(response, null, config);
    },
  };
}

export type Sessions = ReturnType<typeof sessionsService>;

/**
 * The settings that decide the session cookie. The prefix __Host- makes browsers accept it only from this host over
 * TLS, so that no subdomain or plain connection can set another.
 */
type Site = cookies.Site;

export const nameFor = (site: Site): string => (cookies.isSecure(site) ? '__Host-session' : 'session');

export const readCookie = (request: Pick<IncomingMessage, 'headers'>, site: Site): string | null =>
  cookies.readCookie(request, nameFor(site));

const IDLE_SECONDS = SESSION_IDLE_DAYS * DAY_SECONDS;

/** Sets the session cookie, or deletes it for null. */
export function writeCookie(response: ServerResponse, value: string | null, site: Site): void {
  const maxAgeSeconds = value === null ? 0 : IDLE_SECONDS;
  cookies.writeCookie(response, { name: nameFor(site), value: value ?? '', maxAgeSeconds }, site);
}
