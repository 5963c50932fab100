import { randomUUID } from 'node:crypto';
import { addDays, londonInstant } from '@/lib/domain/london-time';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { signInByMail } from './journeys/account';
import { mailTo, smsTo } from './mailbox';
import { expect, test } from './moved-site';
import { OPERATORS } from './operators';

const SLOT = ['10:00', '12:00'] as const;
const NOT_SET_UP = 'Email is not set up on this site, so this mail was kept in a file';

test('CRW-1: the plan’s publication and one press send the lead the link, which a button spends', async ({
  browser,
  baseURL,
  email,
  site,
  tolerate,
}) => {
  // The browser logs the answers to links that open nothing.
  tolerate(/status of 404|not_found/);
  const date = addDays(site.today(), 20);
  const eve = (time: string) => londonInstant(addDays(date, -1), time);
  const answers = withSlot(moveOf(email), { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const another = async (viewport = { width: 1280, height: 900 }) =>
    (await browser.newContext({ ...(baseURL && { baseURL }), viewport })).newPage();
  const desk = await another();
  const amir = `amir-${email}`;
  const crewPage = `/desk/crews?date=${date}&link=MOVING.1`;
  const toDo = desk.getByRole('link', { name: 'No link sent to Amir, Moving crew 1 tomorrow' });
  const sent = desk.getByText(/to Amir 18:\d\d/);

  await test.step('the desk has a lead for the crew before the plan is published', async () => {
    site.goAt(eve('17:00'));
    await signInByMail(desk, OPERATORS.crewLink, '/desk/orders');
    await desk.goto(crewPage);
    await desk.getByLabel('First name').fill('Amir');
    await desk.getByLabel(/^Phone/).fill('07700 900111');
    await desk.getByLabel(/^Email/).fill(amir);
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await desk.getByRole('combobox', { name: /^Moving crew 1/ }).selectOption('Amir');
    await desk.getByRole('button', { name: 'Save the lead of Moving crew 1' }).click();
    await expect(desk.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  });

  site.goAt(eve('18:16'));
  const mail = await mailTo(amir, /^Your jobs on .*, Moving crew 1$/);
  const link = /http\S+\/crew#\S+/.exec(mail.text ?? '')?.[0] ?? '';

  await test.step('what was kept in a file was not sent: the desk has it to do, and texts it', async () => {
    await desk.goto('/desk/today');
    await toDo.click();
    await expect(sent).toHaveText(new RegExp(`^Not mailed to Amir 18:1\\d\\. ${NOT_SET_UP}$`));
    expect(await axeProblems(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Text it to Amir' }).click();
    await expect(desk.getByRole('main').getByRole('status')).toContainText('The link is on its way to the lead.');
    await expect.poll(() => smsTo('+447700900111')).toEqual([expect.stringContaining(link)]);
    await desk.setViewportSize({ width: 390, height: 800 });
    await desk.goto(crewPage);
    await expect(sent.first()).toContainText('Not texted to Amir');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeProblems(desk)).toEqual([]);
    await expect(desk.getByText('0 of 4 phones')).toBeVisible();
  });

  const phone = await another({ width: 390, height: 800 });
  await test.step('looking at the mailed link spends nothing; the button does', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('button', { name: 'Open my day' })).toBeVisible();
    await desk.goto(crewPage);
    await expect(desk.getByText('0 of 4 phones')).toBeVisible();
    await phone.getByRole('button', { name: 'Open my day' }).click();
    await expect(phone.getByRole('article')).toContainText(created.reference);
    await desk.goto('/desk/today');
    await expect(desk.getByRole('heading', { name: /^To call/ })).toBeVisible();
    await expect(toDo).toHaveCount(0);
  });

  await test.step('once there is a new link the mailed one opens nothing', async () => {
    await desk.goto(crewPage);
    await desk.getByRole('button', { name: 'New link' }).click();
    const other = await another({ width: 390, height: 800 });
    await other.goto(link);
    await other.getByRole('button', { name: 'Open my day' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nothing to open here');
    await desk.goto('/desk/today');
    await expect(toDo).toBeVisible();
  });
});
