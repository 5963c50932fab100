import type { Locator, Page } from '@playwright/test';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import { flowPath, startPath } from '@/lib/routes';
import * as site from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { adaAt, draftPath } from './journeys/draft';
import { flowOf } from './journeys/move';
import { paidOrder } from './journeys/order';
import { hasScript, type StepId } from './pages/quote.page';
import { screens } from './screens';

const TEN: readonly FurnitureItem[] = FURNITURE.slice(0, 10).map(({ id, title, cubicFeet, kilograms }) => ({
  id,
  title,
  cubicFeet,
  kilograms,
  quantity: 1,
}));

/** Counts what a thumb does: presses, and fields to type into. The keyboard's own keys are part of the typing. */
function countedHand(page: Page) {
  const done = { taps: 0, typed: 0 };
  const tap = async (target: Locator) => {
    done.taps += 1;
    await target.tap();
  };
  const type = async (field: Locator, text: string) => {
    done.typed += 1;
    await field.fill(text);
  };
  /** Presses the way on, which is in the bar of a phone. */
  const goOn = (name: string) => tap(page.getByRole('button', { name, exact: true }).filter({ visible: true }));
  return { done, tap, type, goOn };
}

test.describe('the shortest way on a phone', { tag: '@phone-only' }, () => {
  test('FLW-2: from the home page to a paid move, upstairs at both ends, in 20 taps and 6 typed fields', async ({
    page,
    slot,
    email,
  }) => {
    const { packing, addresses, items, date, details, check, payment, order } = flowOf(page);
    const { done, tap, type, goOn } = countedHand(page);
    const me = adaAt(email);
    await page.goto('/');
    await type(page.getByLabel('From postcode'), 'E8 1EJ');
    await type(page.getByLabel('To postcode'), 'NW1 8QA');
    await tap(
      page
        .getByRole('form')
        .or(page.locator('form'))
        .getByRole('button', { name: /^(Next: packing|See days and prices)$/ })
        .first(),
    );
    await packing.isAt('packing');
    await goOn('Next: addresses');
    await addresses.isAt('addresses');
    for (const [end, floor] of [
      ['Collection', '2nd'],
      ['Delivery', '1st'],
    ] as const) {
      const answers = addresses.address(end);
      await tap(answers.getByText(floor, { exact: true }));
      await tap(answers.getByRole('group', { name: 'Can a van park at the door?' }).getByText('Yes', { exact: true }));
      await tap(answers.getByRole('group', { name: 'Is there a lift?' }).getByText('No', { exact: true }));
    }
    await goOn('Next: items');
    await items.isAt('items');
    for (const title of ['Double bed and mattress', 'Sofa, 3 seats', 'Armchair'])
      await tap(page.getByRole('button', { name: `Add one: ${title}`, exact: true }));
    await goOn('Next: day and slot');
    await date.isAt('date');
    // Turning to another month is not counted: most people book one of the first weeks.
    await tap(await date.freeDay(slot.date));
    await tap(page.locator('label').filter({ has: date.slot(slot.slot) }));
    await goOn('Next: your details');
    await details.isAt('details');
    await type(details.firstName, me.firstName);
    await type(details.lastName, me.lastName);
    await type(details.email, me.email);
    await type(details.phone, me.phone);
    await tap(details.terms);
    await goOn('Next: check and pay');
    await check.isAt('check');
    await tap(check.payNow.filter({ visible: true }));
    await tap(page.getByRole('button', { name: 'Pay, as a test' }));
    await order.isBooked();
    expect(payment.page).toBe(page);
    expect(done.typed).toBeLessThanOrEqual(6);
    expect(done.taps).toBeLessThanOrEqual(20);
  });

  test('FLW-2: no step of a flow is higher than three screens', async ({ page, slot, email, backend }) => {
    const move = site.withSlot({ ...site.moveOf(email), ...adaAt(email) }, slot);
    const answers: AnswersOf = {
      moving: move,
      storage: site.storageInsteadOf({ ...move, furnitureItems: TEN }),
      'storage-return': site.returnInsteadOf(move),
      cleaning: site.cleanInsteadOf(move),
    };
    const most: Readonly<Record<FlowId, Partial<Record<StepId, number>>>> = {
      moving: { packing: 3, addresses: 3, items: 2.5, date: 3, details: 3, check: 3 },
      storage: { packing: 3, space: 3, address: 3, items: 3.5, date: 3, details: 3, check: 3 },
      'storage-return': { packing: 3, address: 3, date: 3, details: 3, check: 3 },
      cleaning: { packing: 3, home: 3, address: 3, date: 3, details: 3, check: 3 },
    };
    const tooHigh: string[] = [];
    const measure = async (path: string, limit: number) => {
      await page.goto(path);
      await hasScript(page.getByRole('main'));
      const height = await screens(page);
      if (height > limit) tooHigh.push(`${path.replace(/\?.*/, '')}: ${height.toFixed(2)} of ${limit}`);
    };
    for (const flow of ['moving', 'storage', 'storage-return', 'cleaning'] as const) {
      const draft = await draftPath(flow, { backend, step: 'check', answers: answers[flow] });
      for (const [step, limit] of Object.entries(most[flow])) await measure(draft.replace('/check', `/${step}`), limit);
      if (flow !== 'moving') await measure(startPath(flowPath(flow)), 3);
    }
    const listed = await draftPath('moving', { backend, step: 'items', answers: { ...move, furnitureItems: TEN } });
    await measure(listed, 3.5);
    expect(tooHigh).toEqual([]);
  });

  test('FLW-2: neither the order nor its checklist is higher than four screens', async ({
    page,
    slot,
    email,
    backend,
  }) => {
    await paidOrder(page, { origin: backend, slot, email, furnitureItems: TEN });
    const order = new URL(page.url());
    expect(await screens(page)).toBeLessThanOrEqual(4);
    await page.goto(`${order.pathname}/checklist${order.search}`);
    expect(await screens(page)).toBeLessThanOrEqual(4);
  });
});

test('FLW-2: on a desktop the button to pay stands beside the answers, above the fold', async ({
  page,
  slot,
  email,
  backend,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const move = site.withSlot({ ...site.moveOf(email), ...adaAt(email) }, slot);
  await page.goto(await draftPath('moving', { backend, step: 'check', answers: move }));
  const { check } = flowOf(page);
  await check.isAt('check');
  const button = await check.payNow.filter({ visible: true }).first().boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(900);
});
