import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLBACK } from '@/lib/testing/forms';
import { expect, test as base } from './fixtures';
import { bookAndPay } from './journeys/move';
import { freePort, startSite } from './own-site';
import { FormPage } from './pages/form.page';

/** A name in a local network. Browsers treat plain http as secure only on localhost and 127.0.0.1. */
const HOST = 'moving.test';

const test = base.extend<object, { readonly site: string }>({
  dataDir: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'smart-e2e-http-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ dataDir }, use) => {
      const port = await freePort();
      const site = `http://${HOST}:${port}`;
      const stop = await startSite(port, dataDir, { NEXT_PUBLIC_SITE_ORIGIN: site });
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
  baseURL: async ({ site }, use) => use(site),
});

test.beforeEach(async ({ page, tolerate }) => {
  // The browser logs a header that it ignores without https.
  tolerate(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
});

test('BOOK-1: a move is booked and paid on plain http in a local network', async ({ page, slot, email }) => {
  await bookAndPay(page, { plan: 'one_bedroom', slot, email, total: '£259' });
  await expect(page).toHaveURL(new RegExp(`^http://${HOST}:`));
});

test('CBK-3: a call-back is asked for on plain http in a local network', async ({ page }) => {
  const form = new FormPage(page, 'callback');
  await form.open();
  await form.fill(CALLBACK);
  await form.send();
  await expect(page.getByRole('main').getByText('Thank you!')).toBeVisible();
});
