import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_IDLE_DAYS } from '@/lib/domain/account';
import { DAY_SECONDS } from '@/lib/domain/durations';
import * as cookies from '@/lib/server/platform/base/cookies';

/**
 * The settings that decide the session cookie. On https its name has the prefix __Host-, so a browser accepts it only
 * from this host, over TLS and for the whole site: no subdomain or plain connection can set another.
 */
type Site = cookies.Site;

export const nameFor = (site: Site): string => (cookies.isSecure(site) ? '__Host-session' : 'session');

/** Returns the session cookie's value, or null for none. */
export const readCookie = (request: Pick<IncomingMessage, 'headers'>, site: Site): string | null =>
  cookies.readCookie(request, nameFor(site));

const IDLE_SECONDS = SESSION_IDLE_DAYS * DAY_SECONDS;

/** Sets the session cookie, or deletes it for null. */
export function writeCookie(response: ServerResponse, value: string | null, site: Site): void {
  const maxAgeSeconds = value === null ? 0 : IDLE_SECONDS;
  cookies.writeCookie(response, { name: nameFor(site), value: value ?? '', maxAgeSeconds }, site);
}
