import { completeAnswers } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { openDraft } from './journeys/draft';
import { isHydrated } from './pages/quote.page';

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`the ticket beside a question is whole on a screen of ${width} by ${height}, its total and the way on at its end`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height });
    const answers = await completeAnswers(backend);
    // Floors, a discount and add-ons make more lines than fit.
    const stairs = { ...answers.addresses.collection, floor: 3, elevator: false, parking: false };
    const many = { ...answers, isStudent: true, addresses: { ...answers.addresses, collection: stairs } };
    await openDraft(page, 'moving', { backend, step: 'items', answers: many });
    await isHydrated(page);
    const ticket = page.getByRole('complementary', { name: 'Your price' });
    const next = ticket.getByRole('button', { name: /^Next: / });
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    const topOf = async (words: string) => (await ticket.getByText(words).last().boundingBox())?.y;
    expect(await topOf('VAT included. You pay at the end.')).toBeGreaterThan(
      (await topOf('1 bedroom move')) ?? Infinity,
    );
    // The ticket scrolls, also by keyboard.
    const changes = ticket.locator('summary').filter({ hasText: 'This price changes only if …' });
    await changes.focus();
    await expect(changes).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
  });
}
