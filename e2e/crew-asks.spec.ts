import { randomUUID } from 'node:crypto';
import { addDays, londonInstant, minutesAfter } from '@/lib/domain/london-time';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { eventsOf, recordedOf, visitEventsOf } from './database';
import { signInByMail } from './journeys/account';
import { CrewPhone } from './journeys/crew';
import { AT_ONCE } from './fixtures';
import { expect, NOBODY_ANSWERS, test } from './moved-site';
import { OPERATORS } from './operators';
import { timeOn } from './time-on';

const OPERATOR = OPERATORS.crewAsks;
const SLOT = ['10:00', '12:00'] as const;
const FURNITURE = [{ id: 'box_m', title: 'Medium box', quantity: 12, cubicFeet: 2.4, kilograms: 14 }];

test('XTR-1, CRW-1: a crew asks its customer for an extra, counts fast, and asks the desk to end the visit', async ({
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
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  const date = addDays(site.today(), 20);
  const answers = withSlot({ ...moveOf(email), furnitureItems: FURNITURE }, { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const created = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, created);
  const { reference, token, orderId } = created;
  site.goTo(date);

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) }).then((context) => context.newPage());
  const customer = await browser.newContext({ ...(baseURL && { baseURL }) }).then((context) => context.newPage());
  const phone = new CrewPhone(page);
  const aMinute = () => letPass(31_000);

  await test.step('the crew opens its day', async () => {
    await signInByMail(desk, OPERATOR, '/desk/orders');
    await expect(async () => {
      await desk.goto(`/desk/crews?date=${date}&link=MOVING.1`);
      await expect(desk.getByText(/\/crew#/)).toBeVisible(AT_ONCE);
    }).toPass();
    await page.clock.install({ time: minutesAfter(londonInstant(date, '12:00'), 0.2) });
    await page.setViewportSize({ width: 320, height: 640 });
    await phone.open((await desk.getByText(/\/crew#/).textContent()) ?? '');
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    await phone.part(/^Something else/).click();
    await phone.press('We have arrived');
    await expect(phone.job()).toContainText('Arrived');
  });

  await test.step('an extra: its price first, by the keyboard, then the customer is asked and agrees', async () => {
    await phone.part(/^Extras/).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('What is different?').selectOption('Stairs');
    await page.getByLabel('Floor').selectOption('Ground floor');
    await phone.press('Show the price');
    await expect(page.getByRole('alert').filter({ hasText: 'There is nothing to ask' })).toBeVisible();
    await page.getByLabel('Floor').selectOption('30th floor');
    await phone.press('Show the price');
    await expect(page.getByRole('alert').filter({ hasText: 'more than £150' })).toBeVisible();
    await page.getByLabel('Floor').selectOption('7th floor');
    await page.getByRole('button', { name: 'Show the price' }).press('Enter');
    const ask = page.getByRole('button', { name: /^Ask the customer for £/ });
    await expect(ask).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await ask.press('Enter');
    await expect(phone.part(/^Extras/)).toContainText(/asked 12:0\d, until 12:2\d/);
    await expect(phone.part(/^Extras/)).toBeFocused();
    expect(await page.content()).not.toContain(token);
    await customer.goto(`/orders/${reference}/extra?token=${token}`);
    await customer.getByRole('button', { name: /^Agree, £/ }).click();
    await expect(customer.getByRole('main').getByRole('status')).toHaveText('You said yes. Our crew is carrying on.');
    await aMinute();
    await expect(phone.part(/^Extras/)).toContainText(/: agreed, £\d+/);
    await expectAccessible();
    expect(eventsOf(orderId).filter((type) => type.startsWith('extra_'))).toEqual(['extra_asked', 'extra_agreed']);
  });

  await test.step('with no network nothing is asked, and nothing kept for later', async () => {
    await page.context().setOffline(true);
    await expect(phone.within(/^Extras/)).toContainText('There is no connection');
    await expect(page.getByRole('button', { name: 'Show the price' })).toBeHidden();
    await expectAccessible();
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'Show the price' })).toBeVisible();
  });

  await test.step('ten taps as fast as can be count ten, also when the page is left at once', async () => {
    await site.stop();
    await phone.part(/^Items/).click();
    const more = page.getByRole('button', { name: 'One more loaded: Medium box' });
    await more.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await expect(phone.part(/^Items/)).toContainText('Loaded 10 of 12');
    await page.reload();
    await expect(phone.part(/^Items/)).toContainText('Loaded 10 of 12');
    await expect(phone.unsent()).toHaveText(/^1\d things not sent yet$/);
  });

  await test.step('a day of another build shows whom to phone and where, and keeps what is unsent', async () => {
    const unsent = (await phone.unsent().textContent()) ?? '';
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const open = indexedDB.open('crew');
          open.onsuccess = () => {
            const trx = open.result.transaction('days', 'readwrite');
            const days = trx.objectStore('days');
            const all = days.getAll();
            all.onsuccess = () => {
              for (const day of all.result as { shape?: number; jobs: Record<string, unknown>[] }[]) {
                delete day.shape;
                for (const job of day.jobs) {
                  for (const field of ['extras', 'extraOffer', 'photoKinds']) Reflect.deleteProperty(job, field);
                  job.items = ['12 × Medium box'];
                }
                days.put(day);
              }
            };
            trx.oncomplete = () => resolve();
            trx.onerror = () => reject(new Error('Not written'));
          };
        }),
    );
    await page.reload();
    await expect(page.getByText(/^This day belongs to another version of this page/)).toBeVisible();
    await expect(phone.job()).toContainText(reference);
    await expect(phone.job().getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    await expect(phone.unsent()).toHaveText(unsent);
    await expectAccessible();
    await site.start();
    await aMinute();
    await expect(phone.unsent()).toHaveText('Everything is sent');
    await expect(page.getByText(/^This day belongs to another version/)).toBeHidden();
    await expect(phone.part(/^Items/)).toContainText('Loaded 10 of 12');
    expect(recordedOf(orderId).items.map(({ loaded }) => loaded)).toEqual([10]);
  });

  await test.step('nobody is here: two calls, asked offline; the desk says to stay, then ends the visit', async () => {
    site.goTo(date, '12:40');
    await page.clock.setSystemTime(londonInstant(date, '12:38'));
    await site.stop();
    await aMinute();
    await phone.part(/^Nobody is here/).click();
    await page.getByLabel('When you called, call 1').fill('12:12');
    await page.getByLabel('When you called, call 2').fill('12:31');
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await phone.press('Nobody is here: ask the office');
    await expect(phone.job()).toContainText(/You asked the office at 12:\d\d to end this visit/);
    await expect(phone.unsent()).toHaveText('3 things not sent yet');
    await site.start();
    await aMinute();
    await expect(phone.unsent()).toHaveText('Everything is sent');

    const plan = `/desk/day?date=${date}`;
    const onPlan = () => desk.getByRole('article').filter({ hasText: reference });
    await desk.goto(plan);
    await expect(onPlan()).toContainText('Nobody there: the crew asks to end the visit');
    await expect(onPlan()).toContainText('called 12:12 and 12:31');
    expect(await axeProblems(desk)).toEqual([]);
    await desk.getByLabel('Or tell the crew').fill('Ring the neighbour at 14.');
    await desk.getByRole('button', { name: 'Do not end it' }).click();
    await expect(onPlan()).not.toContainText('the crew asks to end the visit');
    await aMinute();
    await expect(phone.job()).toContainText('The office has not ended this visit: Ring the neighbour at 14.');
    await expectAccessible();

    await phone.part(/^Nobody is here/).click();
    await phone.press('Nobody is here: ask the office');
    await expect(phone.job()).toContainText(/You asked the office at 12:\d\d/);
    await expect(phone.unsent()).toHaveText('Everything is sent');
    await desk.goto(plan);
    await desk.getByRole('button', { name: 'End the visit' }).click();
    await expect(onPlan().getByText('Nobody there', { exact: true })).toBeVisible();
    await aMinute();
    await expect(phone.job().getByText('Nobody there', { exact: true })).toBeVisible();
    expect(visitEventsOf(orderId).map(({ type }) => type)).toEqual([
      ...['planned', 'arrived', 'called', 'called', 'absent', 'stay', 'absent', 'failed'],
    ]);
  });
});
