import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`);
}
