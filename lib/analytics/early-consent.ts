type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What must be in the cookies of a visit for optional services to hear of a click before any code of theirs is there: a
 * regular expression, that of `mayUseOptional`; null in a build without such services. For next.config.js.
 */
export function earlyConsent(env: Environment): string | null {
  if (!env.NEXT_PUBLIC_AMPLITUDE_KEY && !env.NEXT_PUBLIC_GTM_ID) return null;
  return env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in' ? '(^|; )cookie_consent=accepted(;|$)' : '';
}
