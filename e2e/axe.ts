import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Sections below the first screen are laid out when the page is idle: what moves while axe measures is measured wrong. */
const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/**
 * What axe finds wrong on the page as it stands, in words.
 * @param withContrast false where another page of the same styles has its colours measured: that is the slow part
 */
export async function axeProblems(page: Page, withContrast = true): Promise<readonly string[]> {
  // What is right need not be told, which is most of the work; no page has frames, which legacy mode leaves out.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(!withContrast && { rules: { 'color-contrast': { enabled: false } } }),
  });
  await layOut(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`);
}
