import Cookies from 'js-cookie';
import { isOptionalKey } from '@/lib/domain/optional-keys';

/** Returns a host and every domain above it, as a cookie may be set for any of them. Pure. */
export const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, level, parts) => parts.slice(level).join('.'));

function removeCookie(name: string): void {
  Cookies.remove(name);
  domainsOf(window.location.hostname).forEach((domain) => Cookies.remove(name, { domain }));
}

/** Removes every optional cookie and storage entry (LAW-11). */
export function removeOptionalKeys(): void {
  Object.keys(Cookies.get()).filter(isOptionalKey).forEach(removeCookie);
  for (const storage of [window.localStorage, window.sessionStorage]) {
    Object.keys(storage)
      .filter(isOptionalKey)
      .forEach((key) => storage.removeItem(key));
  }
}
