import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { aPicture } from '@/lib/testing/picture';
import { storedOrder } from './database';
import { expect, test } from './fixtures';
import { paidOrder } from './journeys/order';
import { openDisclosure } from './pages/disclosure';
import { widthsOf } from './page-width';

const WIDTHS = [320, 390, 768, 1440];

async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await widthsOf(page);
    expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
  }
  if (before) await page.setViewportSize(before);
}

const task = (page: Page, name: string) => page.getByRole('checkbox', { name });
/** Opens the folded week of a task, unless it is shown. */
async function openGroupOf(page: Page, name: string): Promise<void> {
  const group = page.getByRole('region').filter({ has: page.locator('button', { hasText: name }) });
  if (!(await task(page, name).isVisible())) await group.locator('summary').click();
}
const METERS = 'Read the meters of the new home';
const POST = 'Redirect your post';
const ENERGY = 'Tell the gas and electricity suppliers';

test(
  'the list around a move is ticked off with a script, by keyboard, and without one',
  { tag: '@any-backend' },
  async ({ page, slot, email, backend, browser, tolerate, expectAccessible }) => {
    tolerate(/status of 404/);
    const { order } = await paidOrder(page, { origin: backend, slot, email });
    const { reference } = order;
    const ticked = () => (storedOrder(reference) as { readonly checklist?: string }).checklist?.split(' ').toSorted();

    await test.step('the page of the order leads to it', async () => {
      const due = page.getByRole('region', { name: 'Before your move' });
      await expect(due).toContainText(/^Before your move\d+ things to do\. Start with these four:/);
      await due.getByRole('link', { name: 'Open your checklist' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your moving checklist');
      await expectAccessible();
      await fits(page);
    });

    await test.step('a press is kept at once, and so is one by keyboard', async () => {
      await openGroupOf(page, POST);
      await task(page, POST).click();
      await expect(task(page, POST)).toBeChecked();
      await expect(page.getByRole('status').first()).toContainText(/^1 of \d+ done/);
      await openGroupOf(page, ENERGY);
      await task(page, ENERGY).focus();
      await page.keyboard.press('Space');
      await expect(task(page, ENERGY)).toBeChecked();
      await expect.poll(ticked).toEqual(['energy', 'post']);
      await page.reload();
      await openDisclosure(page, 'Done');
      await expect(page.getByRole('region', { name: 'Done' }).getByRole('checkbox')).toHaveCount(2);
      await expectAccessible();
    });

    await test.step('the days come into the calendar', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add the days to your calendar' }).click();
      const file = readFileSync(await (await download).path(), 'utf8').replaceAll('\r\n ', '');
      expect(file).toContain('SUMMARY:Register to vote at the new address');
      expect(file).not.toContain(`SUMMARY:${POST}`);
    });

    await test.step('without a script each press is a post, and the mails can be stopped', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const visitor = await plain.newPage();
      await visitor.goto(page.url());
      await openGroupOf(visitor, POST);
      await task(visitor, POST).click();
      await expect(task(visitor, POST)).not.toBeChecked();
      await expect(visitor).toHaveURL(/#post$/);
      await openGroupOf(visitor, METERS);
      await task(visitor, METERS).click();
      await expect(task(visitor, METERS)).toBeChecked();
      await openDisclosure(visitor, 'Emails about this list');
      await visitor.getByRole('button', { name: 'Stop these emails' }).click();
      await expect(visitor.getByText('We do not email you about this list.')).toBeVisible();
      expect(ticked()).toEqual(['energy', 'in_calendar', 'meters_in', 'no_mails']);
      await plain.close();
    });

    await test.step('a wrong key sees nothing', async () => {
      for (const what of ['checklist', 'check-out']) {
        const stranger = await page.goto(`/orders/${reference}/${what}?token=wrong`);
        expect(stranger?.status()).toBe(404);
      }
    });
  },
);

test(
  'the list and the check-out pack print without what only screens need',
  { tag: '@any-backend' },
  async ({ page, browser, tolerate, slot, email, backend, expectAccessible }) => {
    // A refused photo shows the form again, with 422.
    tolerate(/status of 422/);
    const { order } = await paidOrder(page, { origin: backend, slot, email });
    await page.getByRole('link', { name: 'Open your checklist' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(task(page, POST)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await openDisclosure(page, 'Check-out pack');
    await page.getByRole('link', { name: 'Open the check-out pack' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check-out pack');
    await expect(page.getByRole('main')).toContainText(order.reference);
    await expectAccessible();
    await fits(page);
    await page.getByLabel('Kitchen with its appliances', { exact: true }).fill('A chip in the worktop, there before');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Kitchen with its appliances', { exact: true })).toHaveValue(/worktop/);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await test.step('PLN-4: photos of a room are kept, what was typed stays, and both are printed', async () => {
      const choose = page.getByLabel('Add photos: Kitchen with its appliances');
      await choose.setInputFiles([
        { name: 'hob.jpg', mimeType: 'image/jpeg', buffer: await aPicture(7, 640, 480) },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
      ]);
      await page.getByRole('button', { name: 'Send the photos: Kitchen with its appliances' }).press('Enter');
      await expect(page).toHaveURL(/#room-kitchen$/);
      await expect(choose).toHaveAccessibleDescription(/“notes\.txt” is not a picture we can read/);
      await expect(page.getByLabel('Kitchen with its appliances', { exact: true })).toHaveValue(/worktop/);
      const photo = page.getByRole('link', { name: /^Kitchen with its appliances, \w+ \d+ \w+ 20\d\d, \d\d:\d\d$/ });
      await expect(photo).toBeVisible();
      await expectAccessible();
      await fits(page);
      await page.emulateMedia({ media: 'print' });
      await expect(photo).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove photo 1/ })).toBeHidden();
      await expect(choose).toBeHidden();
    });

    await test.step('PLN-4: without a script they are there on every phone, and can be removed', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const other = await plain.newPage();
      await other.goto(page.url());
      await other.getByLabel('Add photos: Hall and stairs').setInputFiles({
        name: 'hall.jpg',
        mimeType: 'image/jpeg',
        buffer: await aPicture(9, 640, 480),
      });
      await other.getByRole('button', { name: 'Send the photos: Hall and stairs' }).click();
      await expect(other.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
      await other.getByRole('button', { name: 'Remove photo 1: Kitchen with its appliances' }).click();
      await expect(other.getByRole('button', { name: /^Remove photo/ })).toHaveCount(1);
      await plain.close();
    });
  },
);
