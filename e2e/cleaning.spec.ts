import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';
import { storedOrder } from './database';
import { ADA, flowOf } from './journeys/move';
import { mailTo } from './mailbox';

test.describe('booking a clean', { tag: '@phone' }, () => {
  test('QUO-4, QUO-6: a two-bedroom clean with packing', async ({ page, slot, email }) => {
    const { date, details, check, payment, order } = flowOf(page);
    const next = async (step: string) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Next: / })
        .or(page.getByRole('button', { name: /^(Your home|Postcode|Day and slot|Your details|Check your answers)$/ }))
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${ROUTES.cleaningQuote}/${step}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await page.goto(ROUTES.cleaningQuote);
    await page.getByRole('link', { name: /^Choose 2 bedroom clean/ }).click();
    await details.tick(page.getByRole('checkbox', { name: /^Packing\b(?! Materials)/ }));
    await details.expectTotal('£368');
    await next('home');
    await expect(page.getByRole('radio', { name: /^2 bedroom clean/ })).toBeChecked();
    await next('address');
    await page.getByRole('textbox', { name: 'Postcode of the home to clean' }).fill('e81ej');
    await next('date');
    await date.choose(slot);
    await next('details');
    await details.fill({ ...ADA, email });
    await details.tick(details.terms);
    await next('check');
    await expect(check.answer('Home')).toContainText('2 bedroom clean');
    await check.pay();
    await payment.isShown('£368');
    await payment.press('pay');
    await expect(order.heading).toHaveText('Your clean is booked');
    const stored = storedOrder(order.reference);
    expect(stored).toMatchObject({ state: 'confirmed', total_pence: 36_800, email, flow: 'cleaning' });
    expect(stored.services).toEqual(['CLEANING', 'PACKING']);
    expect(stored.order).toMatchObject({
      cleaningSpace: 'two_bedroom',
      isPacking: true,
      addresses: { cleaning: { postcode: 'E8 1EJ' } },
      dates: { cleaningDate: slot.date },
      timeSlot: { cleaningDate: slot.slot },
    });
    expect((await mailTo(email, /^Booked: /)).text).toContain('£368');
  });
});
