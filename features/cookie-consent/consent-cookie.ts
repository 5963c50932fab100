export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'accepted' | 'declined';

/**
 * What was answered, from a document.cookie string; null while nothing was (CKB-1).
 * Read on every page, so it does without the cookie library, which comes with the banner.
 */
export function readConsent(cookies: string): Consent | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  return value === 'accepted' || value === 'declined' ? value : null;
}
