/**
 * The site with every outside service configured, as `e2e/configured` visits it: the same sources built a second time
 * with the variables below. They are part of the build, so the ports are fixed, not free ones: E2E_CONFIGURED_PORT moves
 * them (and builds again). Node reads this file as it is: it imports nothing.
 */
const FIRST_PORT = Number(process.env.E2E_CONFIGURED_PORT ?? 4780);

export const PORTS = {
  site: FIRST_PORT,
  /** The ordinary build again, standing for the company's own backend (API-3). */
  backend: FIRST_PORT + 1,
  /** Stands for all outside services (collector.mjs). */
  collector: FIRST_PORT + 2,
} as const;

/** What the collector stands for: a service is the first part of the name that it is asked by. */
export const SERVICES = ['amplitude', 'gtm', 'hubspot', 'reviews', 'sentry'] as const;
export type Service = (typeof SERVICES)[number];

/** Browsers find every name below localhost on this machine, and hold it for a foreign site. */
export const serviceOrigin = (service: Service): string => `http://${service}.localhost:${PORTS.collector}`;

export const SITE_ORIGIN = `http://localhost:${PORTS.site}`;
/** By its number: to a browser a site of its own, as the company's would be. */
export const BACKEND_ORIGIN = `http://127.0.0.1:${PORTS.backend}`;
export const COLLECTOR_ORIGIN = `http://127.0.0.1:${PORTS.collector}`;

/** Where the second build is. */
export const DIST_DIR = '.next-configured';

/** The pages that the tests of the second build visit; it has no others. A glob, so `?` stands for a bracket. */
const VISITED = [
  ...['_app', '_document', '_error', '404', 'index', 'faq', 'contact-us', 'storage-calculator', 'api/ready'],
  ...['?document?', 'reviews/**', 'get-a-quote/index', 'get-a-quote/moving/**', 'get-a-quote/storage/**', 'orders/**'],
];

/** The environment of the second build and of its server. */
export const CONFIGURED = {
  NEXT_DIST_DIR: DIST_DIR,
  BUILD_PAGES: VISITED.map((page) => `pages/${page}.{ts,tsx}`).join(),
  NEXT_PUBLIC_SITE_ORIGIN: SITE_ORIGIN,
  NEXT_PUBLIC_API_ORIGIN: BACKEND_ORIGIN,
  NEXT_PUBLIC_CONSENT_MODE: 'opt-in',
  NEXT_PUBLIC_AMPLITUDE_KEY: 'amplitude-test-key',
  NEXT_PUBLIC_AMPLITUDE_ORIGIN: serviceOrigin('amplitude'),
  NEXT_PUBLIC_GTM_ID: 'GTM-TEST1',
  NEXT_PUBLIC_GTM_ORIGIN: serviceOrigin('gtm'),
  NEXT_PUBLIC_HUBSPOT_ID: '1234567',
  NEXT_PUBLIC_HUBSPOT_ORIGIN: serviceOrigin('hubspot'),
  NEXT_PUBLIC_REVIEW_WIDGET_ID: 'review-widget-test',
  NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN: serviceOrigin('reviews'),
  NEXT_PUBLIC_SENTRY_DSN: `http://key@sentry.localhost:${PORTS.collector}/1`,
  NEXT_PUBLIC_SENTRY_REPLAY: 'on',
} as const;
