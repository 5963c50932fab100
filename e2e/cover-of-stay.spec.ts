import { ROUTES } from '@/lib/routes';
import { storedOrder } from './database';
import { expect, test } from './fixtures';
import { openStorageAt } from './journeys/storage';
import { mailTo } from './mailbox';
import { CoverPart } from './pages/cover.page';
import { openDisclosure } from './pages/disclosure';

const HIGH = '£1,500 an item and £25,000 a job';

test.describe('cover of a stay in storage', () => {
  test('PLN-3 is chosen once with the list, paid with the first payment, and said wherever the stay is', async ({
    page,
    backend,
    slot,
    email,
    expectAccessible,
  }) => {
    const { items, date, details, check, payment, order } = await openStorageAt(page, 'items', {
      backend,
      slot,
      email,
    });
    const cover = new CoverPart(page, ROUTES.storageQuote);
    await cover.unfold();
    await cover.add('Piano, upright');
    await expect(cover.meter).toHaveText('The included cover leaves £900 not covered');
    await cover.worth('Piano, upright').fill('1350');
    await expect(cover.region).toContainText(
      'once for the whole stay: the collection, the time in your unit and every',
    );
    await cover.step(HIGH).check();
    await expect(cover.meter).toHaveText('The cover you chose is enough for your list');
    await cover.expectTotal('£152.56');
    await expectAccessible({ onPhone: true });

    await items.nextTo('date');
    await date.nextTo('details');
    await details.terms.check();
    await details.nextTo('check');
    for (const words of [`Up to ${HIGH}, +£39`, 'covers your list', 'Piano, upright: worth £1,350']) {
      await expect(check.answer('Cover')).toContainText(words);
    }
    await check.unfold('What is covered');
    await expect(page.getByText(`up to ${HIGH}. This is in the price.`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /charged £52\.56 every 4 weeks/ })).toBeVisible();
    await expectAccessible({ onPhone: true });
    await page.getByRole('checkbox', { name: /charged £52\.56 every 4 weeks/ }).check();
    await check.pay();
    await payment.isShown('£152.56');
    await payment.press('pay');
    await order.isBooked('collection');
    await expect(page.getByRole('main')).toContainText(`${HIGH}, as ordered`);
    expect(storedOrder(order.reference)).toMatchObject({ total_pence: 15_256, order: { cover: { step: 'high' } } });
    expect((await mailTo(email, /^Booked: /)).text).toContain(`${HIGH}, as ordered`);
    await openDisclosure(page, 'Your collection');
    await page.getByRole('link', { name: 'Check or change your cover' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cover for your stay in storage');
    await expectAccessible({ onPhone: true });
  });
});
