import Cookies from 'js-cookie';

/** The answer's one home: who asks, reads it. */
export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'accepted' | 'declined';

/** What was answered; null while nothing was (CKB-1). In the browser only. */
export function readConsent(): Consent | null {
  const value = Cookies.get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'declined' ? value : null;
}
