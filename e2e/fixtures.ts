import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { SlotChoice } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { claimSlot } from './quiet-slots';

type Fixtures = {
  /** Where the calls of the site go. */
  readonly backend: string;
  /** The visitor's address, of this test alone: limits are counted by it, and outside services tell tests apart by it. */
  readonly address: string;
  /** An email address that no other test uses, so that its orders and mails can be found. */
  readonly email: string;
  /** A day and slot that no other test books. */
  readonly slot: SlotChoice;
  /** Lets the browser log errors that match: those of answers the test provokes (a 409 is logged by the browser). */
  readonly tolerate: (pattern: RegExp) => void;
  /** Fails if axe finds anything on the page as it stands, with `onPhone` at a phone's width too, or if it scrolls sideways there. */
  readonly expectAccessible: (options?: { readonly onPhone?: boolean }) => Promise<void>;
  readonly console: undefined;
};

const PHONE = { width: 390, height: 844 };

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;

export type WorkerOptions = {
  /** The folder of the server that keeps the orders of this project's tests; '' for that of the ordinary site. */
  readonly dataDir: string;
  /** Where that server is called; '' for the site itself. */
  readonly backendOrigin: string;
};
type WorkerFixtures = WorkerOptions & { readonly stored: undefined };

export const test = base.extend<Fixtures & { tolerated: RegExp[] }, WorkerFixtures>({
  dataDir: ['', { option: true, scope: 'worker' }],
  backendOrigin: ['', { option: true, scope: 'worker' }],
  /** A worker runs tests of one project: database.ts and mailbox.ts look where that project's server writes. */
  stored: [
    async ({ dataDir }, use) => {
      if (dataDir !== '') process.env.E2E_DATA_DIR = dataDir;
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  backend: async ({ backendOrigin, baseURL }, use) => use(backendOrigin || (baseURL ?? '')),
  address: async ({}, use) => use(someAddress()),
  // Not to another origin: browsers ask whether a header may be sent there, and this one may not (API-3).
  extraHTTPHeaders: async ({ address, backendOrigin }, use) =>
    use(backendOrigin === '' ? { 'x-forwarded-for': address } : {}),
  email: async ({}, use) => use(`visitor-${randomUUID().slice(0, 8)}@example.com`),
  slot: async ({}, use) => use(claimSlot()),
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((pattern) => void tolerated.push(pattern)),

  /**
   * Every error in the console, everything that was thrown in the page, and everything that the Content-Security-Policy
   * has stopped fails the test.
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
      // After a soft navigation the address is there before the page: what is looked at is a page, or fails here.
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

/** For what stands in the HTML of a page that is loaded: it is looked at once. */
export const AT_ONCE = { timeout: 1 } as const;
