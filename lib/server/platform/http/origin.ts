import type { IncomingMessage } from 'node:http';

export type OriginRules = { readonly siteOrigin: string; readonly corsOrigins: readonly string[] };

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** Returns the request's origin if CORS_ORIGINS allows it. */
export function allowedForeignOrigin(request: IncomingMessage, rules: OriginRules): string | null {
  const origin = header(request, 'origin');
  return origin !== null && rules.corsOrigins.includes(origin) ? origin : null;
}

/**
 * Returns whether a request may come from its origin. Browsers send Sec-Fetch-Site, older ones only Origin. Without
 * either the client is not a browser, or so old that only SameSite=Lax protects the session.
 */
export function isAllowedOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  if (allowedForeignOrigin(request, rules) !== null) return true;
  const site = header(request, 'sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = header(request, 'origin');
  if (origin === null) return true;
  const { host } = request.headers;
  return origin === rules.siteOrigin || (host !== undefined && URL.parse(origin)?.host === host);
}
