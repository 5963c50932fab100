import { FLOW_IDS, type AnswersOf } from '@/lib/domain/services/flows';
import {
  SAMPLE_ANSWERS,
  cleanInsteadOf,
  returnInsteadOf,
  storageInsteadOf,
  withSlot,
  type SlotChoice,
} from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { draftPath, openDraft } from './journeys/draft';
import { flowOf } from './journeys/move';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns complete answers of every flow for a slot. */
function answersOn(slot: SlotChoice): AnswersOf {
  const move = withSlot(SAMPLE_ANSWERS, slot);
  return {
    moving: move,
    storage: storageInsteadOf(move),
    'storage-return': returnInsteadOf(move),
    cleaning: cleanInsteadOf(move),
  };
}

for (const flow of FLOW_IDS) {
  test(`FLW-2: on a phone the check page of ${flow} is at most three screens high`, async ({ page, backend, slot }) => {
    await page.setViewportSize(PHONE);
    await openDraft(page, flow, { backend, step: 'check', answers: answersOn(slot)[flow] });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(3);
  });
}

for (const flow of ['moving', 'storage', 'cleaning'] as const) {
  test(`FLW-2: the whole ticket of ${flow} is above the fold of a desktop, and stays`, async ({
    page,
    backend,
    slot,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openDraft(page, flow, { backend, step: 'check', answers: answersOn(slot)[flow] });
    const ticket = page.getByRole('region', { name: 'Your payment' });
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(ticket).toContainText(/Full refund (until|within)/);
    await page.mouse.wheel(0, 2000);
    await expect(ticket.getByRole('button', { name: 'Pay now' })).toBeInViewport({ ratio: 1 });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('LAW-4, FORM-5: every folded answer and term opens', async ({ page, backend, slot }) => {
    const { check } = flowOf(page);
    await page.goto(await draftPath('moving', { backend, step: 'check', answers: withSlot(SAMPLE_ANSWERS, slot) }));
    await check.unfold('Addresses');
    await expect(check.answer('Delivery')).toBeVisible();
    await check.unfold('If you change your mind');
    await expect(page.getByText(/^Moving: you can cancel for a full refund/)).toBeVisible();
  });
});
