import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CREW_API } from '@/lib/contracts/crew-paths';
import { DAY_SECONDS, MINUTE_MS } from '@/lib/domain/london-time';
import { CREW_PHONES } from '@/lib/domain/visits/assumptions';
import { acceptedUntil, readCrewDay, readableUntil, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { newKey, readOpener, writeOpener } from '@/lib/server/modules/sessions/keys';
import * as cookies from '@/lib/server/platform/base/cookies';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { CrewDayRow, CrewSessionRow, Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, readSecret, tokenMatches } from '@/lib/server/platform/installation/token';
import { findCrewDay, findSession, insertSession, lockCrewDay, noteSeen, phonesOn } from './repo';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
];

const phoneLabel = (userAgent: string): string =>
  KINDS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Another device';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;
type Request = Pick<IncomingMessage, 'headers'>;

const SEEN_MS = MINUTE_MS;

/** Returns the phone's session, even if revoked or of an older link. Null for an invalid cookie. */
async function cookieSession(
  db: Db,
  request: Request,
  crew: CrewOfDay,
  config: Deps['config'],
): Promise<CrewSessionRow | null> {
  const opener = readOpener(readCookie(request, crew, config));
  const session = opener && (await findSession(db, opener.id));
  if (!session || !tokenMatches(opener.key, session.token_hash)) return null;
  return writeCrewDay(session) === writeCrewDay(crew) ? session : null;
}

const isOpen = (session: CrewSessionRow, day: CrewDayRow | undefined, now: Date): boolean =>
  session.revoked_at === null && session.expires_at > now.toISOString() && session.key_version === day?.key_version;

/**
 * Opens a crew's day on a phone by the key of its link. Returns 'full' when too many phones have it open. A phone that
 * has the day open keeps its session, even by a link that has ended for others. Throws Problem not_found.
 */
export async function openDay(
  { db, now, config }: Ports,
  key: string,
  { request, response }: { readonly request: Request; readonly response: ServerResponse },
): Promise<CrewOfDay | 'full'> {
  const linked = readLinkKey(await readSecret(db, config.secretKey), key);
  if (!linked) throw new Problem('not_found');
  const { crew, version } = linked;
  const at = now();
  const opener = { id: randomUUID(), key: newKey() };
  const opened = await transact(db, async (trx) => {
    const day = await lockCrewDay(trx, crew);
    if (day?.published_at == null || at >= readableUntil(crew.date)) return 'unknown';
    const own = await cookieSession(trx, request, crew, config);
    if (own && isOpen(own, day, at)) return 'kept';
    if (day.key_version !== version || own?.key_version === version) return 'unknown';
    const phones = (await phonesOn(trx, crew.date)).filter((phone) => writeCrewDay(phone) === writeCrewDay(crew));
    if (phones.length >= CREW_PHONES) return 'full';
    await insertSession(trx, {
      id: opener.id,
      token_hash: hashToken(opener.key),
      ...crew,
      key_version: version,
      label: phoneLabel(request.headers['user-agent'] ?? ''),
      made_at: at.toISOString(),
      seen_at: at.toISOString(),
      expires_at: acceptedUntil(crew.date).toISOString(),
      revoked_at: null,
    });
    return 'new';
  });
  if (opened === 'unknown') throw new Problem('not_found');
  if (opened === 'full') return 'full';
  if (opened === 'new') writeCookie(response, crew, writeOpener(opener), config);
  return crew;
}

/**
 * Returns the crew whose day a phone may read, until noon of the day after. Throws Problem not_found.
 * @param rest true to allow sending the rest for CREW_SENDS_HOURS longer
 */
export async function crewOf(
  { db, now, config }: Ports,
  asked: string,
  request: Request,
  rest = false,
): Promise<CrewOfDay> {
  const crew = readCrewDay(asked);
  const session = crew && (await cookieSession(db, request, crew, config));
  const at = now();
  if (!session || !isOpen(session, await findCrewDay(db, crew), at)) throw new Problem('not_found');
  if (!rest && at >= readableUntil(crew.date)) throw new Problem('not_found');
  if (at.getTime() - Date.parse(session.seen_at) >= SEEN_MS) await noteSeen(db, session.id, at);
  return crew;
}

/** The crew day that a link opens. A new version revokes the earlier links. */
type Linked = { readonly crew: CrewOfDay; readonly version: number };

const LINK = /^(?<day>[\w.-]{1,40})\.(?<version>\d{1,6})\.(?<mac>[\w-]{43})$/;

const macOf = (secret: string, { crew, version }: Linked): string =>
  createHmac('sha256', secret)
    .update(`crew ${writeCrewDay(crew)} ${version}`)
    .digest('base64url');

/**
 * Returns the key of a crew's link, "2026-12-15.MOVING.1.1.<43 characters>". Nothing of it is stored, because it
 * derives from the installation's secret.
 */
export const linkKey = (secret: string, linked: Linked): string =>
  `${writeCrewDay(linked.crew)}.${linked.version}.${macOf(secret, linked)}`;

/** Returns null for a key that this installation has not made. */
function readLinkKey(secret: string, key: string): Linked | null {
  const { day = '', version = '', mac = '' } = LINK.exec(key)?.groups ?? {};
  const crew = readCrewDay(day);
  if (!crew) return null;
  const linked = { crew, version: Number(version) };
  return isSameSecret(mac, macOf(secret, linked)) ? linked : null;
}

/** Returns the cookie of a crew's day. Each day has its own, so that unsent records of yesterday can still be sent. */
const nameFor = (crew: CrewOfDay, site: cookies.Site): string =>
  `${cookies.isSecure(site) ? '__Secure-' : ''}crew-${writeCrewDay(crew)}`;

/** Longer than a phone can have anything to send. The server decides when a session ends. */
const MAX_AGE_SECONDS = 7 * DAY_SECONDS;

export const readCookie = (request: Request, crew: CrewOfDay, site: cookies.Site): string | null =>
  cookies.readCookie(request, nameFor(crew, site));

export function writeCookie(response: ServerResponse, crew: CrewOfDay, value: string, site: cookies.Site): void {
  const name = nameFor(crew, site);
  cookies.writeCookie(
    response,
    { name, value, maxAgeSeconds: MAX_AGE_SECONDS, path: CREW_API, sameSite: 'Strict' },
    site,
  );
}
