/** What the optional services keep in a browser (cookie policy): whole names, or the beginning of one. */
export const OPTIONAL_KEYS: readonly RegExp[] = [
  /^AMP_/,
  /^_ga(_|$)/,
  /^_gid$/,
  /^_gcl_/,
  /^_fb[pc]$/,
  /^gta_click_id$/,
  /^__hs(tc|sc|src)$/,
  /^hubspotutk$/,
  /^messagesUtk$/,
  /^__hs_/,
  /^sentryReplaySession$/,
];
const isOptional = (key: string) => OPTIONAL_KEYS.some((pattern) => pattern.test(key));

/** "a.b.co.uk" → itself and every domain above it: a cookie may have been set for any of them. Pure. */
export const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, level, parts) => parts.slice(level).join('.'));

function removeCookie(name: string): void {
  const gone = `${name}=; Path=/; Max-Age=0`;
  document.cookie = gone;
  domainsOf(window.location.hostname).forEach((domain) => (document.cookie = `${gone}; Domain=${domain}`));
}

/** Removes every optional cookie and entry (LAW-11). */
export function removeOptionalKeys(): void {
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1).join(''))
    .filter(isOptional)
    .forEach(removeCookie);
  for (const storage of [window.localStorage, window.sessionStorage]) {
    Object.keys(storage)
      .filter(isOptional)
      .forEach((key) => storage.removeItem(key));
  }
}
