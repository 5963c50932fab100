import { randomUUID } from 'node:crypto';
import { addDays, londonInstant, minutesAfter } from '@/lib/domain/london-time';
import { orderPath } from '@/lib/routes';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { partRefundsOf, recordedOf, visitEventsOf } from './database';
import { signInByMail } from './journeys/account';
import { AT_ONCE } from './fixtures';
import { expect, test } from './moved-site';
import { OPERATORS } from './operators';
import { openDisclosure } from './pages/disclosure';
import { screens } from './screens';
import { timeOn } from './time-on';

const OPERATOR = OPERATORS.day;
const SLOT = ['10:00', '12:00'] as const;

const BOXES = [{ id: 'box_m', title: 'Medium box', quantity: 10, cubicFeet: 2.4, kilograms: 14 }];

test('DAY-3: what a crew says is on the customer’s page at its next look, and being late is paid by itself', async ({
  page: customer,
  browser,
  baseURL,
  email,
  site,
  tolerate,
  expectAccessible,
}) => {
  const letPass = timeOn(customer);
  /** Moves the clock on until the page refreshes. */
  const refresh = () => letPass(30_000);
  tolerate(/status of 404|not_found/);
  const date = addDays(site.today(), 20);
  const at = (time: string) => londonInstant(date, time);
  const answers = withSlot({ ...moveOf(email), furnitureItems: BOXES }, { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const orderPage = orderPath(created.reference, created.token);
  const another = async (options: Parameters<typeof browser.newContext>[0] = {}) =>
    (await browser.newContext({ ...(baseURL && { baseURL }), ...options })).newPage();
  const said = customer.getByRole('heading', { level: 3 }).first();
  const heard = (type: string) => expect.poll(() => visitEventsOf(created.orderId).at(-1)?.type).toBe(type);
  const today = customer.getByRole('region', { name: /^Today/ });

  await test.step('before the plan is published the page is as it was', async () => {
    await customer.goto(orderPage);
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your move is booked');
    await openDisclosure(customer, 'Good to know');
    await expect(customer.getByText(/^If we are late, you get money back without asking: 10%/)).toBeVisible();
    await expect(today).toHaveCount(0);
    expect(await (await customer.request.get(orderPage)).text()).not.toContain('http-equiv="refresh"');
  });

  await test.step('FLW-2: the evening before it is at most four screens of a phone high, the rest folded', async () => {
    site.goAt(londonInstant(addDays(date, -1), '19:00'));
    const phone = await another({ viewport: { width: 390, height: 844 } });
    await expect(async () => {
      await phone.goto(orderPage);
      await expect(phone.getByRole('region', { name: /^Tomorrow/ })).toBeVisible(AT_ONCE);
    }).toPass();
    expect(await screens(phone)).toBeLessThanOrEqual(4);
    const change = phone.getByRole('link', { name: 'Cancel this order' });
    await expect(change).toBeHidden();
    await openDisclosure(phone, 'Change or cancel');
    await expect(change).toBeVisible();
  });

  site.goAt(at('11:30'));
  const desk = await another();
  const crew = await another({ viewport: { width: 320, height: 640 } });
  await test.step('the crew opens its day', async () => {
    await signInByMail(desk, OPERATOR, '/desk/orders');
    const link = desk.getByText(/\/crew#/);
    await expect(async () => {
      await desk.goto(`/desk/crews?date=${date}&link=MOVING.1`);
      await expect(link).toBeVisible(AT_ONCE);
    }).toPass();
    await crew.clock.install({ time: minutesAfter(at('11:30'), 0.5) });
    await crew.goto((await link.textContent()) ?? '');
    await crew.getByRole('button', { name: 'Open my day' }).click();
    await expect(crew.getByRole('article')).toContainText(created.reference);
  });

  await customer.clock.install({ time: minutesAfter(at('11:30'), 0.5) });
  await customer.goto(orderPage);
  await expect(said).toHaveText('Today between 10:00 and 12:00');
  await expect(today).toContainText('Last checked 11:3');
  const van = today.getByRole('figure');
  await expect(
    van.getByRole('img', { name: /^Van, cut open, drawn to scale, with those .* in it: 10 × Medium box\.$/ }),
  ).toBeVisible();
  /** Returns the boxes that show in the van. */
  const inside = () =>
    van.locator('svg > g').evaluateAll((boxes) => boxes.filter((box) => getComputedStyle(box).opacity === '1').length);
  expect(await inside()).toBe(10);
  await expectAccessible();

  await test.step('the driver picks 20 minutes: the window is there at the next look', async () => {
    await crew.getByRole('button', { name: /^On the way/ }).focus();
    await crew.keyboard.press('Enter');
    await crew.getByRole('button', { name: '20 min' }).click();
    await heard('on_the_way');
    await refresh();
    await expect(said).toHaveText(/^Expected between 11:[45]\d and 12:(?:0|1)\d$/);
    await expect(customer.getByRole('img', { name: /our van on its way to E8 1EJ\.$/ })).toBeVisible();
    await expectAccessible();
    await customer.setViewportSize({ width: 320, height: 640 });
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await customer.setViewportSize({ width: 1_280, height: 900 });
  });

  await test.step('after its end: later than we said, at the desk too', async () => {
    site.goAt(at('12:20'));
    await refresh();
    await expect(said).toHaveText('Later than we said');
    await today.getByRole('link', { name: /^Call / }).focus();
    await expect(today.getByRole('link', { name: /^Call / })).toBeFocused();
    await expectAccessible();
    await desk.goto('/desk/today');
    await expect(desk.getByRole('main')).toContainText('Later than we said');
  });

  await test.step('without a script it loads itself anew every minute, and says the same', async () => {
    const plain = await another({ javaScriptEnabled: false });
    await plain.goto(orderPage);
    await expect(plain.getByRole('heading', { name: 'Later than we said' })).toBeVisible();
    expect(await plain.locator('meta[http-equiv="refresh"]').getAttribute('content')).toBe('60');
    await expect(plain.locator('head meta[http-equiv="refresh"]')).toHaveCount(1);
    await plain.context().close();
  });

  await test.step('35 minutes after the slot it arrives: a tenth of the transport goes back by itself', async () => {
    site.goAt(at('12:35'));
    await crew.clock.setSystemTime(minutesAfter(at('12:35'), 0.2));
    await crew.getByRole('button', { name: /^We have arrived/ }).click();
    await heard('arrived');
    await refresh();
    await expect(said).toHaveText('Your crew is here');
    await expect(today).toContainText(/We were late, so £[\d.]+ goes back to you in a few minutes: 10%/);
    expect(partRefundsOf(created.orderId)).toEqual([]);
    site.goAt(at('12:42'));
    await expect.poll(() => partRefundsOf(created.orderId).length).toBe(1);
    await refresh();
    await expect(today).toContainText(/We were late, so £[\d.]+ went back to you\./);
    expect(partRefundsOf(created.orderId)).toMatchObject([{ reason: 'late_arrival', by_hand_pence: 0 }]);
  });

  await test.step('the end', async () => {
    await crew.clock.setSystemTime(minutesAfter(at('12:42'), 0.5));
    const next = async (step: RegExp) => {
      await crew.clock.runFor(1_000);
      await crew.getByRole('button', { name: step }).click();
    };
    for (const step of [/^Start loading/, /^Start driving/, /^Start unloading/]) await next(step);
    const items = crew.getByRole('article').locator('summary', { hasText: /^Items/ });
    await items.click();
    for (let count = 1; count <= 3; count += 1) {
      await crew.getByRole('button', { name: 'One more unloaded: Medium box' }).click();
      // The page shows the count once it is stored, shortly after the press.
      await expect(items).toContainText(`unloaded ${count} of 10`);
    }
    await expect.poll(() => recordedOf(created.orderId).items.map(({ unloaded }) => unloaded)).toEqual([3]);
    await refresh();
    await expect(van).toContainText('3 of 10 things unloaded');
    expect(await inside()).toBe(7);
    await next(/^Job done/);
    await heard('done');
    await refresh();
    await expect(said).toHaveText(/^Finished at 12:4\d$/);
    await expect(customer.getByRole('img', { name: /our van at NW1 8QA\.$/ })).toBeVisible();
    await expect(van).toContainText('3 of 10 things counted out');
    expect(await inside()).toBe(0);
    await expectAccessible();
    expect(await axeProblems(crew)).toEqual([]);
  });
});
