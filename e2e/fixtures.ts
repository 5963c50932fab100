import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { SlotChoice } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { claimSlot } from './quiet-slots';

type Fixtures = {
  /** The origin for the calls of the site. */
  readonly backend: string;
  /**
   * The visitor's network address, unique to this test: limits count by it, and outside services tell tests apart by
   * it.
   */
  readonly address: string;
  /** An email address that no other test uses, so that its orders and mails can be found. */
  readonly email: string;
  /** A day and slot that no other test books. */
  readonly slot: SlotChoice;
  /** Allows console errors that match, for answers that the test provokes (the browser logs a 409). */
  readonly tolerate: (pattern: RegExp) => void;
  /**
   * Fails if axe finds a problem on the page, or if the page scrolls sideways; with `onPhone` also at a phone's width.
   */
  readonly expectAccessible: (options?: { readonly onPhone?: boolean }) => Promise<void>;
  readonly console: undefined;
};

const PHONE = { width: 390, height: 844 };

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;

export type WorkerOptions = {
  /** The data folder of the server with the orders of this project's tests; '' for the ordinary site's. */
  readonly dataDir: string;
  /** The origin of that server; '' for the site itself. */
  readonly backendOrigin: string;
};
type WorkerFixtures = WorkerOptions & { readonly stored: undefined };

export const test = base.extend<Fixtures & { tolerated: RegExp[] }, WorkerFixtures>({
  dataDir: ['', { option: true, scope: 'worker' }],
  backendOrigin: ['', { option: true, scope: 'worker' }],
  /** A worker runs tests of one project. database.ts and mailbox.ts read the data of that project's server. */
  stored: [
    async ({ dataDir }, use) => {
      if (dataDir !== '') process.env.E2E_DATA_DIR = dataDir;
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  backend: async ({ backendOrigin, baseURL }, use) => use(backendOrigin || (baseURL ?? '')),
  address: async ({}, use) => use(someAddress()),
  // Not for other origins: browsers ask whether the header is allowed there, and it is not (API-3).
  extraHTTPHeaders: async ({ address, backendOrigin }, use) =>
    use(backendOrigin === '' ? { 'x-forwarded-for': address } : {}),
  email: async ({}, use) => use(`visitor-${randomUUID().slice(0, 8)}@example.com`),
  slot: async ({}, use) => use(claimSlot()),
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((pattern) => void tolerated.push(pattern)),

  /**
   * Fails the test for every console error, every exception in the page, and every violation of the Content-Security-
   * Policy.
   */
  console: [
    async ({ context, tolerated }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Content-Security-Policy: ${effectiveDirective} stops ${blockedURI}`),
        ),
      );
      await use(undefined);
      expect(errors.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) =>
    use(async ({ onPhone = false } = {}) => {
      // After a client-side navigation the address changes before the page. Without this wait, axe could check no page.
      await expect(page.locator('h1').first()).toBeAttached();
      expect(await axeProblems(page), `accessibility of ${page.url()}`).toEqual([]);
      const before = page.viewportSize();
      if (!onPhone || !before) return;
      await page.setViewportSize(PHONE);
      expect(await axeProblems(page), `accessibility of ${page.url()} on a phone`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `width of ${page.url()} on a phone`).toBeLessThanOrEqual(PHONE.width);
      await page.setViewportSize(before);
    }),
});

export { expect };

/** The options for checks of the loaded HTML, which do not wait. */
export const AT_ONCE = { timeout: 1 } as const;
