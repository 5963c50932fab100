import { randomUUID } from 'node:crypto';
import { addDays, formatDay, londonInstant, minutesAfter } from '@/lib/domain/london-time';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { extrasOf, storedOrder, visitsOf } from './database';
import { signInByMail } from './journeys/account';
import { CrewPhone } from './journeys/crew';
import { press } from './keys';
import { countMails, mailTo } from './mailbox';
import { AT_ONCE } from './fixtures';
import { expect, test } from './moved-site';
import { OPERATORS } from './operators';

const SLOT = ['10:00', '12:00'] as const;

test('late keys: begun later by the keyboard, undone, then a night in our store without a script', async ({
  page,
  browser,
  baseURL,
  email,
  site,
  expectAccessible,
}) => {
  const date = addDays(site.today(), 20);
  const next = addDays(date, 1);
  const answers = withSlot(moveOf(email), { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const { reference, token } = created;
  const { id } = storedOrder(reference);
  const [orderPage, keysPage] = ['', '/keys-late'].map((path) => `/orders/${reference}${path}?token=${token}`);
  const another = async (options = {}) =>
    (await browser.newContext({ ...(baseURL && { baseURL }), ...options })).newPage();
  const status = page.getByRole('main').getByRole('status');
  const crew = new CrewPhone(await another({ viewport: { width: 390, height: 800 } }));
  const desk = await another({ viewport: { width: 1280, height: 900 } });

  await test.step('on any other day the page says when it opens, and the order page does not lead to it', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(orderPage ?? '');
    await expect(page.getByRole('region', { name: 'Keys late' })).toHaveCount(0);
    await page.goto(keysPage ?? '');
    await expect(page.getByRole('main')).toContainText('from 06:00 until we unload');
    const night = page.getByRole('region', { name: 'A night in our store' });
    await expect(night).toContainText(`one night with delivery on ${formatDay(next)} comes to £`);
    await expect(page.getByRole('button', { name: /^(Agree|Choose)/ })).toHaveCount(0);
    await expectAccessible();
  });

  site.goTo(date, '07:30');
  await test.step('the crew opens its day', async () => {
    await signInByMail(desk, OPERATORS.keysLate, '/desk/orders');
    const phones = `/desk/crews?date=${date}&link=MOVING.1`;
    await expect(async () => {
      await desk.goto(phones);
      await expect(desk.getByText(/\/crew#/)).toBeVisible(AT_ONCE);
    }).toPass();
    await crew.page.clock.install({ time: minutesAfter(londonInstant(date, '07:30'), 0.2) });
    await crew.open((await desk.getByText(/\/crew#/).textContent()) ?? '');
    await expect(crew.job()).toContainText('10:00–12:00');
  });

  await test.step('by the keyboard the move starts later for nothing; its crew knows, and it is undone', async () => {
    await page.goto(orderPage ?? '');
    await expect(page.getByRole('region', { name: 'Keys late' })).toContainText('each with its price');
    await press(page, page.getByRole('link', { name: 'What you can do' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys late? Choose what suits you');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible();
    const later = page.getByRole('region', { name: 'Start later today' });
    await expect(later.getByRole('button', { name: /^Agree, £60: .*, 14:00–16:00$/ })).toBeVisible();
    await press(page, later.getByRole('button', { name: /^Choose: .*, 12:00–14:00$/ }), 'Enter');
    await expect(status).toHaveText(`Booked: ${formatDay(date)}, 12:00–14:00. We have sent you an email.`);
    await expectAccessible();
    await mailTo(email, /^Keys late: today 12:00–14:00/);
    await crew.page.reload();
    await expect(crew.job()).toContainText('12:00–14:00');
    await press(page, page.getByRole('button', { name: 'Undo it' }), 'Enter');
    await expect(status).toHaveText('Undone: your order is as it was.');
    await mailTo(email, /^Undone: your order is as it was/);
    expect(visitsOf(id).map(({ start }) => start)).toEqual(['10:00']);
  });

  await test.step('once the crew loads, a night is booked without a script, and a double tap books it once', async () => {
    site.goTo(date, '10:30');
    await crew.page.clock.setFixedTime(minutesAfter(londonInstant(date, '10:30'), 0.2));
    await crew.page.reload();
    await crew.press(/^On the way/);
    await crew.press('20 min');
    await crew.press(/^We have arrived/);
    await expect.poll(() => visitsOf(id)[0]?.state).toBe('arrived');
    const customer = await another({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await customer.goto(keysPage ?? '');
    await expect(customer.getByRole('region', { name: 'Start later today' })).toHaveCount(0);
    await expect(customer.getByRole('region', { name: 'Keep it on the van until later today' })).toBeVisible();
    const night = customer.getByRole('region', { name: 'A night in our store' });
    const button = night.getByRole('button', { name: new RegExp(`^Agree, £.*: ${formatDay(next)}, 10:00–12:00$`) });
    const price = /£[\d.,]+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await button.dblclick();
    await expect(customer.getByRole('main').getByRole('status')).toContainText(`Booked: ${formatDay(next)}`);
    await expect(customer.getByRole('link', { name: `Pay ${price}` })).toBeVisible();
    expect(extrasOf(id).map(({ kind, state }) => `${kind} ${state}`)).toEqual(['keys agreed']);
    expect(visitsOf(id).map(({ kind, date: on }) => `${kind} ${on}`)).toEqual([`collection ${date}`, `return ${next}`]);
    const { text } = await mailTo(email, new RegExp(`^Keys late: ${formatDay(next)}, 10:00–12:00`));
    expect(text).toContain(`You agreed to ${price} more`);
    expect(await countMails(email, new RegExp(`^Keys late: ${formatDay(next)}`))).toBe(1);
    await customer.context().close();
  });

  await test.step('the crew and the desk see it', async () => {
    await crew.page.reload();
    await expect(crew.job()).toContainText('KEYS LATE. Take the whole load to our store.');
    expect(await axeProblems(crew.page)).toEqual([]);
    await desk.goto('/desk/today');
    await expect(desk.getByRole('main')).toContainText(
      `Keys late: the load stays in our store, delivery ${formatDay(next)}`,
    );
    expect(await axeProblems(desk)).toEqual([]);
    await desk.goto(`/desk/day?date=${next}`);
    await expect(desk.getByRole('main')).toContainText('the load of this move was kept in our store');
  });

  await test.step('it is paid as any extra, and then its page names the telephone', async () => {
    await page.goto(orderPage ?? '');
    await page.getByRole('region', { name: 'Keys late' }).getByRole('link', { name: 'See what is booked' }).click();
    await expectAccessible();
    await page.getByRole('link', { name: /^Pay £/ }).click();
    await page.getByRole('button', { name: 'Pay, as a test' }).click();
    await expect(status).toHaveText(/^Thank you, it is paid/);
    await page.goto(keysPage ?? '');
    await expect(page.getByText('Paid, thank you')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo it' })).toHaveCount(0);
    await expect(page.getByText(/^It can no longer be undone here\. Ring /)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible();
  });
});
