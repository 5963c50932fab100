import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_IDLE_DAYS } from '@/lib/domain/account';
import { DAY_SECONDS } from '@/lib/domain/durations';
import type { Config } from '@/lib/server/kernel/config/config';

/**
 * The session's cookie. On https it carries the prefix __Host-, with which a browser takes it only from this very host,
 * over TLS and for the whole site: no subdomain and no plain connection can plant another.
 */
type Site = Pick<Config, 'siteOrigin'>;

const isSecure = ({ siteOrigin }: Site): boolean => siteOrigin.startsWith('https:');
export const nameFor = (site: Site): string => (isSecure(site) ? '__Host-session' : 'session');

/** What the browser sent as its session; null for none. */
export function readCookie({ headers }: Pick<IncomingMessage, 'headers'>, site: Site): string | null {
  const name = `${nameFor(site)}=`;
  const pair = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  return pair?.slice(name.length) || null;
}

const IDLE_SECONDS = SESSION_IDLE_DAYS * DAY_SECONDS;

/** Gives the session to the browser; null takes it away. */
export function writeCookie(response: ServerResponse, value: string | null, site: Site): void {
  const parts = [
    `${nameFor(site)}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : IDLE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(site) ? ['Secure'] : []),
  ];
  response.appendHeader('Set-Cookie', parts.join('; '));
}
