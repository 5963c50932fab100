type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns a regular expression that cookies must match before clicks may be kept for optional services, or null without
 * such services. Used by next.config.js.
 */
export function earlyConsent(env: Environment): string | null {
  if (!env.NEXT_PUBLIC_AMPLITUDE_KEY && !env.NEXT_PUBLIC_GTM_ID) return null;
  return env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in' ? '(^|; )cookie_consent=accepted(;|$)' : '';
}
