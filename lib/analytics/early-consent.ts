type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns a regular expression that the cookies of a visit must match before clicks may be kept for optional services
 * (the rule of `mayUseOptional`), or null in a build without such services. Used by next.config.js.
 */
export function earlyConsent(env: Environment): string | null {
  if (!env.NEXT_PUBLIC_AMPLITUDE_KEY && !env.NEXT_PUBLIC_GTM_ID) return null;
  return env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in' ? '(^|; )cookie_consent=accepted(;|$)' : '';
}
