/** What the legal texts say of this very copy of the site: which optional services it has, and when they run (CKB-2). */
type Environment = Readonly<Record<string, string | undefined>>;

const SERVICES = [
  { variable: 'NEXT_PUBLIC_AMPLITUDE_KEY', name: 'Amplitude' },
  { variable: 'NEXT_PUBLIC_GTM_ID', name: 'Google Tag Manager' },
  { variable: 'NEXT_PUBLIC_HUBSPOT_ID', name: 'HubSpot' },
  { variable: 'NEXT_PUBLIC_REVIEW_WIDGET_ID', name: 'Trustpilot' },
  { variable: 'NEXT_PUBLIC_SENTRY_DSN', name: 'Sentry' },
] as const;

const MODES = {
  granted:
    'On this site they run as soon as a page has loaded, before you have answered, and “Decline” does not stop them: your answer only closes the question.',
  'opt-in':
    'None of them runs, and none of their cookies is set, before you press “Accept”. “Decline” leaves it that way. If you withdraw an “Accept”, their cookies are removed at once.',
} as const;

/** Values of `{{optional:…}}`. */
export function optionalServices(env: Environment): Readonly<Record<'switched_on' | 'mode', string>> {
  const names = SERVICES.filter(({ variable }) => env[variable]).map(({ name }) => name);
  return {
    switched_on: names.length === 0 ? 'none of them' : new Intl.ListFormat('en-GB').format(names),
    mode: MODES[env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in' ? 'opt-in' : 'granted'],
  };
}
