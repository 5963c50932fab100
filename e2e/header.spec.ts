import { BREAKPOINTS } from '@/lib/breakpoints';
import { HEADER_TABS, NAV_GROUPS } from '@/lib/content/navigation';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HeaderPage } from './pages/header.page';
import { isIdle, wake } from './pages/quote.page';

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await wake(banner, banner.getByRole('link', { name: /, home$/ }));
}

test.describe('header on a wide screen', () => {
  test('HDR-1, HDR-2, HDR-3: logo, tabs, five groups with exactly their targets, phone and "Call me back"', async ({
    page,
  }) => {
    const header = new HeaderPage(page);
    await openHome(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /home/i }).first()).toHaveAttribute('href', '/');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call \d/ })).toHaveAttribute('href', /^tel:\+44/);
    await expect(page.getByRole('link', { name: 'Call me back' })).toBeVisible();
    expect(await header.targets(header.tabs.getByRole('link'))).toEqual(HEADER_TABS.map(({ href }) => href));
    await expect(header.tabs.locator('[aria-current]'), 'the home tab is the active one at home').toHaveAttribute(
      'href',
      '/',
    );
    await expect(header.groups.getByRole('button')).toHaveText(NAV_GROUPS.map(({ label }) => label));
    for (const { label, links } of NAV_GROUPS) {
      await header.opener(label).hover();
      await expect(header.opener(label)).toHaveAttribute('aria-expanded', 'true');
      await expect(header.openLinks).toHaveCount(links.length);
      expect(await header.targets(header.openLinks)).toEqual(links.map(({ href }) => href));
    }
  });

  test('ILL-1: each group shows its drawing and a price, and fetches nothing of it before it opens', async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const header = new HeaderPage(page);
    await openHome(page);
    await isIdle(page);
    const pictures = NAV_GROUPS.map(({ picture }) => picture.drawing.path);
    expect(pictures.filter((path) => asked.has(path))).toEqual([]);
    for (const { label, picture } of NAV_GROUPS) {
      await header.opener(label).hover();
      await expect(header.groups.getByText(picture.title)).toBeVisible();
      await expect.poll(() => asked.has(picture.drawing.path)).toBe(true);
    }
    for (const width of [1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { label } of NAV_GROUPS) {
        await header.opener(label).hover();
        const panel = await page
          .locator(`[id="${await header.opener(label).getAttribute('aria-controls')}"]`)
          .boundingBox();
        expect(panel?.x, `${label} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect((panel?.x ?? 0) + (panel?.width ?? 0), `${label} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  test('HDR-1: the groups stand in one row at the narrowest width that has them', async ({ page }) => {
    await page.setViewportSize({ width: BREAKPOINTS.xxl, height: 900 });
    await page.goto('/faq');
    const tops = await new HeaderPage(page).groups
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(NAV_GROUPS.length);
    expect(new Set(tops).size).toBe(1);
  });

  test('HDR-1: groups open by click, Enter and Space, one at a time, and close by Escape', async ({ page }) => {
    const header = new HeaderPage(page);
    await openHome(page);
    for (const key of ['Enter', 'Space']) {
      await header.opener('Storage').focus();
      await page.keyboard.press(key);
      await expect(header.opener('Storage')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(header.opener('Storage')).toHaveAttribute('aria-expanded', 'false');
      await expect(header.opener('Storage')).toBeFocused();
    }
    await header.opener('Moving').click();
    await header.opener('More').click();
    await expect(header.groups.getByRole('button', { expanded: true })).toHaveText(['More']);
  });

  test('HDR-5: an open group closes when the route changes', async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    const header = new HeaderPage(page);
    await openHome(page);
    await header.opener('Moving').click();
    // Marks the document, to prove that the group is closed without a new page load.
    await page.evaluate(() => (document.body.dataset.sameDocument = 'yes'));
    await header.openLinks.first().click();
    await expect(page).not.toHaveURL(/\/$/);
    await page.mouse.move(640, 800);
    await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
    await expect(header.groups.getByRole('button', { expanded: true })).toHaveCount(0);
    await expect(header.openLinks).toHaveCount(0);
    await page.goBack();
    await expect(header.opener('Moving')).toHaveAttribute('aria-expanded', 'false');
    await expect(header.openLinks).toHaveCount(0);
  });
});

test.describe('menu on a phone', { tag: '@phone-only' }, () => {
  test('HDR-4: accordion groups, one open at a time, plus FAQ, Contact Us and Call Me Back', async ({ page }) => {
    const header = new HeaderPage(page);
    await openHome(page);
    await header.burger.click();
    await expect(header.menu).toBeVisible();
    for (const { label, links } of NAV_GROUPS) {
      await header.accordion(label).getByText(label, { exact: true }).first().click();
      await expect(header.accordion(label).getByRole('link').first()).toBeVisible();
      expect(await header.targets(header.accordion(label).getByRole('link'))).toEqual(links.map(({ href }) => href));
      await expect(header.menu.locator('details[open]')).toHaveCount(1);
    }
    for (const name of ['FAQ', 'Contact Us'])
      await expect(header.menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(header.menu.getByRole('link', { name: 'Call Me Back' })).toBeVisible();
  });

  test('HDR-5: the menu closes on a route change and by Escape', async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    const header = new HeaderPage(page);
    await openHome(page);
    await header.burger.click();
    // The first press loads the menu's code. Escape before the menu is open would close nothing.
    await expect(header.menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.menu).toBeHidden();
    await expect(header.burger).toBeFocused();
    await header.burger.click();
    await header.menu.getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(header.menu).toBeHidden();
  });
});
