import { storedOrder } from './database';
import { expect, test } from './fixtures';
import { openMoveAt } from './journeys/move';
import { openedChange } from './journeys/order';
import { press, tabTo, type } from './keys';
import { mailTo } from './mailbox';
import { ClaimPage } from './pages/claim.page';
import { CoverPart } from './pages/cover.page';

const HIGH = '£1,500 an item and £25,000 a job';

test.describe('cover of a move', () => {
  test('PLN-3 a dear thing opens a gap, more cover closes it, and every page says the same until a claim', async ({
    page,
    backend,
    slot,
    email,
    expectAccessible,
  }) => {
    const { date, details, check, payment, order } = await openMoveAt(page, 'items', { backend, slot, email });
    const cover = new CoverPart(page);
    await cover.unfold();
    await test.step('nothing is asked of a list without a dear thing', async () => {
      await expect(cover.region).toContainText('List your things');
      await cover.add('Kitchen chair or stool', 4);
      await expect(cover.meter).toHaveText('The included cover is enough for your list');
      await expect(cover.region.getByRole('textbox')).toHaveCount(0);
    });

    await test.step('a piano opens a gap, of its typical value or of what it is worth', async () => {
      await cover.add('Piano, upright');
      await expect(cover.meter).toHaveText('The included cover leaves £900 not covered');
      await expect(cover.worth('Piano, upright')).toHaveValue('1000');
      await cover.worth('Piano, upright').fill('1,350');
      await expect(cover.meter).toHaveText('The included cover leaves £1,250 not covered');
      await cover.worth('Piano, upright').fill('');
      await expect(cover.meter).toHaveText('The included cover leaves £900 not covered');
      await cover.worth('Piano, upright').blur();
      await expect(cover.worth('Piano, upright')).toHaveValue('1000');
      await cover.worth('Piano, upright').fill('1350');
      await expectAccessible();
    });

    await test.step('a step is a line of the price', async () => {
      await expect(cover.step('£100 an item')).toBeChecked();
      await expect(cover.step('£500 an item')).toHaveAccessibleDescription(/£850 not covered.*\+£19/);
      await cover.step(HIGH).check();
      await expect(cover.meter).toHaveText('The cover you chose is enough for your list');
      await cover.expectTotal('£298');
      await cover.never.click();
      await expect(cover.region).toContainText('the contents of boxes that you packed');
      await expectAccessible({ onPhone: true });
      await page.reload();
      await cover.isAt('items');
      await cover.unfold();
      await expect(cover.step(HIGH)).toBeChecked();
      await expect(cover.worth('Piano, upright')).toHaveValue('1350');
    });

    await test.step('the check page says step, gap and value', async () => {
      await cover.nextTo('date');
      await date.nextTo('details');
      await details.terms.check();
      await details.nextTo('check');
      const answer = check.answer('Cover');
      for (const words of [`Up to ${HIGH}, +£39`, 'covers your list', 'Piano, upright: worth £1,350']) {
        await expect(answer).toContainText(words);
      }
      await check.unfold('What is covered');
      await expect(page.getByText(`up to ${HIGH}. This is in the price.`)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your order' })).toContainText('More cover');
      await expectAccessible({ onPhone: true });
      await check.pay();
      await payment.isShown('£298');
      await payment.press('pay');
    });

    await test.step('so do the order, its mail and the page of claims', async () => {
      await order.isBooked();
      await expect(page.getByRole('main')).toContainText(`${HIGH}, as ordered`);
      await expectAccessible();
      expect(storedOrder(order.reference)).toMatchObject({
        total_pence: 29_800,
        order: { cover: { step: 'high', worth: [{ id: 'piano_upright', pounds: 1_350 }] } },
      });
      expect((await mailTo(email, /^Booked: /)).text).toContain(`${HIGH}, as ordered`);
      const [path, token] = [new URL(page.url()).pathname, new URL(page.url()).searchParams.get('token') ?? ''];
      await page.goto(`${path}/claim?token=${token}`);
      await expect(page.getByText(`On this order we are liable for up to ${HIGH}.`)).toBeVisible();
      await expect(new ClaimPage(page).back).toBeVisible();
      await expectAccessible({ onPhone: true });
    });
  });
});

test('PLN-3 is chosen by the keyboard alone, with the value of something of their own', async ({
  page,
  backend,
  slot,
  email,
}) => {
  const furnitureItems = [{ id: 'box_m', title: 'Medium box', quantity: 10, cubicFeet: 2.4, kilograms: 14 }];
  await openMoveAt(page, 'items', { backend, slot, email, furnitureItems });
  const cover = new CoverPart(page);
  await cover.unfold();
  await tabTo(page, cover.another);
  await page.keyboard.press('ArrowDown');
  await expect(cover.another).toHaveValue('box_m');
  await press(page, cover.giveValue, 'Enter');
  const value = cover.worth('Medium box, each of 10');
  await expect(value).toBeFocused();
  await type(page, value, '600');
  await expect(cover.meter).toHaveText('The included cover leaves £5,000 not covered');
  await tabTo(page, cover.step('£100 an item'));
  await page.keyboard.press('ArrowDown');
  await expect(cover.step('£500 an item')).toBeChecked();
  await expect(cover.meter).toHaveText('The cover you chose leaves £1,000 not covered');
  await cover.expectTotal('£278');
  await press(page, cover.never, 'Enter');
  await expect(cover.region.getByRole('link', { name: 'See the full terms' })).toBeVisible();
});

test('PLN-3 is raised on a booked order, which is priced again and says so', async ({
  page,
  slot,
  email,
  baseURL,
  expectAccessible,
}) => {
  const { order, change, payment } = await openedChange(page, 'items', { origin: baseURL, slot, email });
  await expect(page.getByRole('radio', { name: /^Up to £100 an item/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Up to £500 an item/ }).check();
  await change.expectMoney('To pay now', '£19');
  await expectAccessible();
  await change.confirmButton(/^Change the order and pay £19$/).click();
  await payment.isShown('£19');
  await payment.press('pay');
  await expect(page.getByText('Your order is changed.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('£500 an item and £15,000 a job, as ordered');
  expect(storedOrder(order.reference)).toMatchObject({ total_pence: 27_800, order: { cover: { step: 'raised' } } });
});
