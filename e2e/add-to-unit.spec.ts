import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { addDays, formatDay } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { moveOf, orderStorage, payAsTest, priceOfStorage, storageInsteadOf, withSlot } from '@/lib/testing/site-client';
import { signInByMail } from './journeys/account';
import { storageFlowOf } from './journeys/storage';
import { mailTo } from './mailbox';
import { AT_ONCE } from './fixtures';
import { expect, test } from './moved-site';
import { openDisclosure } from './pages/disclosure';

const SLOT = ['10:00', '12:00'] as const;
const UNIT = '6 × 4 ft unit';

test.describe('more things for a unit', () => {
  test('STO-3, A11Y-1: boxes are added to the unit, paid, collected, and shown in it', async ({
    page,
    email,
    site,
    expectAccessible,
  }) => {
    const since = addDays(site.today(), 3);
    const answers = storageInsteadOf(withSlot(moveOf(email), { date: since, slot: SLOT }));
    const { totalWithDiscount } = await priceOfStorage(site.origin, answers);
    const store = await orderStorage(site.origin, answers, randomUUID(), totalWithDiscount);
    await payAsTest(site.origin, store);
    await signInByMail(page, email);
    const unit = page.getByRole('region', { name: UNIT });
    const addMore = unit.getByRole('button', { name: 'Add things to this unit' });
    await expect(unit.getByRole('button', { name: 'Rent another unit' })).toBeVisible();
    /** Reloads the page until the part shows, because the site reads its moved clock a moment later. */
    const shows = (part: Locator) =>
      expect(async () => {
        await page.goto(ROUTES.account);
        await expect(part).toBeVisible(AT_ONCE);
      }).toPass();
    // Before the collection, the customer changes the storage order itself.
    await expect(addMore).toHaveCount(0);

    site.goTo(addDays(since, 1));
    await shows(addMore);
    await addMore.click();
    const { storage, items, date, details, check, payment, order } = storageFlowOf(page);
    await storage.isAt('packing');
    await expectAccessible();
    await storage.nextTo('address');
    await expect(storage.postcode).toHaveValue('E8 1EJ');
    await storage.nextTo('items');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are we adding?');
    // Three of these do not fit in the unit beside the sofa.
    const wardrobe = 'Wardrobe, double';
    await items.add(wardrobe, 3);
    await expect(page.getByRole('link', { name: 'Move to another unit' })).toHaveAttribute(
      'href',
      `/orders/${store.reference}/unit`,
    );
    await expectAccessible({ onPhone: true });
    const remove = items.counter(wardrobe).getByRole('button', { name: `Remove one: ${wardrobe}` });
    for (let count = 0; count < 3; count += 1) await remove.click();
    await items.add('Medium box', 3);
    await items.expectTotal('£49');
    await items.nextTo('date');
    const day = addDays(since, 9);
    await date.choose({ date: day, slot: SLOT });
    await date.nextTo('details');
    await expect(details.email).toHaveValue(email);
    await details.terms.check();
    await details.nextTo('check');
    await expect(check.answer('Collected into')).toContainText('Your 6 × 4 ft unit');
    await expect(page.getByText(/^One collection, with no further contract/)).toBeVisible();
    await expect(check.payments).toHaveCount(0);
    await expectAccessible({ onPhone: true });
    await check.pay();
    await payment.press('pay');
    await order.isBooked('collection');
    await openDisclosure(page, 'Your collection');
    await expect(page.getByText(`Order ${store.reference}`).first()).toBeVisible();
    await expectAccessible();
    const { text = '' } = await mailTo(email, new RegExp(`^Booked: .*${order.reference}`));
    expect(text).toMatch(/Collection into your\s+6 × 4 ft unit/);

    await page.goto(ROUTES.account);
    await expect(unit).toContainText(formatDay(day));
    await expect(unit.getByRole('spinbutton', { name: '3 × Medium box' })).toHaveCount(0);
    site.goTo(day);
    await shows(unit.getByRole('spinbutton', { name: '3 × Medium box' }));
    await expectAccessible({ onPhone: true });
  });
});
