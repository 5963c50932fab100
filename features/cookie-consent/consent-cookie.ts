const NAME = 'cookie_consent';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type Consent = 'accepted' | 'declined';

/** What was answered, from a document.cookie string; null while nothing was (CKB-1). */
export function readConsent(cookies: string): Consent | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** The cookie that remembers the answer for 365 days, to be assigned to document.cookie. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  return `${NAME}=${consent}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
