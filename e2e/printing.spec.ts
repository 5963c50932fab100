import type { Page } from '@playwright/test';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { SlotChoice } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { paidStorage } from './journeys/account';
import { openCleanAt } from './journeys/clean';
import { adaAt } from './journeys/draft';
import { openMoveAt } from './journeys/move';
import { returnFlowOf } from './journeys/return';
import { expectPrinted } from './printed';
import { claimSlot } from './quiet-slots';

type Booked = { readonly backend: string; readonly slot: SlotChoice; readonly email: string };
type Flow = Pick<Awaited<ReturnType<typeof openMoveAt>>, 'check' | 'payment' | 'order'>;

/** So many items that their row is longer than any other, and that still fit into a van. */
const SMALL_THINGS = FURNITURE.filter(({ cubicFeet }) => cubicFeet <= 6)
  .slice(0, 20)
  .map(({ id, title, cubicFeet, kilograms }) => ({ id, title, cubicFeet, kilograms, quantity: 1 }));

async function pay({ check, payment, order }: Flow, job: string): Promise<void> {
  await check.pay();
  await payment.press('pay');
  await order.isBooked(job);
}

async function bookReturn(page: Page, { backend, slot, email }: Booked): Promise<void> {
  const { orderUrl } = await paidStorage({ origin: backend, slot, email });
  const { back, addresses, date, details, ...last } = returnFlowOf(page);
  await page.goto(orderUrl);
  await page.getByRole('button', { name: 'Bring some things back' }).click();
  await back.isAt('packing');
  await page.getByRole('checkbox', { name: 'Sofa, 3 seats' }).check();
  await back.nextTo('address');
  await addresses.fill('Delivery', { postcode: 'E8 1EJ' });
  await back.nextTo('date');
  await date.choose(claimSlot());
  await date.nextTo('details');
  await details.fill(adaAt(email));
  await details.terms.check();
  await details.nextTo('check');
  await pay(last, 'return');
}

/** The journeys to the page of a paid order, by kind. */
const ORDERS: Readonly<Record<string, (page: Page, booked: Booked) => Promise<unknown>>> = {
  move: async (page, booked) => {
    await pay(await openMoveAt(page, 'check', { ...booked, furnitureItems: SMALL_THINGS }), 'move');
  },
  collection: async (page, { backend, slot, email }) => {
    await page.goto((await paidStorage({ origin: backend, slot, email })).orderUrl);
  },
  return: bookReturn,
  clean: async (page, booked) => {
    await pay(await openCleanAt(page, 'check', booked), 'clean');
  },
};

/** The number of A4 sheets. A collection also lists the later storage charges. */
const SHEETS: Readonly<Record<string, number>> = { move: 1, collection: 2, return: 1, clean: 1 };

for (const [job, book] of Object.entries(ORDERS)) {
  test(`FORM-6, LAW-7: the order of a ${job} is on paper whole and once, in another program too`, async ({
    page,
    backend,
    slot,
    email,
  }) => {
    await book(page, { backend, slot, email });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your ${job} is booked`);
    const pages = await expectPrinted(page);
    expect(pages).toHaveLength(SHEETS[job] ?? 0);
    // A list continues on the next page, and only rows are kept together. A4 is 297 mm high.
    expect(pages.slice(0, -1).every(({ end }) => end > 240)).toBe(true);
  });
}
