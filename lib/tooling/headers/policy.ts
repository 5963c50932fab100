/**
 * The Content-Security-Policy of a build, which allows this site, its backend, and the services whose ids the build
 * has. next.config.js loads this file without a bundler, so it imports nothing.
 */
type Environment = Readonly<Record<string, string | undefined>>;
type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src' | 'worker-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

type Service = {
  /** The variable that enables the service. */
  readonly id: string;
  /** The variable with the origin that the service is loaded from and sends to. */
  readonly origin: string;
  /** The directives that need that origin. */
  readonly uses: readonly Directive[];
  /** The vendor's own origin. With it, `beside` adds the vendor's other hosts. */
  readonly vendor: string;
  readonly beside: Sources;
};

/** The hosts that vendors list for policies, as of 2026 (assumption: plain installations without extras). */
const SERVICES: readonly Service[] = [
  {
    id: 'NEXT_PUBLIC_GTM_ID',
    origin: 'NEXT_PUBLIC_GTM_ORIGIN',
    uses: ['script-src', 'connect-src', 'img-src'],
    vendor: 'https://www.googletagmanager.com',
    beside: {
      'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'img-src': ['https://*.google-analytics.com'],
    },
  },
  {
    id: 'NEXT_PUBLIC_AMPLITUDE_KEY',
    origin: 'NEXT_PUBLIC_AMPLITUDE_ORIGIN',
    uses: ['connect-src'],
    vendor: 'https://api.eu.amplitude.com',
    beside: {},
  },
  {
    id: 'NEXT_PUBLIC_HUBSPOT_ID',
    origin: 'NEXT_PUBLIC_HUBSPOT_ORIGIN',
    uses: ['script-src', 'connect-src', 'img-src', 'frame-src'],
    vendor: 'https://js.hs-scripts.com',
    beside: {
      'script-src': [
        'https://js.hs-analytics.net',
        'https://js.hs-banner.com',
        'https://js.hscollectedforms.net',
        'https://js.usemessages.com',
      ],
      'connect-src': ['https://*.hubspot.com', 'https://*.hubapi.com', 'https://*.hs-banner.com'],
      'img-src': ['https://*.hubspot.com', 'https://*.hsforms.com'],
      'frame-src': ['https://*.hubspot.com'],
    },
  },
  {
    id: 'NEXT_PUBLIC_REVIEW_WIDGET_ID',
    origin: 'NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN',
    uses: ['script-src', 'connect-src', 'img-src', 'frame-src'],
    vendor: 'https://widget.trustpilot.com',
    beside: {},
  },
];

/** The origin of Stripe Checkout. A payment begins with a form of ours that redirects to it. */
const PAYMENT_PAGE = 'https://checkout.stripe.com';

const originOf = (address: string | undefined): readonly string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

function sourcesOf({ id, origin, uses, vendor, beside }: Service, env: Environment): Sources {
  if (!env[id]) return {};
  const own = originOf(env[origin]);
  const rest = own.includes(vendor) ? beside : {};
  return Object.fromEntries(uses.map((use) => [use, [...own, ...(rest[use] ?? [])]]));
}

function errorService(env: Environment): Sources {
  const sends = { 'connect-src': originOf(env.NEXT_PUBLIC_SENTRY_DSN) };
  // Session replay compresses its recording in a worker created from a blob.
  return env.NEXT_PUBLIC_SENTRY_DSN && env.NEXT_PUBLIC_SENTRY_REPLAY === 'on'
    ? { ...sends, 'worker-src': ['blob:'] }
    : sends;
}

/**
 * Returns the policy as one header. `env` has the ids and the complete origins (lib/analytics/public-env.js),
 * `inlineScripts` the hashes of our own inline scripts (the loader of the others). No other inline script runs, and
 * none is created from text (no unsafe-inline, no unsafe-eval).
 * Inline styles are allowed: Next.js inserts the styles of the next page as text when a link is followed, and drawings
 * and placeholders have their sizes in style attributes.
 */
export function contentSecurityPolicy(env: Environment, inlineScripts: readonly string[]): string {
  const services = [...SERVICES.map((service) => sourcesOf(service, env)), errorService(env)];
  const of = (directive: Directive) => services.flatMap((sources) => sources[directive] ?? []);
  const api = originOf(env.NEXT_PUBLIC_API_ORIGIN);
  const frames = of('frame-src');
  const isSecure = env.NEXT_PUBLIC_SITE_ORIGIN?.startsWith('https://') ?? false;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...of('script-src')],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['font-src', "'self'", 'data:'],
    ['img-src', "'self'", 'data:', ...of('img-src')],
    ['connect-src', "'self'", ...api, ...of('connect-src')],
    ['worker-src', "'self'", ...of('worker-src')],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['form-action', "'self'", ...api, PAYMENT_PAGE],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((words) => [...new Set(words)].join(' ')).join('; ');
}
