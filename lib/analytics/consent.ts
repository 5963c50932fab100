import { readConsent } from './consent-cookie';

/**
 * Whether optional services may run (CKB-2). NEXT_PUBLIC_CONSENT_MODE is `granted` (spec §4: granted on load, declining
 * has the same effect as accepting) or `opt-in` (UK PECR, LAW-11: nothing optional before "Accept").
 * In the browser only. A constant in a page that was built for `granted`, which needs no code for cookies then.
 */
export const mayUseOptional = (): boolean =>
  process.env.NEXT_PUBLIC_CONSENT_MODE !== 'opt-in' || readConsent() === 'accepted';

const listeners = new Set<() => void>();

/** Told after every answer. Returns what ends it. */
export function onConsentAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called when the cookie has been written. */
export const announceConsent = (): void => listeners.forEach((listener) => listener());
