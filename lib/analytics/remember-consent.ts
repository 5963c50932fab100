import Cookies from 'js-cookie';
import { CONSENT_DAYS } from '@/lib/domain/retention';
import { announceConsent } from './consent';
import { type Consent, CONSENT_COOKIE } from './consent-cookie';

/** Stores the answer for 365 days and tells the services. */
export function rememberConsent(consent: Consent): void {
  const secure = window.location.protocol === 'https:';
  Cookies.set(CONSENT_COOKIE, consent, { expires: CONSENT_DAYS, sameSite: 'Lax', secure });
  announceConsent();
}
