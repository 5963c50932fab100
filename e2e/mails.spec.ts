import { expect, test } from './fixtures';

/** Widths in pixels: the narrowest telephone, the last of the narrow layout, a mail's own width, and a wider window. */
const WIDTHS = [320, 480, 600, 700];

/** Returns a page that shows a mail in its main part, as a mail program does. */
const inProgram = (mail: string): string =>
  mail.replace(/<body[^>]*>/, (body) => `${body}<main>`).replace('</body>', '</main></body>');

test.describe('/ui/mails', () => {
  test('shows every mail in a frame, with its pictures, and is kept out of search engines', async ({ page }) => {
    await page.goto('/ui/mails');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const first = page.locator('iframe').first().contentFrame();
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Your slot is held, not booked yet');
    for (const picture of await first.getByRole('img').all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('no mail is wider than its window, from 320 to 700 pixels', async ({ page }) => {
    await page.goto('/ui/mails');
    const mails = await page
      .locator('iframe')
      .evaluateAll((frames) => [...new Set(frames.map((frame) => (frame as HTMLIFrameElement).srcdoc))]);
    expect(mails.length).toBeGreaterThan(20);
    const wide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const mail of mails) {
        await page.setContent(mail);
        const spare = await page.evaluate(() => window.innerWidth - document.documentElement.scrollWidth);
        if (spare < 0) wide.push(`${await page.title()} at ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`A11Y-1: mails can be read in the ${colorScheme} look`, async ({ page, expectAccessible }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/ui/mails');
      const mails = await page
        .locator('iframe')
        .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).srcdoc));
      for (const subject of ['Booked:', 'New time:', 'New order']) {
        const mail = mails.find((each) => each.includes(`<title>${subject}`)) ?? '';
        await page.setContent(inProgram(mail));
        await expect(page).toHaveTitle(new RegExp(`^${subject}`));
        await expectAccessible();
      }
    });
  }
});
