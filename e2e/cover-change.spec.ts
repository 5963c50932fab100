import { storedOrder } from './database';
import { expect, test } from './fixtures';
import { paidOrder } from './journeys/order';
import { press, tabTo, type } from './keys';
import { mailTo } from './mailbox';
import { BookedCoverPage } from './pages/booked-cover.page';

const RAISED = '£500 an item and £15,000 a job';
const furnitureItems = [{ id: 'piano_upright', title: 'Piano, upright', quantity: 1, cubicFeet: 50, kilograms: 220 }];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`cover of a booked move, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled });

    test(
      'PLN-3 shows the difference first, is paid, and goes back',
      { tag: '@any-backend' },
      async ({ page, slot, email, backend, expectAccessible }) => {
        const { order, payment } = await paidOrder(page, { origin: backend, slot, email, furnitureItems });
        const cover = new BookedCoverPage(page);
        await cover.open();
        await expect(cover.meter).toHaveText('The included cover leaves £900 not covered');
        await cover.worth('Piano, upright').fill('600');
        await cover.step(RAISED).check();
        await cover.show.click();
        const agreed = cover.agreement(`Up to ${RAISED}. To pay now: £19`);
        await expect(agreed).toContainText('The whole order will be £278 instead of £259.');
        await expect(cover.worth('Piano, upright')).toHaveValue('600');
        await expect(cover.meter).toHaveText('The cover you chose leaves £100 not covered');
        if (javaScriptEnabled) await expectAccessible({ onPhone: true });
        await agreed.getByRole('button', { name: 'Change the cover and pay £19' }).click();
        await payment.isShown('£19');
        await payment.press('pay');
        await expect(page.getByText('Your order is changed.')).toBeVisible();
        await expect(page.getByRole('main')).toContainText(`${RAISED}, as ordered`);
        const worth = [{ id: 'piano_upright', pounds: 600 }];
        expect(storedOrder(order.reference)).toMatchObject({
          total_pence: 27_800,
          order: { cover: { step: 'raised', worth } },
        });
        expect((await mailTo(email, /^Order changed/)).text).toContain(`${RAISED}, as ordered`);

        await cover.open();
        await cover.step('£100 an item').check();
        await cover.show.click();
        await cover
          .agreement(/You get back: £19$/)
          .getByRole('button')
          .click();
        await expect(page.getByText('Your order is changed.')).toBeVisible();
        expect(storedOrder(order.reference)).toMatchObject({
          total_pence: 25_900,
          order: { cover: { step: 'included', worth } },
        });
      },
    );
  });
}

test('PLN-3 of a booked move is changed by the keyboard alone', async ({ page, slot, email, baseURL }) => {
  const { payment } = await paidOrder(page, { origin: baseURL, slot, email, furnitureItems });
  const cover = new BookedCoverPage(page);
  await cover.open();
  await tabTo(page, cover.worth('Piano, upright'));
  await page.keyboard.press('ControlOrMeta+a');
  await type(page, cover.worth('Piano, upright'), '600');
  await expect(cover.meter).toHaveText('The included cover leaves £500 not covered');
  await tabTo(page, cover.step('£100 an item'));
  await page.keyboard.press('ArrowDown');
  await expect(cover.meter).toHaveText('The cover you chose leaves £100 not covered');
  await press(page, cover.show, 'Enter');
  await press(page, page.getByRole('button', { name: 'Change the cover and pay £19' }), 'Enter');
  await payment.isShown('£19');
});
