import { ACCOUNT_ORDERS, ACCOUNT_DETAILS } from '@/lib/account-routes';
import { ROUTES } from '@/lib/routes';
import { bringCollectionForward, storedOrder } from './database';
import { expect, test } from './fixtures';
import { paidStorage, signInByMail, storedThings } from './journeys/account';
import { orderPagesOf, paidOrder } from './journeys/order';
import { returnFlowOf } from './journeys/return';
import { claimSlot } from './quiet-slots';

test.describe('the account', () => {
  test(
    'signs in by the mailed link, shows the storage, and books its return, filled in',
    { tag: '@any-backend' },
    async ({ page, slot, email, baseURL, tolerate, expectAccessible }) => {
      const { reference } = await paidStorage({ origin: baseURL, slot, email });
      await page.goto(ROUTES.account);
      await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
      await expectAccessible();
      const link = await signInByMail(page, email);
      const unit = page.getByRole('region', { name: '6 × 4 ft unit' });
      await expect(
        unit.getByRole('img', { name: '6 × 4 ft unit, cut open, drawn to scale, with what is in the list.' }),
      ).toBeVisible();
      await expect(unit).toContainText('£52.56 every 4 weeks');
      await expect(unit).toContainText('Once they are in storage, you choose here what should come back');
      await expect(unit.getByRole('button', { name: /Bring everything back/ })).toHaveCount(0);
      await expectAccessible();

      await page.getByRole('link', { name: 'Orders' }).click();
      await expectAccessible();
      const row = page.getByRole('listitem').filter({ hasText: `order ${reference}` });
      await expect(row.getByRole('link', { name: `Calendar file, order ${reference}` })).toBeVisible();
      await row.getByRole('link', { name: `Change the day, order ${reference}` }).click();
      await expect(page).toHaveURL(`/orders/${reference}?change=slot`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Another day or time');
      await page.goto(ACCOUNT_ORDERS);
      await page.getByRole('link', { name: '6 × 4 ft unit', exact: true }).click();
      await expect(page).toHaveURL(`/orders/${reference}`);
      await orderPagesOf(page).order.isBooked('collection');

      bringCollectionForward(reference);
      await page.goto(ROUTES.account);
      await expect(unit.getByRole('checkbox', { name: 'Sofa, 3 seats' })).not.toBeChecked();
      await expectAccessible();
      await unit.getByRole('button', { name: 'Bring everything back' }).click();
      const { back, date, details, check, payment, order } = returnFlowOf(page);
      await back.isAt('address');
      await expect(back.postcode).toHaveValue('E8 1EJ');
      await back.nextTo('date');
      await date.choose(claimSlot());
      await date.nextTo('details');
      await expect(details.email).toHaveValue(email);
      await expect(details.terms).not.toBeChecked();
      await details.terms.check();
      await details.nextTo('check');
      const fromAccount = page.waitForRequest(/storage_return\?from_account=true$/);
      await check.pay();
      await fromAccount;
      await payment.press('pay');
      await order.isBooked('return');
      expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', flow: 'storage-return', email });

      await page.goto(ROUTES.account);
      await expect(page.getByRole('region', { name: '6 × 4 ft unit' })).toContainText('Return booked');

      await page.goto(ACCOUNT_DETAILS);
      await expectAccessible();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('You are signed out.');
      await page.goto(link);
      await expect(page.getByRole('main').getByRole('status')).toContainText('This link has been used');
      tolerate(/404/);
      expect((await page.goto(`/orders/${reference}`))?.status()).toBe(404);
    },
  );

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('signs in, sees only what is theirs, begins a return and signs out everywhere', async ({
      page,
      slot,
      email,
      baseURL,
      tolerate,
    }) => {
      tolerate(/404/);
      const { created: foreign } = await paidOrder(page, { origin: baseURL, slot, email: `other-${email}` });
      await signInByMail(page, email);
      await expect(page.getByRole('heading', { level: 2, name: 'Nothing in storage' })).toBeVisible();
      expect((await page.goto(`/orders/${foreign.reference}`))?.status()).toBe(404);
      await storedThings({ origin: baseURL, slot: claimSlot(), email });
      await page.goto(ROUTES.account);
      await page.getByRole('button', { name: 'Bring everything back' }).click();
      await expect(page).toHaveURL(/\/get-a-quote\/storage-return\/address\?quote=/);
      await page.goto(ACCOUNT_DETAILS);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page).toHaveURL(/\/account\/sign-in/);
      await page.goto(ACCOUNT_ORDERS);
      await expect(page).toHaveURL(/\/account\/sign-in\?next=%2Faccount%2Forders$/);
    });
  });
});
