import type { IncomingMessage, ServerResponse } from 'node:http';

/** The origin of the site that sets the cookies: "https://example.com". */
export type Site = { readonly siteOrigin: string };
export const isSecure = ({ siteOrigin }: Site): boolean => siteOrigin.startsWith('https:');

/** Returns the value of a cookie that the browser sent, or null when there is none. */
export function readCookie({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | null {
  const pair = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** The path for which the browser sends the cookie. The whole site by default. */
  readonly path?: string;
  /** 'Strict': the browser does not send the cookie when a visitor follows a link from another site. */
  readonly sameSite?: 'Lax' | 'Strict';
};

/** Sets an HttpOnly cookie for this site only. A lifetime of 0 seconds deletes the cookie. */
export function writeCookie(
  response: ServerResponse,
  { name, value, maxAgeSeconds, path = '/', sameSite = 'Lax' }: Cookie,
  site: Site,
): void {
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure(site) ? ['Secure'] : []),
  ];
  response.appendHeader('Set-Cookie', parts.join('; '));
}
