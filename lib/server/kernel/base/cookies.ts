import type { IncomingMessage, ServerResponse } from 'node:http';

/** The site whose cookies they are, by its origin: "https://example.com". */
export type Site = { readonly siteOrigin: string };
export const isSecure = ({ siteOrigin }: Site): boolean => siteOrigin.startsWith('https:');

/** The value of a cookie that the browser sent; null for none. */
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
  /** Where it is sent to; the whole site unless told. */
  readonly path?: string;
  /** 'Strict': not with a link from elsewhere either. */
  readonly sameSite?: 'Lax' | 'Strict';
};

/** Gives the browser a cookie of this site only that no script reads; a life of 0 seconds takes it away. */
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
