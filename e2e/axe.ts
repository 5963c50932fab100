import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Axed = Window & {
  readonly axe?: {
    readonly run: (options: object) => Promise<AxeResults>;
    readonly getRules: (tags: readonly string[]) => readonly { readonly ruleId: string }[];
  };
};

/**
 * What axe finds wrong on a page, of the one that comes where the page asked about was just leaving: a link or a button
 * was pressed a moment ago.
 * @param withContrast false where another page of the same styles has its colours measured: that is the slow part
 */
export async function axeProblems(page: Page, withContrast = true): Promise<readonly string[]> {
  try {
    return await problemsNow(page, withContrast);
  } catch (error) {
    if (!(error instanceof Error && /context was destroyed/.test(error.message))) throw error;
    await page.waitForLoadState();
    return problemsNow(page, withContrast);
  }
}

/**
 * What axe finds wrong on the page as it stands, in words: by all of its rules, also those of best practice that it leaves
 * off, and the size of targets (WCAG 2.2). It comes into a page once, and no page has frames.
 */
async function problemsNow(page: Page, withContrast: boolean): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (isMeasured) => {
    // What moves while axe measures is measured wrong: sections below the first screen are laid out when the page is
    // idle, and the colours of their buttons then fade in, however short the time that less motion leaves for it.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    // Nor does anything begin to: an answer of the server may come while axe measures, and a price that changes lights up.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    const { axe } = window as Axed;
    const extra = axe?.getRules(['best-practice']).map(({ ruleId }) => ruleId) ?? [];
    const options = {
      // What is right need not be told, which is most of the work.
      resultTypes: ['violations'],
      rules: {
        ...Object.fromEntries([...extra, 'target-size'].map((rule) => [rule, { enabled: true }])),
        'color-contrast': { enabled: isMeasured },
      },
    };
    const results = await axe?.run(options);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return results?.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary.replace(/\s+/g, ' ')}`),
    }));
  }, withContrast);
  if (!violations) throw new Error('axe did not run');
  return violations.map(({ id, help, at }) => `${id}: ${help} (${at.join('; ')})`);
}
