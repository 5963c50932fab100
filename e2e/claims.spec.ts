import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays, formatDay, londonInstant } from '@/lib/domain/london-time';
import { aPicture } from '@/lib/testing/picture';
import { claimDeadlines } from '@/lib/domain/claims/claims';
import { anItem } from '@/lib/testing/moves';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { claimPhotosOf, invoicesOf } from './database';
import { signInByMail } from './journeys/account';
import { mailTo } from './mailbox';
import { expect, test } from './moved-site';
import { ClaimPage } from './pages/claim.page';
import { OPERATORS } from './operators';
import { openDisclosure } from './pages/disclosure';

const OPERATOR = OPERATORS.claims;
const WIDTHS = [320, 768, 1440] as const;

/** Expects the page to fit, and axe to find nothing, from the narrowest phone to a wide screen. */
async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeProblems(page)).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

/** Returns a photo as a phone's camera makes it. */
const photo = async (name: string, shade: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture(shade, 3000, 2250),
});
const NO_PICTURE = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') };

/** Expects completely loaded thumbnails, also while the form that sends them reloads the page. */
async function expectWidths(images: Locator, widths: readonly number[]): Promise<void> {
  await expect(images).toHaveCount(widths.length);
  for (const [at, width] of widths.entries()) await expect(images.nth(at)).toHaveJSProperty('naturalWidth', width);
}

test('CLM-1: claimed with photos without a script and with one, answered and accepted in part by keyboard, refunded with a credit note', async ({
  page,
  browser,
  email,
  site,
  baseURL,
  tolerate,
}) => {
  tolerate(/status of (422|404)/);
  const date = addDays(site.today(), 20);
  const bookcase = anItem(20, { id: 'custom_bookcase', title: 'Bookcase' });
  const answers = { ...withSlot(moveOf(email), { date, slot: ['08:00', '10:00'] }), furnitureItems: [bookcase] };
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const address = `/orders/${created.reference}/claim?token=${created.token}`;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const customer = new ClaimPage(await context.newPage());

  await test.step('before its day the page says what to do instead, and the order page does not lead to it', async () => {
    await customer.page.goto(address);
    await expect(customer.page.getByText(/^Order .* Once our crew has arrived/)).toBeVisible();
    await expect(customer.text).toHaveCount(0);
    await customer.back.click();
    await expect(customer.page.getByRole('heading', { level: 1 })).toHaveText(/booked/);
    await expect(customer.link).toHaveCount(0);
  });

  await test.step('the desk marks the job as done', async () => {
    site.goTo(date);
    await signInByMail(page, OPERATOR, '/desk/claims');
    await expect(page.getByText('No claims.')).toBeVisible();
    await page.goto(`/desk/orders/${created.reference}`);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('The order is marked as done.');
  });

  const { answerBy, decisionBy } = claimDeadlines(londonInstant(date, '12:00'));
  await test.step('the customer says what went wrong, without a script', async () => {
    await customer.page.reload();
    await customer.link.click();
    await customer.fill('The item', { item: 'Bookcase', kind: 'Damaged', worth: 'a lot' });
    await customer.another();
    await customer.fill('Item 2', { item: 'Something else', kind: 'Damage to the home' });
    await customer.text.fill('The shelf is split.');
    await customer.photos.setInputFiles([await photo('shelf.jpg', 100), NO_PICTURE]);
    await customer.send();
    await expect(customer.errors).toHaveText([
      'Item 1: Enter the amount in pounds, like 120 or 49.50, or leave it empty',
      'Item 2: Tell us which item it is',
      'Tell us what happened, in at least 20 characters',
      '“IMG_1.heic” is not a picture we can read. Send JPEG, PNG or WebP.',
    ]);
    // The accepted photo stays, so that the customer does not choose it again.
    await expect(customer.page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await expect(customer.page).toHaveTitle(/^Error: /);
    await expect(customer.item('Item 1').getByLabel(/^What is it worth/)).toHaveValue('a lot');
    await customer.fill('Item 1', { worth: '120' });
    await customer.fill('Item 2', { title: 'Wall in the hall' });
    await customer.text.fill('The shelf is split.\nThe paint in the hall is scraped.');
    await customer.send();
    await expect(customer.status).toContainText(
      `We answer by ${formatDay(answerBy)} and decide by ${formatDay(decisionBy)}`,
    );
    await expect(customer.claim(1)).toContainText('Wall in the hall: damage to the home');
    const images = customer.claim(1).getByRole('listitem').locator('img');
    await expectWidths(images, [320]);
    await customer.morePhotos(1).setInputFiles([await photo('hall.jpg', 900)]);
    await customer.sendPhotos();
    await expect(customer.status).toHaveText('Your photos are added.');
    await expectWidths(images, [320, 320]);
    await customer.morePhotos(1).setInputFiles([NO_PICTURE]);
    await customer.sendPhotos();
    await expect(customer.morePhotos(1)).toHaveAccessibleDescription(/IMG_1\.heic” is not a picture/);
    expect(claimPhotosOf(created.orderId).map(({ kind }) => kind)).toEqual(['customer', 'customer']);
    await customer.page.goto(address);
  });

  await test.step('both sides have a mail with the two days', async () => {
    const receipt = await mailTo(email, /^We have your claim/);
    for (const day of [answerBy, decisionBy]) expect(receipt.text).toContain(formatDay(day));
    await mailTo('operator@example.com', new RegExp(`^New claim, answer by .*${created.reference}, claim 1`));
  });

  await test.step('with a script the same pages are sound, at every width', async () => {
    const visitor = new ClaimPage(await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage());
    await visitor.page.goto(address);
    await expectSound(visitor.page);
    await visitor.send();
    await expect(visitor.errors).toHaveCount(3);
    await expect(visitor.page.getByRole('group', { name: 'Check these answers' })).toBeFocused();
    await expectSound(visitor.page);
    await visitor.page.context().close();
  });

  await test.step('with a script each photo is made small and sent by itself, with its preview, by keyboard', async () => {
    const visitor = new ClaimPage(await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage());
    await visitor.page.goto(address);
    const form = visitor.page.getByRole('region', { name: 'Tell us about something else' });
    const small = visitor.page.waitForRequest(/claim_photo/);
    await expect(visitor.photos).toHaveAttribute('accept', 'image/*');
    await visitor.photos.setInputFiles([await photo('lamp.jpg', 2000), NO_PICTURE]);
    expect((await small).postData()?.length).toBeLessThan(200_000);
    await expect(form.getByText('1 photo added, 1 not added')).toBeVisible();
    await expectWidths(form.locator('img'), [1600]);
    await expect(form.getByText('“IMG_1.heic” is not a picture we can read')).toBeVisible();
    await expectSound(visitor.page);
    await form.getByRole('button', { name: 'Remove IMG_1.heic' }).press('Enter');
    await visitor.fill('The item', { item: 'Bookcase', kind: 'Damaged' });
    await form.getByRole('button', { name: 'Remove lamp.jpg' }).press('Enter');
    // The typed values stay, without the photo.
    await expect(visitor.photos).toBeVisible();
    await expect(form.locator('img')).toHaveCount(0);
    await expect(visitor.item('The item').getByLabel('What is wrong?')).toHaveValue('damaged');
    // The form is sent during an upload, and waits for it.
    await visitor.photos.setInputFiles([await photo('again.jpg', 3000)]);
    await visitor.text.fill('The back of the bookcase is loose since the move.');
    await form.getByRole('button', { name: 'Send your claim' }).last().press('Enter');
    await expectWidths(visitor.claim(2).locator('img'), [320]);
    await visitor.morePhotos(2).setInputFiles([await photo('more.jpg', 4000)]);
    await expect(visitor.claim(2).getByText('1 photo added')).toBeVisible();
    expect(claimPhotosOf(created.orderId)).toHaveLength(4);
    await visitor.page.context().close();
  });

  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  const said = page.getByRole('main').getByRole('status');
  await test.step('the desk answers, by the keyboard', async () => {
    await page.goto('/desk/claims');
    await expectSound(page);
    await page.getByRole('link', { name: `${created.reference}, claim 1` }).press('Enter');
    const photos = page.getByRole('link', { name: /^(From the customer|Added at the desk), / });
    await expect(photos).toHaveCount(2);
    await page.getByLabel('Add photos').setInputFiles([await photo('mailed.jpg', 5000)]);
    await press('Add to the claim');
    await expect(said).toHaveText('The photos are added. The customer sees them too.');
    await expect(photos).toHaveCount(3);
    await expectWidths(photos.locator('img'), [320, 320, 320]);
    await expectSound(page);
    await page.getByLabel('Answer to the customer').fill('Please send us a price for a new shelf.');
    await press('Send the answer');
    await expect(said).toHaveText('The answer is saved. We are emailing it to the customer.');
    const answer = await mailTo(email, /^Our answer to your claim/);
    expect(answer.text).toContain('Please send us a price for a new shelf.');
    await customer.page.reload();
    await expect(customer.claim(1)).toContainText('Please send us a price for a new shelf.');
  });

  await test.step('the desk accepts a part: refund, credit note, mail, and the customer sees it', async () => {
    await page.getByLabel('Amount in pounds').fill('85');
    await page.getByLabel('Words to the customer').fill('By the price that you sent.');
    await press('Accept and pay');
    await expect(said).toHaveText('The claim is accepted. We are emailing the customer.');
    await expectSound(page);
    const decision = await mailTo(email, /^We accept your claim: £85 /);
    expect(decision.text).toContain('The money goes back the way you paid, within 14 days.');
    await expect
      .poll(() => invoicesOf(created.orderId).map(({ kind, gross_pence }) => `${kind} ${gross_pence}`))
      .toContain('credit_note 8500');
    await customer.page.reload();
    await expect(customer.claim(1)).toContainText('Accepted: you get £85');
    await customer.back.click();
    await openDisclosure(customer.page, 'What has happened so far');
    await expect(customer.page.getByText('We accepted your claim')).toBeVisible();
    await openDisclosure(customer.page, 'Invoices');
    await expect(customer.page.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  });

  await test.step('after 28 days the page says whom to ring, and shows what was made', async () => {
    site.goTo(addDays(date, 29));
    await customer.page.goto(address);
    await expect(customer.page.getByText(/Your rights do not end there/)).toBeVisible();
    await expect(customer.claim(1)).toBeVisible();
    await expect(customer.text).toHaveCount(0);
    const stranger = await customer.page.goto(`/orders/${created.reference}/claim?token=wrong`);
    expect(stranger?.status()).toBe(404);
  });
  await context.close();
});
