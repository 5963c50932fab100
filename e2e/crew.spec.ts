import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { addDays, londonInstant, minutesAfter } from '@/lib/domain/london-time';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { recordedOf, visitEventsOf } from './database';
import { signInByMail } from './journeys/account';
import { CrewPhone } from './journeys/crew';
import { AT_ONCE } from './fixtures';
import { expect, NOBODY_ANSWERS, test } from './moved-site';
import { OPERATORS } from './operators';
import { sidewaysWithLargeText } from './page-width';
import { timeOn } from './time-on';

const OPERATOR = OPERATORS.crew;
const SLOT = ['10:00', '12:00'] as const;

/** Opens a phone with cookies and storage of its own. */
async function anotherPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 320, height: 640 } });
  return new CrewPhone(await context.newPage());
}

test('CRW-1, CRW-2: a crew records a whole job with the server stopped, and all of it arrives once', async ({
  page,
  browser,
  baseURL,
  email,
  site,
  tolerate,
  expectAccessible,
}) => {
  const letPass = timeOn(page);
  tolerate(NOBODY_ANSWERS);
  // The phones that are refused.
  tolerate(/status of 404|not_found/);
  const date = addDays(site.today(), 20);
  const furnitureItems = [
    { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 },
    { id: 'box_m', title: 'Medium box', quantity: 4, cubicFeet: 2.4, kilograms: 14 },
  ];
  const answers = withSlot({ ...moveOf(email), furnitureItems }, { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  site.goTo(date);

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) }).then((context) => context.newPage());
  const phonesPage = `/desk/crews?date=${date}&link=MOVING.1`;
  const linkAt = async (): Promise<string> => {
    await desk.goto(phonesPage);
    return (await desk.getByText(/\/crew#/).textContent()) ?? '';
  };
  await test.step('the desk shows the link of the published day', async () => {
    await signInByMail(desk, OPERATOR, '/desk/orders');
    await expect(async () => {
      await desk.goto(phonesPage);
      await expect(desk.getByRole('img', { name: 'QR code of the link of Moving crew 1' })).toBeVisible(AT_ONCE);
    }).toPass();
    expect(await axeProblems(desk)).toEqual([]);
  });

  await page.clock.install({ time: minutesAfter(londonInstant(date, '12:00'), 0.2) });
  await page.setViewportSize({ width: 320, height: 640 });
  const phone = new CrewPhone(page);
  await test.step('one button spends the link, by the keyboard', async () => {
    await page.goto(await linkAt());
    await expectAccessible();
    await page.getByRole('button', { name: 'Open my day' }).focus();
    await page.keyboard.press('Enter');
    await expect(phone.job()).toContainText(created.reference);
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await sidewaysWithLargeText(page)).toEqual([]);
    await expectAccessible();
  });

  await test.step('the server is gone: the job is recorded, and a reload shows it', async () => {
    await site.stop();
    await phone.press(/^On the way/);
    await expectAccessible();
    await phone.press('20 min');
    await expect(phone.job()).toContainText('On the way');
    await page.clock.runFor(1_000);
    await phone.press(/^We have arrived/);
    await expect(phone.unsent()).toHaveText('2 things not sent yet');
    await page.reload();
    await expect(phone.job()).toContainText('Arrived');
    await expect(phone.unsent()).toHaveText('2 things not sent yet');
    await phone.part(/^Items/).click();
    await phone.press('All loaded: Sofa, 3 seats');
    await phone.press('One more loaded: Medium box');
    await expect(phone.part(/^Items/)).toContainText('Loaded 3 of 6, unloaded 0 of 6');
    await phone.part(/^Marks on Sofa/).click();
    // The page shows the mark once it is stored, shortly after the press.
    const scratched = phone.within(/^Marks on Sofa/).getByLabel('Scratched');
    await scratched.click();
    await expect(scratched).toBeChecked();
    await expect(phone.part(/^Marks on Sofa/)).toContainText(': scratched');
    await expectAccessible();

    await phone.part(/^Photos/).click();
    const picture = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#8899aa' } })
      .withExif({ IFD0: { Model: 'A phone' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Room before').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(phone.part(/^Photos/)).toContainText('1 still on this phone');
    await page
      .getByLabel('Outside or van')
      .setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toBeVisible();

    await phone.part(/^Sign-off/).focus();
    await page.keyboard.press('Enter');
    await phone.press('Save the signature');
    await expect(phone.job()).toContainText('Enter the name of the person signing');
    await page.getByLabel('Name', { exact: true }).fill('Ada Example');
    await phone.press('Save the signature');
    await expect(phone.job()).toContainText('a dot is not a signature');
    await phone.sign();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await phone.press('Save the signature');
    await expect(phone.part(/^Sign-off/)).toContainText('Signed by Ada Example');
    for (const step of [/^Start loading/, /^Start driving/, /^Start unloading/, /^Job done/]) {
      await page.clock.runFor(1_000);
      await phone.press(step);
    }
    await expect(phone.job().getByText('Done', { exact: true })).toBeVisible();
    // Six steps, two counts, a mark, a photo and the sign-off.
    await expect(phone.unsent()).toHaveText('11 things not sent yet');
    await page.reload();
    await expect(phone.unsent()).toHaveText('11 things not sent yet');
    await expect(phone.part(/^Items/)).toContainText('Loaded 3 of 6, unloaded 0 of 6');
    await expect(phone.part(/^Sign-off/)).toContainText('Signed by Ada Example');
  });

  await test.step('the server is back: everything arrives, once and in order', async () => {
    await site.start();
    await letPass(31_000);
    await expect(phone.unsent()).toHaveText('Everything is sent');
    const types = () => visitEventsOf(created.orderId).map(({ type }) => type);
    const all = ['planned', 'on_the_way', 'arrived', 'loading', 'driving', 'unloading', 'done'];
    expect(types()).toEqual(all);
    await page.reload();
    await expect(phone.job().getByText('Done', { exact: true })).toBeVisible();
    expect(types()).toEqual(all);
    const { items, signoffs, photos } = recordedOf(created.orderId);
    expect(items.map(({ item, loaded, condition }) => [item, loaded, condition]).toSorted()).toEqual([
      ['box_m', 1, null],
      ['sofa_3', 2, 'scratched'],
    ]);
    expect([signoffs.map(({ name }) => name), photos.map(({ kind }) => kind)]).toEqual([['Ada Example'], ['before']]);
    await expect(phone.part(/^Photos/)).toContainText('1 with the office');
    await desk.goto(`/desk/orders/${created.reference}`);
    const thumbnail = desk.getByRole('link', { name: /^Before, / }).locator('img');
    await thumbnail.scrollIntoViewIfNeeded();
    await expect(async () => {
      expect(await thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    }).toPass();
    await expect(desk.getByRole('img', { name: 'Signature' })).toBeVisible();
    expect(await axeProblems(desk)).toEqual([]);
    await desk.goto(`/desk/day?date=${date}`);
    await expect(desk.getByRole('article').filter({ hasText: created.reference })).toContainText('Done');
  });

  await test.step('a new link ends the old one, and what was not sent goes by the new one', async () => {
    await desk.goto(phonesPage);
    await desk.getByRole('button', { name: 'New link' }).click();
    await page.getByText('Something else').click();
    await phone.press('Undo the last step');
    await expect(phone.title()).toHaveText('Nothing to open here');
    await expect(phone.unsent()).toHaveText('1 thing not sent yet');
    await page.goto(await linkAt());
    await phone.press('Open my day');
    await expect(phone.job()).toContainText('Unloading');
    await expect(phone.unsent()).toHaveText('Everything is sent');
    expect(visitEventsOf(created.orderId).at(-1)?.type).toBe('undone');
  });

  await test.step('four phones; a fifth is refused, one that is revoked shows nothing', async () => {
    const link = await linkAt();
    const others = await Promise.all(Array.from({ length: 3 }, () => anotherPhone(browser, baseURL)));
    for (const other of others) {
      await other.open(link);
      await expect(other.job()).toContainText(created.reference);
    }
    const fifth = await anotherPhone(browser, baseURL);
    await fifth.open(link);
    await expect(fifth.title()).toHaveText('Four phones have this day');
    const wrong = await anotherPhone(browser, baseURL);
    await wrong.open(link.replace('.MOVING.1.', '.MOVING.2.'));
    await expect(wrong.title()).toHaveText('Nothing to open here');

    await desk.goto(phonesPage);
    await desk
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click();
    await expect(desk.getByRole('main').getByRole('status')).toContainText('and its link has ended');
    await page.reload();
    await expect(phone.title()).toHaveText('Nothing to open here');
    await page.goto(link);
    await phone.press('Open my day');
    await expect(phone.title()).toHaveText('Nothing to open here');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('CRW-2: the page says that it needs one', async ({ page }) => {
    await page.goto('/crew');
    await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
  });
});
