import type { IncomingMessage } from 'node:http';

export type OriginRules = { readonly siteOrigin: string; readonly corsOrigins: readonly string[] };

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** The foreign origin that may call us, to be echoed in the CORS headers; null when the call is not a foreign one. */
export function allowedForeignOrigin(request: IncomingMessage, rules: OriginRules): string | null {
  const origin = header(request, 'origin');
  return origin !== null && rules.corsOrigins.includes(origin) ? origin : null;
}

/**
 * May this call come from where it comes from? Browsers say so in Sec-Fetch-Site, older ones only in Origin.
 * Neither header means no browser: nothing can be forged there in a visitor's name. (A browser too old to send either
 * still keeps the session's cookie to itself: it is SameSite=Lax.)
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
