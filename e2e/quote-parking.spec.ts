import { addDays, formatShortDay, londonDate } from '@/lib/domain/london-time';
import { SAMPLE_ANSWERS } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { openMoveAt } from './journeys/move';

/**
 * Two streets without parking at the door. Camden needs 17 days' notice, Lambeth ten working days or fewer for more.
 */
const addresses = {
  ...SAMPLE_ANSWERS.addresses,
  collection: { ...SAMPLE_ANSWERS.addresses.collection, postcode: 'NW5 2AA', parking: false },
  delivery: { ...SAMPLE_ANSWERS.addresses.delivery, postcode: 'SW2 1AA', parking: false },
};
/** A day that is too soon for Camden at any time of the year. */
const soon = addDays(londonDate(new Date()), 5);

test('PLN-2, A11Y-1: the day says for both addresses what to ask the council, and too late what works, by keyboard', async ({
  page,
  backend,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { date } = await openMoveAt(page, 'date', { backend, addresses });
  const parking = page.getByRole('region', { name: /^Parking for the van on / });
  await expect(parking).toHaveCount(0);
  await (await date.freeDay(soon)).press('Enter');
  await expect(parking).toHaveAccessibleName(`Parking for the van on ${formatShortDay(soon)}`);
  const [collection, delivery] = [parking.getByText('Collection, NW5 2AA'), parking.getByText('Delivery, SW2 1AA')];
  await expect(collection).toBeVisible();
  await expect(delivery).toBeVisible();
  await expect(parking.getByText(/The last day to ask Camden Council was /)).toBeVisible();
  await expect(parking.getByText(/Ask the council for a dispensation/)).toBeVisible();
  await expect(parking.getByText(/We pay the Congestion Charge and the ULEZ charge/)).toBeVisible();
  await expectAccessible();

  const way = parking.getByRole('button', { name: /^Choose \w+day / });
  const nearest = ((await way.textContent()) ?? '').replace('Choose ', '');
  await way.press('Enter');
  await expect(parking).toHaveAccessibleName(`Parking for the van on ${nearest}`);
  await expect(parking.getByText(/Ask by /)).toHaveCount(2);
  await expect(parking.getByText('What works instead')).toHaveCount(0);
  await expect(page.locator('[id="dates.movingDate"]')).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('PLN-2: the day says it without a script, and the check page that the order page lists it', async ({
  page,
  backend,
  slot,
  email,
  browser,
  baseURL,
}) => {
  const delivery = { ...addresses.delivery, parking: true };
  const known = { backend, slot, addresses: { ...addresses, delivery } };
  await openMoveAt(page, 'date', known);
  const parking = page.getByRole('region', { name: `Parking for the van on ${formatShortDay(slot.date)}` });
  await expect(parking.getByText('You told us that the van can park at the door.')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const read = await plain.newPage();
  await read.goto(page.url());
  await expect(read.getByText(`Parking for the van on ${formatShortDay(slot.date)}`)).toBeVisible();
  await expect(read.getByText('Collection, NW5 2AA')).toBeVisible();
  await plain.close();

  await openMoveAt(page, 'check', { ...known, email });
  await expect(page.getByText(/the parking you need to arrange\.$/)).toBeVisible();
});
