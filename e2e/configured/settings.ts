/**
 * The settings of the site with every outside service configured, for `e2e/configured`. The same sources are built a
 * second time with the variables below. The ports are part of the build, so they are kept for the next run, which
 * builds again only if another program has taken one of them. Node reads this file uncompiled, so it imports nothing of
 * ours.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A program that listens on ports until all are known, so that no two are equal, and prints them. */
const LISTEN = `
  const { createServer } = require('node:net');
  const listen = (port) => new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(Number(port), () => resolve(server));
  });
  Promise.all(process.argv.slice(1).map(listen)).then((servers) => {
    console.log(JSON.stringify(servers.map((server) => server.address().port)));
    process.exit(0);
  }, () => process.exit(1));
`;

/** Returns `count` free ports: the wanted ones if all of them are free. */
export function freePorts(count: number, wanted: readonly number[] = []): readonly number[] {
  for (const ports of [wanted, Array<number>(count).fill(0)]) {
    if (ports.length !== count) continue;
    try {
      const out = execFileSync(process.execPath, ['-e', LISTEN, ...ports.map(String)], { encoding: 'utf8' });
      return JSON.parse(out) as number[];
    } catch {
      // Another program listens on one of them.
    }
  }
  throw new Error('There are no free ports');
}

const KEPT_PORTS = path.join('node_modules', '.cache', 'configured-ports.json');

function portsOfBuild(): readonly number[] {
  let kept: readonly number[] = [];
  try {
    kept = JSON.parse(readFileSync(KEPT_PORTS, 'utf8')) as number[];
  } catch {
    // There is no earlier build: the first run saves the ports.
  }
  const ports = freePorts(3, kept);
  mkdirSync(path.dirname(KEPT_PORTS), { recursive: true });
  writeFileSync(KEPT_PORTS, JSON.stringify(ports));
  return ports;
}

/** The first process chooses the ports. The servers and workers that it starts read them from the environment. */
process.env.E2E_CONFIGURED_PORTS ??= JSON.stringify(portsOfBuild());
const [site, backend, collector] = JSON.parse(process.env.E2E_CONFIGURED_PORTS) as readonly [number, number, number];

export const PORTS = {
  site,
  /** The ordinary build again, as the company's own backend (API-3). */
  backend,
  /** The server that simulates all outside services (collector.mjs). */
  collector,
} as const;

/** The services that the collector simulates. The first part of the host name tells which one is meant. */
export const SERVICES = ['amplitude', 'gtm', 'hubspot', 'reviews', 'sentry'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * Returns the origin of a service. Browsers resolve every name below localhost to this machine, and treat it as a
 * foreign site.
 */
export const serviceOrigin = (service: Service): string => `http://${service}.localhost:${PORTS.collector}`;

export const SITE_ORIGIN = `http://localhost:${PORTS.site}`;
/** The backend's origin by IP address: a foreign site for browsers, as the company's would be. */
export const BACKEND_ORIGIN = `http://127.0.0.1:${PORTS.backend}`;
export const COLLECTOR_ORIGIN = `http://127.0.0.1:${PORTS.collector}`;

/** The folder of the second build. */
export const DIST_DIR = '.next-configured';

/** The pages that the tests of the second build visit; it has no others. A glob, so `?` stands for a bracket. */
const VISITED = [
  ...['_app', '_document', '_error', '404', 'index', 'faq', 'contact-us', 'storage-calculator', 'api/**'],
  ...['?document?', 'reviews/**', 'get-a-quote/index', 'get-a-quote/moving/**', 'get-a-quote/storage/**'],
  ...['get-a-quote/storage-return/**', 'account/**', 'shared-list/**', 'crew'],
  ...['orders/**/*', 'pay/**/*'],
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
