import Cookies from 'js-cookie';

export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'accepted' | 'declined';

/** Returns the visitor's answer to the cookie question, or null (CKB-1). Browser only. */
export function readConsent(): Consent | null {
  const value = Cookies.get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'declined' ? value : null;
}
