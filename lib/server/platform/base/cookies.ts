import type { IncomingMessage, ServerResponse } from 'node:http';

/** "https://example.com". */
export type Site = { readonly siteOrigin: string };
export const isSecure = ({ siteOrigin }: Site): boolean => siteOrigin.startsWith('https:');

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
  readonly path?: string;
  /** 'Strict': not sent when a visitor follows a link from another site. */
  readonly sameSite?: 'Lax' | 'Strict';
};

/** Sets an HttpOnly cookie. A lifetime of 0 seconds deletes it. */
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
