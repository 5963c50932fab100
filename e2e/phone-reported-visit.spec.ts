import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { addDays } from '@/lib/domain/london-time';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { recordedOf } from './database';
import { signInByMail } from './journeys/account';
import { expect, test } from './moved-site';
import { OPERATORS } from './operators';

const OPERATOR = OPERATORS.told;
const SLOT = ['10:00', '12:00'] as const;

test('DSK-1: the desk counts, adds photos and signs off for a crew that telephones, in two presses, by keyboard', async ({
  page,
  browser,
  baseURL,
  email,
  site,
}) => {
  const date = addDays(site.today(), 20);
  const furnitureItems = [
    { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 },
    { id: 'box_m', title: 'Medium box', quantity: 28, cubicFeet: 2.4, kilograms: 14 },
  ];
  const answers = withSlot({ ...moveOf(email), furnitureItems }, { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const { reference, token, orderId } = created;
  site.goTo(date);
  const notice = page.getByRole('main').getByRole('status');
  const sofas = page.getByRole('group', { name: '2 × Sofa, 3 seats' });
  const plan = `/desk/day?date=${date}`;

  await test.step('the plan of the day leads to the visit, and so does the order', async () => {
    await signInByMail(page, OPERATOR, '/desk/orders');
    await page.goto(`/desk/orders/${reference}`);
    await page.getByRole('link', { name: 'No counts, photos or sign-off yet' }).press('Enter');
    await expect(page).toHaveURL(/\/desk\/day\/[\da-f-]{36}$/);
    await page.goto(plan);
    await page.getByRole('link', { name: /^No counts, photos or sign-off yet/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Record for the crew of ${reference}`);
  });
  const visit = page.url();

  for (const width of [390, 768, 1440]) {
    await test.step(`at ${width} px nothing is cut off, and axe finds nothing`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await sofas.getByText(/^Marks/).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeProblems(page)).toEqual([]);
      await page.reload();
    });
  }

  await test.step('counts by the keyboard alone: typing, and one press', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await sofas.getByLabel('Loaded', { exact: true }).focus();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save, the rest loaded as listed' }).press('Enter');
    await expect(notice).toHaveText(/^The counts are recorded/);
    await expect(page.getByText('29 of 30 in, 1 mark')).toBeVisible();
    await expect(sofas).toContainText('1 by the desk at');
  });

  await test.step('photos from the computer, and what is no picture is said at the field', async () => {
    const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a57' } })
      .jpeg()
      .toBuffer();
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await page.getByLabel('Files').setInputFiles([file('hall.jpg', jpeg), file('note.jpg', Buffer.from('a note'))]);
    await page.getByRole('button', { name: 'Add the photos' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Check these answers' })).toContainText(
      'we have saved the ones we could',
    );
    expect(await axeProblems(page)).toEqual([]);
    await expect(page.getByRole('link', { name: /^Before, .*, added at the desk$/ })).toBeVisible();
  });

  await test.step('another operator’s count is not overwritten, and what was typed is still there', async () => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    await other.addCookies(await page.context().cookies());
    const second = await other.newPage();
    await second.goto(visit);
    await page.goto(visit);
    await sofas.getByLabel('Unloaded', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Save the counts' }).last().press('Enter');
    await expect(notice).toHaveText(/^The counts are recorded/);
    const theirs = second.getByRole('group', { name: '2 × Sofa, 3 seats' });
    await theirs.getByLabel('Unloaded', { exact: true }).fill('1');
    await second.getByRole('button', { name: 'Save the counts' }).last().click();
    await expect(second.getByRole('link', { name: /^Someone has counted this in the meantime/ })).toBeVisible();
    await expect(theirs.getByLabel('Unloaded', { exact: true })).toHaveValue('1');
    await expect(theirs).toContainText('2 by the desk at');
    await other.close();
  });

  await test.step('the sign-off says who wrote it down and who said so', async () => {
    await page.goto(visit);
    await page.getByLabel('Name that was given').fill('Ada Example');
    await page.getByLabel('Who told you').fill('Sam, who led the crew');
    await page.keyboard.press('Enter');
    await expect(notice).toHaveText('The sign-off is recorded, with your name and who told you.');
    const written = `Written down at the desk by ${OPERATOR}, told by Sam, who led the crew`;
    await expect(page.getByText(written).first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    const { signoffs, photos } = recordedOf(orderId);
    expect([signoffs.map(({ signature }) => signature), photos.map(({ recorded_by }) => recorded_by)]).toEqual([
      [''],
      [OPERATOR],
    ]);
  });

  await test.step('the plan, the order and the customer’s page say the same', async () => {
    const text = '29 of 30 in, 2 of 30 out, 1 mark, 1 photo, name given by phone, not signed';
    await page.goto(plan);
    await expect(page.getByRole('link', { name: text })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.goto(`/desk/orders/${reference}`);
    await expect(page.getByRole('link', { name: text })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.goto(`/orders/${reference}?token=${token}`);
    await expect(page.getByRole('region', { name: 'What was recorded' })).toContainText(text);
    expect(await axeProblems(page)).toEqual([]);
  });
});
