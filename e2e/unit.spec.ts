import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { storedThings, signInByMail } from './journeys/account';
import { returnFlowOf } from './journeys/return';

const ITEMS = [
  { id: 'sofa_2', title: 'Sofa, 2 seats', quantity: 1, cubicFeet: 35, kilograms: 45 },
  { id: 'box_m', title: 'Medium box', quantity: 8, cubicFeet: 3, kilograms: 12 },
];

const unitOf = (page: Page) => {
  const unit = page.getByRole('region', { name: '6 × 4 ft unit' });
  const go = unit.getByRole('button', { name: 'Continue to the day' });
  return {
    unit,
    go,
    sofa: unit.getByRole('checkbox', { name: 'Sofa, 2 seats' }),
    boxes: unit.getByRole('spinbutton', { name: '8 × Medium box' }),
    price: unit.getByText(/^£[\d.]+$/).first(),
  };
};

/** Returns a point where the item in the drawing is visible, and not hidden by another one. */
async function seenPoint(shape: Locator): Promise<{ readonly x: number; readonly y: number } | null> {
  await shape.scrollIntoViewIfNeeded();
  return shape.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let across = 1; across < 16; across += 1)
      for (let down = 1; down < 16; down += 1) {
        const [x, y] = [left + (width * across) / 16, top + (height * down) / 16];
        const found = document.elementFromPoint(x, y);
        if (found?.closest('[data-thing]') === element) return { x, y };
      }
    return null;
  });
}

/** Presses an item in the drawing where it is visible. */
async function press(page: Page, shape: Locator): Promise<void> {
  const point = await seenPoint(shape);
  if (!point) throw new Error('Nothing of it is seen');
  await page.mouse.click(point.x, point.y);
}

test.describe('a unit that its client looks into', () => {
  test('STO-4: things are chosen in the drawing and in the list, the price grows, and the day has that price @phone', async ({
    page,
    slot,
    email,
    baseURL,
    expectAccessible,
  }) => {
    await storedThings({ origin: baseURL, slot, email, items: ITEMS });
    await signInByMail(page, email);
    const { unit, go, sofa, boxes, price } = unitOf(page);
    const shapes = (id: string) => unit.locator(`[data-thing="${id}"]`);
    await expect(shapes('box_m')).toHaveCount(8);
    await press(page, shapes('sofa_2').first());
    await expect(sofa).toBeChecked();
    await expect(unit.getByRole('status')).toHaveText(/^Bringing back 1 thing: £[\d.]+ to E8, /);
    const first = await price.textContent();
    await press(page, shapes('box_m').last());
    await expect(boxes).toHaveValue('1');
    await boxes.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(boxes).toHaveValue('3');
    await expect(unit.locator('[data-thing="box_m"][data-chosen]')).toHaveCount(3);
    await sofa.focus();
    await page.keyboard.press('Enter');
    await expect(sofa).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(unit.getByRole('status')).toHaveText(/^Bringing back 4 things: £/);
    await expect(price).not.toHaveText(first ?? '');
    await expectAccessible();
    const shown = (await price.textContent()) ?? '';
    await go.click();
    const { back, date } = returnFlowOf(page);
    await date.isAt('date');
    await back.expectTotal(shown);
    await page.goBack();
    await expect(unit.getByRole('button', { name: /^Bring everything back, £/ })).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('STO-4: is a plain form that says the price and goes on to the day', async ({
      page,
      slot,
      email,
      baseURL,
    }) => {
      await storedThings({ origin: baseURL, slot, email, items: ITEMS });
      await signInByMail(page, email);
      const { unit, go, sofa, boxes, price } = unitOf(page);
      await sofa.check();
      await boxes.fill('3');
      await unit.getByRole('button', { name: 'Work out the price' }).click();
      await expect(unit).toContainText('Bringing back 4 things:');
      await expect(sofa).toBeChecked();
      await expect(boxes).toHaveValue('3');
      const shown = (await price.textContent()) ?? '';
      await go.click();
      await expect(page).toHaveURL(/\/get-a-quote\/storage-return\/date\?quote=/);
      await expect(page.getByText(shown).first()).toBeAttached();
    });
  });
});
