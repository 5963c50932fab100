import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './lib/tooling/chromium.mjs';

/** The workers read this file again: what the first reading decided travels in the environment. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'smart-e2e-'));
process.env.PLAYWRIGHT_CHROMIUM ??= findChromium().file;

const origin = `http://localhost:${process.env.E2E_PORT}`;
const phone = devices['Pixel 7'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: CHROMIUM_ARGS },
  },
  // Everything runs on the desktop; what is tagged @phone runs on a phone as well, @phone-only only there.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      grepInvert: /@phone-only/,
    },
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
  // While writing tests: E2E_REUSE=1 with the port and folder of a server that runs already.
  ...(process.env.E2E_REUSE
    ? {}
    : {
        webServer: {
          command: 'node lib/tooling/start.mjs',
          url: `${origin}/api/ready`,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            PORT: process.env.E2E_PORT,
            DATA_DIR: process.env.E2E_DATA_DIR,
            // Limits are counted by address: each test says it comes from one of its own (fixtures.ts).
            TRUST_PROXY: '1',
            CREWS: '3',
          },
        },
      }),
});
