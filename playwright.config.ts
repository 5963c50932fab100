import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BACKEND_ORIGIN, COLLECTOR_ORIGIN, CONFIGURED, freePorts, PORTS, SITE_ORIGIN } from './e2e/configured/settings';
import type { WorkerOptions } from './e2e/fixtures';
import { DESK_EMAILS } from './e2e/operators';
import { CHROMIUM_ARGS, findChromium, isPinned } from './lib/tooling/chromium.mjs';

/** The workers read this file again: what the first reading decided travels in the environment. */
const [sitePort, looksPort] = process.env.E2E_PORT && process.env.E2E_LOOKS_PORT ? [] : freePorts(2);
process.env.E2E_PORT ??= String(sitePort);
process.env.E2E_LOOKS_PORT ??= String(looksPort);
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'smart-e2e-'));
process.env.E2E_BACKEND_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'smart-e2e-backend-'));
process.env.E2E_LOOKS_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'smart-e2e-looks-'));
process.env.PLAYWRIGHT_CHROMIUM ??= findChromium().file;
// Pictures are compared only in the browser that made them: another draws letters a little differently.
const withLooks = isPinned(process.env.PLAYWRIGHT_CHROMIUM);
// The second build and its servers are left out when only other files are asked for by name.
const named = process.argv.filter((argument) => /e2e\/|\.spec/.test(argument));
process.env.E2E_WITH_CONFIGURED ??=
  named.length === 0 || /configured|other backend/.test(process.argv.join(' ')) ? '1' : '';
const withConfigured = process.env.E2E_WITH_CONFIGURED !== '';

const origin = `http://localhost:${process.env.E2E_PORT}`;
const looksOrigin = `http://localhost:${process.env.E2E_LOOKS_PORT}`;
// A phone's pixels, drawn by the processor, would take most of a test's time.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** How long a server may take to be ready, and how it is ended; times in milliseconds. */
const served = { timeout: 300_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } as const;
// Limits are counted by address: each test says it comes from one of its own (fixtures.ts).
const backend = {
  TRUST_PROXY: '1',
  CREWS: '3',
  DESK_EMAILS,
};

const servers = [
  {
    command: 'node lib/tooling/start.mjs --any-port',
    url: `${origin}/api/ready`,
    ...served,
    env: { ...backend, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
  },
];
/** A server of the same build with a stopped clock, for the pictures (e2e/looks). */
const looksServer = {
  command: 'node lib/tooling/start.mjs --any-port',
  url: `${looksOrigin}/api/ready`,
  ...served,
  env: {
    ...backend,
    PORT: process.env.E2E_LOOKS_PORT,
    DATA_DIR: process.env.E2E_LOOKS_DATA_DIR,
    NODE_OPTIONS: `--disable-warning=MODULE_TYPELESS_PACKAGE_JSON --import=${path.join(__dirname, 'e2e/looks/stopped-clock.mjs')}`,
  },
};
/** The site with everything configured, the company's backend that it calls, and all outside services in one. */
const configuredServers = [
  { command: 'node e2e/configured/collector.mjs', url: COLLECTOR_ORIGIN, ...served },
  {
    command: 'node lib/tooling/start.mjs --any-port',
    url: `${BACKEND_ORIGIN}/api/ready`,
    ...served,
    env: {
      ...backend,
      PORT: String(PORTS.backend),
      DATA_DIR: process.env.E2E_BACKEND_DATA_DIR,
      CORS_ORIGINS: SITE_ORIGIN,
      // Its mails and payments lead back to the site.
      NEXT_PUBLIC_SITE_ORIGIN: SITE_ORIGIN,
    },
  },
  {
    command: 'node lib/tooling/start.mjs',
    url: `${SITE_ORIGIN}/api/ready`,
    ...served,
    env: { ...CONFIGURED, PORT: String(PORTS.site) },
  },
];
// Less motion is asked for here and not on the phone, so both are tried; drawing it takes a sixth of a test's time.
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;
const looks = {
  ...desktop,
  baseURL: looksOrigin,
  dataDir: process.env.E2E_LOOKS_DATA_DIR,
  // Half of every side: a quarter of the bytes, and a line of text that moves is seen all the same.
  deviceScaleFactor: 0.5,
};
const configured = {
  ...desktop,
  baseURL: SITE_ORIGIN,
  backendOrigin: BACKEND_ORIGIN,
  dataDir: process.env.E2E_BACKEND_DATA_DIR,
};

/** Tests of servers of their own. */
const APART = ['**/configured/**', '**/looks/**'];

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  retries: 0,
  // One more than cores: a test waits for a fifth of its time.
  workers: 3,
  // Milliseconds after which a test, or a step of it, counts as hung: a busy machine is slow, not wrong.
  timeout: 300_000,
  // A few pixels at the edges of letters may differ with the processor; nothing that somebody has moved is so small.
  expect: { timeout: 30_000, toMatchSnapshot: { threshold: 0.2, maxDiffPixels: 12 } },
  snapshotPathTemplate: 'e2e/looks/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: CHROMIUM_ARGS },
  },
  // Everything runs on the desktop; what is tagged @phone runs on a phone as well, @phone-only only there. The configured
  // site has tests of its own, and those tagged @any-backend, which it must pass with another backend behind it (API-3).
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone-only/, testIgnore: APART },
    {
      name: 'phone',
      use: { ...phone, viewport: { width: 390, height: 844 } },
      grep: /@phone/,
      testIgnore: APART,
    },
    ...(withLooks ? [{ name: 'looks', use: looks, testMatch: '**/looks/**/*.spec.ts' }] : []),
    ...(withConfigured
      ? [
          { name: 'configured', use: configured, testMatch: '**/configured/**/*.spec.ts' },
          { name: 'other backend', use: configured, grep: /@any-backend/, testIgnore: APART },
        ]
      : []),
  ],
  // While writing tests: E2E_REUSE=1 with the port and folder of a server that runs already.
  ...(process.env.E2E_REUSE
    ? {}
    : { webServer: [...servers, ...(withLooks ? [looksServer] : []), ...(withConfigured ? configuredServers : [])] }),
});
