import { expect, test } from './fixtures';
import { addPromoCode, storedOrder } from './database';
import { adaAt } from './journeys/draft';
import { openMoveAt } from './journeys/move';

test.beforeAll(() => {
  addPromoCode({ code: 'TENOFF', kind: 'fixed', amount: 1_000, valid_until: '2099-12-31' });
  addPromoCode({ code: 'PASTCODE', kind: 'percent', amount: 50, valid_until: '2020-12-31' });
});

test.describe('promo code', () => {
  test(
    'a good code is in the price, in the order and in the mail',
    { tag: '@any-backend' },
    async ({ page, slot, email, backend }) => {
      const { details, check, payment, order } = await openMoveAt(page, 'details', { backend, slot });
      await details.fill(adaAt(email));
      await details.applyPromo('tenoff');
      await expect(page.getByText('Applied: −£10').or(page.getByText('Applied: -£10'))).toBeVisible();
      await details.expectTotal('£249');
      await details.terms.check();
      await details.nextTo('check');
      await check.pay();
      await payment.isShown('£249');
      await payment.press('pay');
      await order.isBooked();
      const stored = storedOrder(order.reference);
      expect(stored.total_pence).toBe(24_900);
      expect(stored.order).toMatchObject({ promo: 'TENOFF', quote: { total: 259, totalWithDiscount: 249 } });
    },
  );

  test(
    'a code that is unknown or over is refused beside its field and takes nothing off',
    { tag: '@phone-only' },
    async ({ page, slot, email, backend, tolerate, expectAccessible }) => {
      tolerate(/status of 422/);
      const { details } = await openMoveAt(page, 'details', { backend, slot, email });
      for (const [code, says] of [
        ['NOSUCHCODE', /We do not know this (promo )?code/],
        ['PASTCODE', /This (promo )?code has expired/],
      ] as const) {
        await details.applyPromo(code);
        await expect(details.promo).toHaveAccessibleDescription(says);
        await details.expectTotal('£259');
        await expectAccessible();
        await details.next();
        await details.expectErrors(says);
      }
      await details.promo.fill('');
      await details.nextTo('check');
      await details.expectTotal('£259');
    },
  );
});
