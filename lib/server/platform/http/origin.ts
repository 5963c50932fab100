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

/** Browsers send Sec-Fetch-Site, older ones Origin. Others are no browsers, or rely on SameSite=Lax. */
export function isAllowedOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  if (allowedForeignOrigin(request, rules) !== null) return true;
  const site = header(request, 'sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = header(request, 'origin');
  if (origin === null) return true;
  const { host } = request.headers;
  return origin === rules.siteOrigin || (host !== undefined && URL.parse(origin)?.host === host);
}
