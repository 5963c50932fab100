import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_IDLE_DAYS } from '@/lib/domain/account';
import { DAY_SECONDS } from '@/lib/domain/durations';
import * as cookies from '@/lib/server/kernel/base/cookies';

/**
 * The session's cookie. On https it carries the prefix __Host-, with which a browser takes it only from this very host,
 * over TLS and for the whole site: no subdomain and no plain connection can plant another.
 */
type Site = cookies.Site;

export const nameFor = (site: Site): string => (cookies.isSecure(site) ? '__Host-session' : 'session');

/** What the browser sent as its session; null for none. */
export const readCookie = (request: Pick<IncomingMessage, 'headers'>, site: Site): string | null =>
  cookies.readCookie(request, nameFor(site));

const IDLE_SECONDS = SESSION_IDLE_DAYS * DAY_SECONDS;

/** Gives the session to the browser; null takes it away. */
export function writeCookie(response: ServerResponse, value: string | null, site: Site): void {
  const maxAgeSeconds = value === null ? 0 : IDLE_SECONDS;
  cookies.writeCookie(response, { name: nameFor(site), value: value ?? '', maxAgeSeconds }, site);
}
