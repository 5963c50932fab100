import Cookies from 'js-cookie';

export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'accepted' | 'declined';

/** Returns the visitor's answer to the cookie question, or null (CKB-1). Browser only. */
export function readConsent(): Consent | null {
  const value = Cookies.get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'declined' ? value : null;
}

export const COUNTING_OFF = /(^|[?&; ])amplitude_events=0(?![^&;])/;

/** Returns whether a cookie or query parameter excludes this visit from counting (ANA-1). */
export const isCountingOff = (): boolean => COUNTING_OFF.test(`${document.cookie};${window.location.search}`);
