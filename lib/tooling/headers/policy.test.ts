import { contentSecurityPolicy } from './policy';

type Environment = Readonly<Record<string, string>>;
const { publicEnv } = jest.requireActual<{ readonly publicEnv: (env: Environment) => Environment }>(
  '@/lib/analytics/public-env.js',
);

const HASH = 'sha256-abc=';

/** Returns the policy of a build with these variables, by directive. */
function policyFor(env: Environment): Readonly<Record<string, readonly string[]>> {
  const policy = contentSecurityPolicy({ ...env, ...publicEnv(env) }, [HASH]);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const NOTHING = {
  'default-src': ["'self'"],
  'script-src': ["'self'", `'${HASH}'`],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'form-action': ["'self'", 'https://checkout.stripe.com'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

describe('Content-Security-Policy', () => {
  it('of a site with nothing configured lets nothing foreign in', () => {
    expect(policyFor({})).toEqual(NOTHING);
  });

  it.each([
    [
      'the tag manager',
      { NEXT_PUBLIC_GTM_ID: 'GTM-1' },
      {
        'script-src': [...NOTHING['script-src'], 'https://www.googletagmanager.com'],
        'img-src': [...NOTHING['img-src'], 'https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        'connect-src': [
          "'self'",
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
      },
    ],
    ['analytics', { NEXT_PUBLIC_AMPLITUDE_KEY: 'key' }, { 'connect-src': ["'self'", 'https://api.eu.amplitude.com'] }],
    [
      'the review widget',
      { NEXT_PUBLIC_REVIEW_WIDGET_ID: 'id' },
      {
        'script-src': [...NOTHING['script-src'], 'https://widget.trustpilot.com'],
        'img-src': [...NOTHING['img-src'], 'https://widget.trustpilot.com'],
        'connect-src': ["'self'", 'https://widget.trustpilot.com'],
        'frame-src': ['https://widget.trustpilot.com'],
      },
    ],
    [
      'the chat at an origin of its own, without the vendor’s other hosts',
      { NEXT_PUBLIC_HUBSPOT_ID: '1', NEXT_PUBLIC_HUBSPOT_ORIGIN: 'https://chat.example.com' },
      {
        'script-src': [...NOTHING['script-src'], 'https://chat.example.com'],
        'img-src': [...NOTHING['img-src'], 'https://chat.example.com'],
        'connect-src': ["'self'", 'https://chat.example.com'],
        'frame-src': ['https://chat.example.com'],
      },
    ],
    [
      'error reports: where they go, never the key in the address',
      { NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.com/12' },
      { 'connect-src': ["'self'", 'https://errors.example.com'] },
    ],
    [
      'replay, which packs its recording in a worker',
      { NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.com/12', NEXT_PUBLIC_SENTRY_REPLAY: 'on' },
      { 'connect-src': ["'self'", 'https://errors.example.com'], 'worker-src': ["'self'", 'blob:'] },
    ],
    [
      'another backend, for calls and for plain forms (API-3)',
      { NEXT_PUBLIC_API_ORIGIN: 'https://api.example.com' },
      {
        'connect-src': ["'self'", 'https://api.example.com'],
        'form-action': ["'self'", 'https://api.example.com', 'https://checkout.stripe.com'],
      },
    ],
    [
      'a site reached by https',
      { NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.com' },
      { 'upgrade-insecure-requests': [] },
    ],
    ['an origin without its id', { NEXT_PUBLIC_GTM_ORIGIN: 'https://tags.example.com' }, {}],
    ['a DSN that is no address', { NEXT_PUBLIC_SENTRY_DSN: 'nonsense' }, {}],
  ])('lets in exactly %s', (_, env, added) => {
    expect(policyFor(env)).toEqual({ ...NOTHING, ...added });
  });

  it('with everything configured still runs no inline script but the known ones, and makes none from text', () => {
    const all = policyFor({
      NEXT_PUBLIC_GTM_ID: 'GTM-1',
      NEXT_PUBLIC_AMPLITUDE_KEY: 'key',
      NEXT_PUBLIC_HUBSPOT_ID: '1',
      NEXT_PUBLIC_REVIEW_WIDGET_ID: 'id',
      NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.com/12',
      NEXT_PUBLIC_SENTRY_REPLAY: 'on',
      NEXT_PUBLIC_API_ORIGIN: 'https://api.example.com',
    });
    const foreign = (name: string) => all[name]?.filter((source) => !source.startsWith("'"));
    expect(all['script-src']?.filter((source) => source.startsWith("'"))).toEqual(NOTHING['script-src']);
    expect(foreign('script-src')).toEqual([
      'https://www.googletagmanager.com',
      'https://js.hs-scripts.com',
      'https://js.hs-analytics.net',
      'https://js.hs-banner.com',
      'https://js.hscollectedforms.net',
      'https://js.usemessages.com',
      'https://widget.trustpilot.com',
    ]);
    expect(foreign('frame-src')).toEqual([
      'https://js.hs-scripts.com',
      'https://*.hubspot.com',
      'https://widget.trustpilot.com',
    ]);
    for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'] as const) {
      expect(all[name]).toEqual(NOTHING[name]);
    }
  });
});
