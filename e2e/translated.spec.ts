import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { adaAt } from './journeys/draft';
import { CAMDEN, flowOf, HACKNEY } from './journeys/move';
import { openedChange } from './journeys/order';
import { storageFlowOf } from './journeys/storage';
import { claimSlot } from './quiet-slots';
import { isHydrated, wake } from './pages/quote.page';
import { expectTranslated, translate } from './translator';

// Each test fails on stale text, which the translator logs as an error, and on a node that React cannot remove.
test.describe('RDT-2: a page that the browser translates', () => {
  test('shows each change of a move, from its size to the paid order @phone-only', async ({
    page,
    slot,
    email,
    tolerate,
  }) => {
    tolerate(/422/);
    const { packing, addresses, items, date, details, check, payment, order } = flowOf(page);
    await packing.open({ plan: 'one_bedroom' });
    await translate(page);
    await packing.expectTotal('£259');
    await packing.addOn('Packing').check();
    await packing.expectTotal('£358');
    await packing.addOn('Packing').uncheck();
    await packing.expectTotal('£259');
    await packing.nextTo('addresses');
    await addresses.next();
    await addresses.expectErrors(MESSAGES.postcodeRequired);
    await addresses.fill('Collection', { ...HACKNEY, floor: '2nd floor', lift: false });
    await addresses.fill('Delivery', CAMDEN);
    await addresses.expectTotal('£279');
    await addresses.answerAccess({ floor: '3rd floor' }, addresses.address('Collection'));
    await addresses.expectTotal('£289');
    await addresses.fill('Collection', { ...HACKNEY, floor: 'Ground floor' });
    await addresses.expectTotal('£259');
    await addresses.nextTo('items');
    await addresses.expectTotal('£259');

    await items.add('Sofa, 3 seats', 12);
    const count = items.counter('Sofa, 3 seats').first().getByRole('status');
    const more = page
      .getByText(/ more than the plan holds/)
      .filter({ visible: true })
      .first();
    await expect(count).toHaveText('12');
    await expect(more).toBeVisible();
    const before = await more.textContent();
    await page.getByRole('button', { name: 'Add one: Sofa, 3 seats', exact: true }).click();
    await expect(count).toHaveText('13');
    await expect(more).not.toHaveText(before ?? '');
    for (let left = 12; left > 1; left -= 1) {
      await page.getByRole('button', { name: 'Remove one: Sofa, 3 seats', exact: true }).click();
      await expect(count).toHaveText(String(left));
    }
    await expect(more).toBeHidden();
    await items.expectTotal('£259');
    await items.back();
    await addresses.isAt('addresses');
    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
    await addresses.nextTo('items');
    await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible();

    await items.nextTo('date');
    await date.next();
    await date.expectErrors(MESSAGES.dateRequired);
    await date.choose(slot);
    const other = claimSlot();
    await date.choose(other);
    await date.choose(slot);
    await expect(page.getByText('Your slot', { exact: true })).toHaveCount(1);
    await date.nextTo('details');
    await details.next();
    await details.expectErrors(MESSAGES.firstNameRequired, MESSAGES.termsRequired);
    await details.applyPromo('NOSUCHCODE');
    await details.fill(adaAt(email));
    await details.promo.fill('');
    await details.terms.check();
    await details.nextTo('check');
    await expectTranslated(page);
    await check.expectTotal('£259');
    await check.pay();
    await payment.isShown('£259');
    await payment.press('pay');
    await order.isBooked();
  });

  test('shows each change of a storage quote', async ({ page }) => {
    const { storage, items } = storageFlowOf(page);
    await page.goto(`${ROUTES.storageQuote}?term=3_months`);
    await isHydrated(page);
    await translate(page);
    const price = page.getByRole('link', { name: /^Choose 6 × 4 ft, / });
    const monthly = await price.getAttribute('aria-label');
    await storage.term('6 months').check();
    await expect(price).not.toHaveAttribute('aria-label', monthly ?? '');
    await storage.term('3 months').check();
    await expect(price).toHaveAttribute('aria-label', monthly ?? '');
    await storage.area.fill('96');
    await storage.chooseArea.click();
    await expect(page.getByText('Our 12 × 8 ft unit has 96 sq ft')).toBeVisible();
    await storage.area.fill('120');
    await storage.area.fill('');
    await storage.choice('6 × 4 ft').click();
    await storage.isAt('packing');
    await storage.expectTotal('£101.56');
    await storage.nextTo('space');
    await storage.askAgain('Size of the unit');
    await storage.unit('9 × 8 ft').check();
    await expect(storage.total('£101.56')).toBeHidden();
    await storage.unit('6 × 4 ft').check();
    await storage.expectTotal('£101.56');
    await storage.nextTo('address');
    await storage.postcode.fill('e81ej');
    await storage.answerAccess();
    await storage.nextTo('items');
    await items.add('Sofa, 3 seats', 8);
    await expect(page.getByText('Not everything fits this unit.').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Change to / }).click();
    await expect(page.getByText('Not everything fits this unit.').filter({ visible: true })).toHaveCount(0);
    await expectTranslated(page);
  });

  test('shows each change of the storage calculator', async ({ page }) => {
    await page.goto('/storage-calculator');
    await isHydrated(page);
    const start = page.getByRole('group', { name: 'Start from a home' });
    await wake(start, start.getByRole('button').first());
    await translate(page);
    const result = page.getByRole('region', { name: 'Will it fit?' });
    await page.getByRole('button', { name: '1 bedroom' }).click();
    await expect(result.getByText('956 kg of 1,000 kg')).toBeVisible();
    await expect(result.getByText(/^8 × 6 ft unit:/)).toBeVisible();
    const cost = page.getByRole('region', { name: 'The true cost, collection and return included' });
    await cost.getByRole('button', { name: '26 weeks' }).click();
    await expect(cost.getByRole('status')).toContainText('for 26 weeks');
    await expect(cost.getByRole('caption').first()).toContainText('26 weeks');
    await page.getByRole('button', { name: 'A room' }).click();
    await expect(page.getByText('Your list was replaced.')).toBeVisible();
    await expect(result.getByText(/^8 × 6 ft unit:/)).toBeHidden();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByText('Your list was replaced.')).toBeHidden();
    await expect(result.getByText(/^8 × 6 ft unit:/)).toBeVisible();
    await page.getByRole('radio', { name: 'Moving home' }).check();
    await expect(result.getByText('for the move', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await expect(result.getByText('Nothing on your list yet.')).toBeVisible();
    await expectTranslated(page);
  });

  test('shows each change of an order before it is made', async ({ page, slot, email, baseURL }) => {
    const { order, change } = await openedChange(page, 'items', { origin: baseURL, slot, email });
    await translate(page);
    await page.getByRole('searchbox', { name: 'Search items' }).fill('armchair');
    await page.getByRole('button', { name: 'Add one: Armchair', exact: true }).click();
    await change.expectMoney('To pay now', '£0');
    await change.addOn('Cleaning').check();
    await change.expectMoney('To pay now', '£229');
    await change.addOn('Cleaning').uncheck();
    await change.expectMoney('To pay now', '£0');
    await page.getByRole('button', { name: 'Add one: Armchair', exact: true }).click();
    await change.confirmButton(/^Change the order$/).click();
    await order.isBooked();
    await expect(page.getByText('Your order is changed.')).toBeVisible();
    await expectTranslated(page);
  });
});
