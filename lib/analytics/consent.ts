import { readCookie } from './read-cookie';

/**
 * Whether optional services may run (CKB-2). NEXT_PUBLIC_CONSENT_MODE is `granted` (spec §4: granted on load, declining
 * has the same effect as accepting) or `opt-in` (UK PECR, LAW-11: nothing optional before "Accept").
 * The answer has one home, the cookie: who asks, reads it.
 */
export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'accepted' | 'declined';

/** What was answered, from a document.cookie string; null while nothing was (CKB-1). */
export function readConsent(cookies: string): Consent | null {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** In the browser only. A constant in a page that was built for `granted`. */
export const mayUseOptional = (): boolean =>
  process.env.NEXT_PUBLIC_CONSENT_MODE !== 'opt-in' || readConsent(document.cookie) === 'accepted';

const listeners = new Set<() => void>();

/** Told after every answer. Returns what ends it. */
export function onConsentAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called when the cookie has been written. */
export const announceConsent = (): void => listeners.forEach((listener) => listener());
