import { readConsent } from './consent-cookie';

/**
 * Returns whether optional services may run (CKB-2). NEXT_PUBLIC_CONSENT_MODE is `granted` (spec §4) or `opt-in` (UK
 * PECR, LAW-11). A constant in a build with `granted`, which then needs no cookie code.
 */
export const mayUseOptional = (): boolean =>
  process.env.NEXT_PUBLIC_CONSENT_MODE !== 'opt-in' || readConsent() === 'accepted';

const listeners = new Set<() => void>();

/** Calls the listener after every answer. Returns a function that removes it. */
export function onConsentAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call it after the cookie is written. */
export const announceConsent = (): void => listeners.forEach((listener) => listener());
