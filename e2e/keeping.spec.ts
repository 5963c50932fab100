import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { expect, test } from './fixtures';
import { analyticsWith, storedDraft } from './database';
import { answerUpToItems, CAMDEN, flowOf, HACKNEY, openMoveAt } from './journeys/move';

test.describe('nothing is lost', () => {
  test('QUO-9, FORM-1: back walks the steps and shows what was entered', async ({ page }) => {
    const { packing, addresses, items } = flowOf(page);
    await answerUpToItems(page, {
      plan: 'two_bedroom',
      addOns: ['Dismantling and reassembly'],
      from: { ...HACKNEY, floor: '3rd floor' },
    });
    await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible();
    await items.add('Armchair', 2);
    await page.goBack();
    await addresses.isAt('addresses');
    await expect(addresses.postcode('Collection')).toHaveValue('E8 1EJ');
    await expect(addresses.address('Collection').getByRole('radio', { name: '3rd' })).toBeChecked();
    await page.goBack();
    await packing.isAt('packing');
    await expect(packing.addOn('Dismantling and reassembly')).toBeChecked();
    await page.goForward();
    await page.goForward();
    await items.isAt('items');
    await items.search.fill('Armchair');
    await expect(items.counter('Armchair')).toContainText('2');
  });
});

test('FORM-4: back from the first step to another plan keeps the other answers', async ({ page }) => {
  const { packing, addresses, items } = flowOf(page);
  await answerUpToItems(page, { plan: 'two_bedroom', addOns: ['Dismantling and reassembly'] });
  for (const [step, number] of [
    [items, 3],
    [addresses, 2],
    [packing, 1],
  ] as const) {
    await expect(page.getByText(`Step ${number} of 5`, { exact: true })).toBeVisible();
    await step.back();
  }
  await page.getByRole('link', { name: /^Choose 1 bedroom/ }).click();
  await packing.isAt('packing');
  await expect(packing.addOn('Dismantling and reassembly')).toBeChecked();
  await packing.expectTotal('£308');
  await packing.nextTo('addresses');
  await expect(addresses.postcode('Collection')).toHaveValue('E8 1EJ');
});

test('QUO-9: a reload keeps the saved steps and the half-typed one', async ({ page }) => {
  const { packing, addresses } = flowOf(page);
  await packing.open({ plan: 'one_bedroom' });
  await packing.addOn('Packing').check();
  await page.reload();
  await packing.isAt('packing');
  await expect(packing.addOn('Packing')).toBeChecked();
  await packing.nextTo('addresses');
  await addresses.postcode('Collection').fill('E8');
  await page.reload();
  await addresses.isAt('addresses');
  await expect(addresses.postcode('Collection')).toHaveValue('E8');
});

test('QUO-9: whoever comes back finds the way into the quote at the edge of the screen, clear of the headline and the price', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
  const { packing, addresses } = flowOf(page);
  const headline = page.getByRole('heading', { level: 1 });
  const top = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return (await headline.boundingBox())?.y ?? 0;
  };
  await page.goto('/');
  const before = [await top(390), await top(1440)];
  await packing.open({ plan: 'one_bedroom' });
  await packing.addOn('Packing').check();
  await packing.nextTo('addresses');
  await page.goto('/');
  const goOn = page.getByRole('link', { name: /^Continue your quote/ });
  await expect(goOn).toBeVisible();
  expect([await top(390), await top(1440)]).toEqual(before);
  const button = page.getByRole('button', { name: 'See days and prices' });
  for (const width of [390, 768, 1440]) {
    await top(width);
    const [link, ...others] = await Promise.all([goOn, headline, button].map((part) => part.boundingBox()));
    if (!link) throw new Error(`No way back at ${width} px`);
    const isClear = others.every((box) => !box || box.y + box.height <= link.y || box.x + box.width <= link.x);
    expect(isClear, `clear at ${width} px`).toBe(true);
  }
  await goOn.click();
  await addresses.isAt('addresses');
});

test('QUO-9: a second device goes on from the link', async ({ page, browser, slot, email, backend }) => {
  const { check } = await openMoveAt(page, 'check', { backend, slot, email });
  const other = await browser.newContext();
  const second = flowOf(await other.newPage());
  await second.check.page.goto(page.url());
  await second.check.isAt('check');
  await expect(second.check.answer('Email')).toContainText(email);
  await second.check.change('addresses').click();
  await second.addresses.isAt('addresses');
  await second.addresses.fill('Delivery', { ...CAMDEN, parking: false });
  await second.addresses.nextTo('check');
  await other.close();
  await page.reload();
  await check.expectTotal('£274');
  await expect(check.answer('Delivery')).toContainText('no parking at the door');
});

test('QUO-9: "Save and exit" gives the link, "Delete my quote" deletes it', async ({ page, backend, tolerate }) => {
  tolerate(/status of 404/);
  const { addresses, items } = await openMoveAt(page, 'items', { backend });
  await items.add('Armchair');
  await page.getByRole('button', { name: 'Save and exit' }).click();
  const saved = page.getByRole('dialog', { name: 'Your quote is saved' });
  const link = await saved.getByRole('link', { name: /items\?quote=/ }).getAttribute('href');
  expect(link).toContain(`quote=${addresses.draftId}`);
  expect(storedDraft(addresses.draftId)?.answers).toContain('Armchair');

  await saved.getByRole('button', { name: 'Delete my quote' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this quote?' })
    .getByRole('button', { name: 'Delete my quote' })
    .click();
  await expect(page.getByText('Your quote is deleted')).toBeVisible();
  expect(storedDraft(new URL(link ?? '', page.url()).searchParams.get('quote') ?? '')).toBeNull();
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This quote is no longer here');
});

test('FORM-1: a step that is too far ahead leads to the first unfinished one', async ({ page }) => {
  const { addresses } = flowOf(page);
  await page.goto('/get-a-quote/moving/details?plan=mini');
  await addresses.isAt('addresses');
});

test('BOOK-5: when the server cannot be reached it says so, keeps what was typed, and goes on afterwards', async ({
  page,
  context,
  backend,
  tolerate,
}) => {
  tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED|^Call failed/);
  const { addresses, items } = await openMoveAt(page, 'addresses', {
    backend,
    addresses: EMPTY_MOVING_ANSWERS.addresses,
  });
  await addresses.fill('Collection', HACKNEY);
  await addresses.fill('Delivery', CAMDEN);
  await context.setOffline(true);
  await addresses.next();
  await expect(
    page.getByRole('alert').filter({ hasText: 'You seem to be offline; your answers are kept' }),
  ).toBeVisible();
  await expect(addresses.postcode('Collection')).toHaveValue('E8 1EJ');
  await context.setOffline(false);
  await items.isAt('items');
});

test('QUO-5: one event for each step, with its name and number', async ({ page }) => {
  const { items } = flowOf(page);
  await answerUpToItems(page, { plan: 'mini' });
  await items.isAt('items');
  for (const [number, step] of ['packing', 'addresses', 'items'].entries()) {
    await expect
      .poll(() => analyticsWith(`"step":"${step}"`).map(({ value }) => value))
      .toContainEqual(expect.stringContaining(`"number":${number + 1}`));
  }
});
