import { randomUUID } from 'node:crypto';
import { addDays } from '@/lib/domain/london-time';
import { formatPence, pence } from '@/lib/domain/money';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { eventsOf, invoicesOf, storedOrder } from './database';
import { signInByMail } from './journeys/account';
import { mailTo } from './mailbox';
import { expect, test } from './moved-site';
import { OPERATORS } from './operators';
import { openDisclosure } from './pages/disclosure';

const OPERATOR = OPERATORS.extras;
const SLOT = ['10:00', '12:00'] as const;

test('XTR-1: the desk asks, the customer agrees and pays, refuses without a script, and lets one lapse', async ({
  page,
  browser,
  baseURL,
  email,
  site,
  expectAccessible,
}) => {
  const date = addDays(site.today(), 20);
  const answers = withSlot(moveOf(email), { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const { reference, token } = created;
  const { id } = storedOrder(reference);
  site.goTo(date);

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) }).then((context) => context.newPage());
  // Sets the clock for each question, because a question can be answered for 20 minutes, and pages take longer on a
  // slower machine.
  const ask = async (time: string, kind: string, fill: () => Promise<unknown>) => {
    await desk.goto(`/desk/orders/${reference}/extra`);
    await fill();
    await desk.getByRole('region', { name: kind }).getByRole('button', { name: 'Show the price' }).click();
    await desk.getByLabel('Why').fill('Agreed with Sam at the door.');
    expect(await axeProblems(desk)).toEqual([]);
    site.goTo(date, time);
    await desk.getByRole('button', { name: 'Ask the customer' }).click();
    await expect(desk.getByRole('main').getByRole('status')).toHaveText(
      'The customer is asked: we are sending the email and the text.',
    );
  };
  const waited = (time: string, minutes: string) =>
    ask(time, 'Waiting', () => desk.getByLabel('Minutes waited').fill(minutes));
  const status = page.getByRole('main').getByRole('status');

  await test.step('the desk sees the price, then asks', async () => {
    await signInByMail(desk, OPERATOR, '/desk/orders');
    await desk.goto(`/desk/orders/${reference}`);
    await desk.getByRole('link', { name: 'Extras on the day' }).click();
    expect(await axeProblems(desk)).toEqual([]);
    await waited('12:10', '50');
    const mail = await mailTo(email, new RegExp(`^Yes or no by 12:30: £20 more \\(${reference}\\)`));
    expect(mail.text).toContain('Waiting, 50 minutes (2 quarter-hours charged) £20');
  });

  await test.step('the customer agrees by the keyboard, pays, and has the invoice', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/orders/${reference}?token=${token}`);
    await expect(page.getByRole('region', { name: 'Extra asked today' })).toContainText('Answer by 12:30');
    await page.getByRole('link', { name: 'Say yes or no' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you agree to £20 more?');
    await expect(page.getByText('You can answer until 12:30 today.')).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Agree, £20' }).press('Enter');
    await expect(status).toHaveText('You said yes. Our crew is carrying on.');
    await expectAccessible();
    await page.getByRole('link', { name: 'Pay £20' }).press('Enter');
    await page.getByRole('button', { name: 'Pay, as a test' }).click();
    await expect(status).toHaveText('Thank you, it is paid. Your invoice is on your order page.');
    expect(invoicesOf(id).map(({ gross_pence }) => gross_pence)).toContain(2_000);
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await openDisclosure(page, 'Invoices');
    await expect(page.getByRole('link', { name: /^Invoice INV-/ })).toHaveCount(2);
    await openDisclosure(page, 'Extras on the day');
    await expect(page.getByText('£20: agreed and paid')).toBeVisible();
    await expectAccessible();
  });

  const extraPage = `/orders/${reference}/extra?token=${token}`;
  await test.step('without a script it is refused', async () => {
    await waited('12:20', '70');
    const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    const customer = await plain.newPage();
    await customer.goto(extraPage);
    await expect(customer.getByText('less what was agreed before £20')).toBeVisible();
    await customer.getByRole('button', { name: 'No, leave it' }).click();
    await expect(customer.getByRole('main').getByRole('status')).toHaveText(
      'You said no. We do what was booked, and nothing is charged.',
    );
    await plain.close();
  });

  await test.step('silence is no', async () => {
    await ask('12:30', 'No parking at the door', () => Promise.resolve());
    await page.goto(extraPage);
    site.goTo(date, '12:51');
    await page.getByRole('button', { name: /^Agree, / }).click();
    await expect(status).toHaveText(/^Too late: you could answer until 12:50/);
    await expect(page.getByText('No answer, so no')).toBeVisible();
    await expect.poll(() => eventsOf(id)).toContain('extra_lapsed');
    expect(eventsOf(id).filter((type) => type.startsWith('extra_'))).toEqual([
      ...['extra_asked', 'extra_agreed', 'extra_paid'],
      ...['extra_asked', 'extra_refused', 'extra_asked', 'extra_lapsed'],
    ]);
  });

  await test.step('another stop has its miles in the price; paid in cash, it is receipted', async () => {
    const stop = desk.getByRole('region', { name: 'Another stop' });
    await ask('13:00', 'Another stop', () => stop.getByLabel('Postcode').fill('rg1 1aa'));
    await page.goto(extraPage);
    await expect(page.getByText(/\d+ more miles \(\d+ in all, £1\.50 each beyond the first 25\) £/)).toBeVisible();
    await page.getByRole('button', { name: /^Agree, / }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Another stop: £/ })).toBeVisible();
    await desk.goto('/desk/unpaid');
    await desk.getByRole('link', { name: reference }).click();
    await desk.getByLabel('Paid by').selectOption('Cash');
    await desk.getByLabel('Note for us').fill('To Sam, at the door.');
    expect(await axeProblems(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'It is paid' }).click();
    await expect(desk.getByRole('main').getByRole('status')).toHaveText(
      'The payment is recorded. We are emailing the customer the receipt with the invoice.',
    );
    const invoice = invoicesOf(id).at(-1);
    const paid = formatPence(pence(invoice?.gross_pence ?? 0));
    const { text } = await mailTo(email, new RegExp(`^Receipt: ${paid} for an extra \\(${reference}\\)`));
    expect(text).toContain(`/invoices/${invoice?.number}?`);
    await page.goto(extraPage);
    await expect(page.getByText(`Another stop, ${paid}`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay £/ })).toHaveCount(0);
  });
});
