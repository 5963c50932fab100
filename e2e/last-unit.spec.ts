import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '@/lib/routes';
import { freeSlots, moveOf, orderStorage, priceOfStorage, storageInsteadOf, withSlot } from '@/lib/testing/site-client';
import { expect, test as base } from './fixtures';
import { openStorageAt } from './journeys/storage';
import { freePort, startSite } from './own-site';

/** A site of its own with only one unit of 6 × 4 ft. */
const test = base.extend<object, { readonly smallStore: string }>({
  smallStore: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'smart-e2e-units-'));
      const port = await freePort();
      const stop = await startSite(port, folder, { STORAGE_UNITS: '6x4:1' });
      await use(`http://localhost:${port}`);
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ smallStore }, use) => use(smallStore),
});

test('BOOK-1: the last unit goes to somebody else while the wizard is open, and nothing that was answered is lost', async ({
  page,
  smallStore,
  email,
  expectAccessible,
  tolerate,
}) => {
  // The browser logs the answer to a refused order.
  tolerate(/status of 409/);
  const slots = await freeSlots(smallStore, moveOf(email));
  const [own, theirs] = [slots[0], slots[1]];
  if (!own || !theirs) throw new Error('No free slots');
  const listed = storageInsteadOf(moveOf(email));
  const { check, storage, payment, order } = await openStorageAt(page, 'check', {
    backend: smallStore,
    slot: own,
    email,
    furnitureItems: listed.furnitureItems,
  });

  const other = storageInsteadOf(withSlot(moveOf(`other-${email}`), theirs));
  const { totalWithDiscount } = await priceOfStorage(smallStore, other);
  await orderStorage(smallStore, other, randomUUID(), totalWithDiscount);

  await check.payments.check();
  await check.pay();
  const alert = page.getByRole('alert').filter({ hasText: 'has just been taken' });
  await expect(alert).toContainText(
    'The last 6 × 4 ft unit has just been taken. The next size, 6 × 6 ft, is available at £',
  );
  await expect(alert).toContainText('Nothing has been paid, and your answers are kept.');
  await expectAccessible();
  await alert.getByRole('link', { name: 'Choose another unit' }).click();
  await storage.isAt('space');
  await expect(storage.unit('6 × 4 ft')).toBeDisabled();
  await expect(page.getByText('The size you chose is full at the moment: choose another one')).toBeVisible();
  await expect(page.getByText('Full at the moment', { exact: true })).toBeVisible();
  await storage.unit('6 × 6 ft').check();
  await storage.next();
  await check.isAt('check');
  await expect(check.answer('Unit')).toContainText('6 × 6 ft unit');
  await expect(check.answer('Email')).toContainText(email);
  await check.payments.check();
  await check.pay();
  await payment.press('pay');
  await order.isBooked('collection');

  await page.goto(ROUTES.storageQuote);
  await expect(page.getByRole('listitem').filter({ hasText: 'Full at the moment' })).toContainText('6 × 4 ft');
  await expect(page.getByRole('link', { name: /^Choose 6 × 4 ft/ })).toHaveCount(0);
  await expectAccessible();
});
