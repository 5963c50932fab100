import { randomUUID } from 'node:crypto';
import { addDays, formatDate, formatDay } from '@/lib/domain/london-time';
import { PAYMENTS_LINK } from '@/lib/domain/storage/plan-words';
import { storagePath } from '@/lib/account-routes';
import {
  moveOf,
  orderStorage,
  paymentPage,
  priceOfStorage,
  storageInsteadOf,
  withSlot,
} from '@/lib/testing/site-client';
import { mailTo } from './mailbox';
import { expect, test } from './moved-site';
import { openDisclosure } from './pages/disclosure';

const SLOT = ['10:00', '12:00'] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`another unit, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled });

    test('STO-3: priced first, called off, agreed, and charged from its day', async ({
      page,
      email,
      site,
      expectAccessible,
    }) => {
      const since = addDays(site.today(), 3);
      const next = addDays(since, 28);
      const move = withSlot(moveOf(email), { date: since, slot: SLOT });
      const answers = { ...storageInsteadOf(move), storageTerm: 'monthly' } as const;
      const { totalWithDiscount } = await priceOfStorage(site.origin, answers);
      const store = await orderStorage(site.origin, answers, randomUUID(), totalWithDiscount);
      await page.goto(await paymentPage(site.origin, store));
      await page.getByRole('radio', { name: 'A card that pays' }).check();
      await page.getByRole('button', { name: 'Pay, as a test' }).click();
      await openDisclosure(page, 'Your storage payments');
      await page.getByRole('link', { name: PAYMENTS_LINK }).click();
      const fact = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('xpath=..');
      const status = page.getByRole('main').getByRole('status');

      await page.getByRole('link', { name: 'Move to another unit' }).click();
      await expect(status).toContainText('We have not collected your things yet');
      site.goTo(addDays(since, 1));
      await page.reload();
      await expect(page.getByText('Your things are in a 6 × 4 ft unit, £65.72 every 4 weeks.')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible({ onPhone: true });

      const choose = async () => {
        await page.getByRole('link', { name: 'Choose the 6 × 6 ft unit' }).click();
        await expect(page.getByText(`From ${formatDay(next)} you rent a 6 × 6 ft unit`)).toBeVisible();
        await page.getByRole('button', { name: 'Move to the 6 × 6 ft unit' }).click();
        await expect(status).toHaveText('It is agreed. We have emailed you the day and the price.');
      };
      await choose();
      const agreed = await mailTo(email, new RegExp(`^Your things move into a 6 × 6 ft unit on ${formatDate(next)}`));
      const perPayment = /Every 4 weeks, with VAT[^£]*(£[\d.]+)/.exec(agreed.text ?? '')?.[1] ?? '';
      if (javaScriptEnabled) await expectAccessible({ onPhone: true });
      await page.getByRole('button', { name: 'Call the move off' }).click();
      await expect(status).toHaveText('It is called off. Your things stay where they are.');
      await mailTo(email, /^Your things stay where they are/);

      await choose();
      await page.getByRole('link', { name: 'Your storage payments' }).click();
      await expect(fact('Another unit')).toContainText(`6 × 6 ft unit`);
      await expect(fact('Next payment')).toContainText(`${perPayment} on ${formatDay(next)}`);

      site.goTo(addDays(next, -7));
      await mailTo(email, new RegExp(`^${perPayment} for your storage on `));
      site.goTo(next);
      await mailTo(email, /^Your 6 × 6 ft unit is yours from today/);
      await mailTo(email, new RegExp(`^Receipt: ${perPayment}`));
      await page.goto(storagePath(store.reference, store.token));
      await expect(fact('Price')).toContainText(`${perPayment} every 4 weeks`);
      await expect(page.getByRole('term').filter({ hasText: 'Another unit' })).toHaveCount(0);
    });
  });
}
