import { formatShortDay } from '@/lib/domain/london-time';
import { SAMPLE_ANSWERS } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { openMoveAt } from './journeys/move';
import { openDisclosure } from './pages/disclosure';

const everything = { addOns: ['PACKING', 'CLEANING', 'ASSEMBLING'] as const };
/** Three floors without a lift, which make two bedrooms too long for the evening slot. */
const addresses = {
  ...SAMPLE_ANSWERS.addresses,
  delivery: { ...SAMPLE_ANSWERS.addresses.delivery, floor: 3 },
};
const DRAWN = 'Your day, hour by hour';

test('PLN-1, A11Y-1: the day is drawn as soon as a slot is chosen, by keyboard and at 320 px', async ({
  page,
  backend,
  slot,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { date } = await openMoveAt(page, 'date', { backend, ...everything });
  const timeline = page.getByRole('region', { name: DRAWN });
  await expect(timeline).toHaveCount(0);
  await (await date.freeDay(slot.date)).press('Enter');
  await date.slot(slot.slot).press('Space');
  await expect(timeline.getByRole('heading', { name: formatShortDay(slot.date) })).toBeVisible();
  await expect(timeline.getByRole('listitem')).toHaveText(
    [
      /your arrival slot/,
      /pack your things/,
      /take furniture apart/,
      /carry everything out/,
      /drive to/,
      /carry everything in/,
      /put furniture back together/,
      /clean the home you are leaving/,
    ],
    { ignoreCase: true, useInnerText: true },
  );
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('PLN-1: what does not work says why, and one key has the nearest that does', async ({
  page,
  backend,
  slot,
  expectAccessible,
}) => {
  const evening = { ...slot, slot: ['18:00', '20:00'] } as const;
  const { date } = await openMoveAt(page, 'date', { backend, slot: evening, movingSpace: 'two_bedroom', addresses });
  const refused = page.getByRole('region', { name: 'This day does not work yet' });
  await expect(refused.getByText(/they stop by 23:00\. 16:00–18:00 works\./)).toBeVisible();
  await expectAccessible();
  await date.next();
  await date.expectErrors(/they stop by 23:00/);
  await date.isAt('date');
  await refused.getByRole('button', { name: 'Choose 16:00–18:00' }).press('Enter');
  await expect(page.getByRole('heading', { name: DRAWN })).toBeFocused();
  await expect(date.slot(['16:00', '18:00'])).toBeChecked();
  await expect(date.slot(evening.slot)).toHaveAccessibleName(/Not available$/);
});

test('PLN-1: the day and the order show the same hours', async ({ page, backend, slot, email, expectAccessible }) => {
  await openMoveAt(page, 'date', { backend, slot, ...everything });
  const timeline = page.getByRole('region', { name: DRAWN });
  await expect(timeline.getByText(/The movers are done at about \d\d:\d\d\./)).toBeVisible();
  const drawn = await timeline.getByRole('listitem').allTextContents();
  const { check, payment, order } = await openMoveAt(page, 'check', { backend, slot, email, ...everything });
  await expect(page.getByText(/The page also shows your day, hour by hour/)).toBeVisible();
  await check.pay();
  await payment.press('pay');
  await order.isBooked();
  await openDisclosure(page, DRAWN);
  await expect(timeline.getByRole('listitem')).toHaveText(drawn);
  await expectAccessible();
});
