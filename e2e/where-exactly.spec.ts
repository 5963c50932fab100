import { stopsOf, storedOrder } from './database';
import { expect, test } from './fixtures';
import { paidOrder } from './journeys/order';
import { WhereExactlyPage } from './pages/where-exactly.page';

test(
  'DAY-1: a guest who has paid says where exactly, with a script and without one',
  { tag: '@any-backend' },
  async ({ page, slot, email, backend, browser, tolerate, expectAccessible }) => {
    tolerate(/status of (422|404)/);
    const { order } = await paidOrder(page, { origin: backend, slot, email });
    const { reference } = order;
    const where = new WhereExactlyPage(page);
    await where.link.click();
    await expectAccessible();

    // The town of E8 can only be London.
    await expect(where.stop('Collection').getByLabel('Town')).toHaveValue('London');
    await where.fill('Collection', { town: '', line1: '12 Elm Road', note: 'Buzzer 3\nPark in the yard', phone: '12' });
    await where.save();
    await expect(where.errors).toContainText([
      'Collection: Enter the town',
      'Collection: Please enter a valid phone number',
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    await where.fill('Collection', { town: 'London', phone: '07700 900456' });
    await where.save();
    await order.isBooked();
    await expect(page.getByText('We have no street address yet for: delivery')).toBeVisible();
    await expect(page.getByText('12 Elm Road, London, ').first()).toBeVisible();
    await expectAccessible();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const visitor = new WhereExactlyPage(await plain.newPage());
    await visitor.page.goto(page.url());
    await visitor.link.click();
    await expect(visitor.stop('Collection').getByLabel('House number and street')).toHaveValue('12 Elm Road');
    await visitor.fill('Delivery', { line1: '7 Rye Lane', town: 'London' });
    await visitor.save();
    await expect(visitor.page.getByText('We know where to find you.')).toBeVisible();
    await expect(visitor.page.getByRole('link', { name: 'Change the addresses' })).toBeVisible();
    await plain.close();
    expect(stopsOf(storedOrder(reference).id)).toMatchObject([
      { stop: 'collection', line1: '12 Elm Road', note: 'Buzzer 3\nPark in the yard', contact_phone: '+447700900456' },
      { stop: 'delivery', line1: '7 Rye Lane', town: 'London', version: 2 },
    ]);

    const stranger = await page.goto(`/orders/${reference}/addresses?token=wrong`);
    expect(stranger?.status()).toBe(404);
    expect(await stranger?.text()).not.toContain('Elm Road');
  },
);
