import { earlyConsent } from '@/lib/analytics/early-consent';
import { optionalServices } from '@/lib/content/placeholders';

/** A script of next.config.js, which has no types. */
type PublicEnv = { readonly publicEnv: (env: object) => Readonly<Record<string, string>> };
const { publicEnv } = jest.requireActual<PublicEnv>('@/lib/analytics/public-env');

/**
 * The ids that enable services in a build. The error service is listed separately, because the pages' own code does not
 * use it.
 */
const IDS = [...Object.keys(publicEnv({})).filter((name) => /_(?:ID|KEY)$/.test(name)), 'NEXT_PUBLIC_SENTRY_DSN'];
const namedFor = (env: Readonly<Record<string, string>>) => optionalServices(env).switched_on;

describe('what the legal texts say of the optional services', () => {
  it('LAW-11: names every service that a build can have, and one that it has alone', () => {
    const names = IDS.map((id) => namedFor({ [id]: 'an-id' }));
    expect(names).toEqual(['Amplitude', 'Google Tag Manager', 'HubSpot', 'Trustpilot', 'Sentry']);
    const all = namedFor(Object.fromEntries(IDS.map((id) => [id, 'an-id'])));
    expect(all).toBe('Amplitude, Google Tag Manager, HubSpot, Trustpilot and Sentry');
  });

  it('LAW-11: names none that has no id', () => {
    expect(namedFor({})).toBe('none of them');
    expect(namedFor({ NEXT_PUBLIC_GTM_ID: '', NEXT_PUBLIC_GTM_ORIGIN: 'https://tags.example' })).toBe('none of them');
  });

  it.each([{}, { NEXT_PUBLIC_CONSENT_MODE: 'granted' }, { NEXT_PUBLIC_CONSENT_MODE: 'opt-in' }])(
    'CKB-2: says with %j when they run, as the browser decides it',
    (mode) => {
      const runsAtOnce = earlyConsent({ ...mode, NEXT_PUBLIC_AMPLITUDE_KEY: 'an-id' }) === '';
      expect(optionalServices(mode).mode).toContain(
        runsAtOnce ? 'before you have answered' : 'before you press “Accept”',
      );
    },
  );
});
