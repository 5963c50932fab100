const MAX_LENGTH = 500;
const BASE = 'http://own.invalid';

/**
 * Returns a path of this site to go on to. Null for another origin in any spelling ("//evil", "/\evil", "https:evil",
 * with tabs or line breaks in it), a path of the API, or no text at all.
 */
export function ownPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) {
    return null;
  }
  const url = URL.parse(wanted, BASE);
  if (url?.origin !== BASE || url.pathname.startsWith('//') || /^\/(api|auth-api)(\/|$)/.test(url.pathname))
    return null;
  return url.pathname + url.search + url.hash;
}
