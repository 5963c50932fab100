import { readConsent } from './consent-cookie';

/**
 * Returns whether optional services may run (CKB-2). NEXT_PUBLIC_CONSENT_MODE is `granted` (spec §4: granted on load,
 * declining has the same effect as accepting) or `opt-in` (UK PECR, LAW-11: nothing optional before "Accept"). Browser
 * only. A constant in a build with `granted`, which then needs no cookie code.
 */
export const mayUseOptional = (): boolean =>
  process.env.NEXT_PUBLIC_CONSENT_MODE !== 'opt-in' || readConsent() === 'accepted';

const listeners = new Set<() => void>();

/** Calls the listener after every answer. Returns a function that removes it. */
export function onConsentAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the listeners of a new answer. Call it after the cookie is written. */
export const announceConsent = (): void => listeners.forEach((listener) => listener());
