import Cookies from 'js-cookie';

/** The cookie that holds the visitor's answer. Every reader of consent reads it. */
export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'accepted' | 'declined';

/** Returns the visitor's answer to the cookie question, or null while there is none (CKB-1). Browser only. */
export function readConsent(): Consent | null {
  const value = Cookies.get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'declined' ? value : null;
}
