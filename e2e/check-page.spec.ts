import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import { SAMPLE_ANSWERS, cleanInsteadOf, returnInsteadOf, storageInsteadOf, withSlot } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { draftPath, openDraft } from './journeys/draft';
import { flowOf, openMoveAt } from './journeys/move';
import { openStorageAt } from './journeys/storage';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const flow of ['moving', 'storage', 'storage-return', 'cleaning'] as const) {
  test(`FLW-2: on a phone the check page of ${flow} is at most three screens high`, async ({ page, backend, slot }) => {
    const move = withSlot(SAMPLE_ANSWERS, slot);
    const answers: AnswersOf = {
      moving: move,
      storage: storageInsteadOf(move),
      'storage-return': returnInsteadOf(move),
      cleaning: cleanInsteadOf(move),
    };
    await page.setViewportSize(PHONE);
    await openDraft<FlowId>(page, flow, { backend, step: 'check', answers: answers[flow] });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(3);
  });
}

test('FLW-2: total, refund, consent and button are above the fold of a desktop', async ({
  page,
  backend,
  slot,
  email,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const open of [openMoveAt, openStorageAt]) {
    const { check } = await open(page, 'check', { backend, slot, email });
    const ticket = page.getByRole('region', { name: 'Your payment' });
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(ticket).toContainText(/Full refund (until|within)/);
    await expect(ticket.getByRole('button', { name: 'Pay now' })).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect(check.payNow).toBeInViewport({ ratio: 1 });
  }
});

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
