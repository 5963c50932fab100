import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Axed = Window & {
  readonly axe?: {
    readonly configure: (options: object) => void;
    readonly run: (options: object) => Promise<AxeResults>;
    readonly getRules: (tags: readonly string[]) => readonly { readonly ruleId: string }[];
  };
};

/** The keys of `textsByPaint` whose contrast was measured in this process. */
const measuredPaints = new Set<string>();

/** Returns the problems that axe finds on the page, in words. If the page navigates away, checks the next page. */
export async function axeProblems(page: Page): Promise<readonly string[]> {
  try {
    return await problemsNow(page);
  } catch (error) {
    if (!(error instanceof Error && /context was destroyed/.test(error.message))) throw error;
    await page.waitForLoadState();
    return problemsNow(page);
  }
}

/**
 * Returns the visible texts and fields of a page, grouped by the factors of their contrast: phone or wide window, colour
 * and size, and the classes, colours and opacity of all ancestors. Measuring contrast is the slow part of axe, and texts
 * with the same paint have the same contrast, so each paint is measured once in a process.
 */
function textsByPaint(): Map<string, Element[]> {
  const surfaces = new Map<Element | null, string>([[null, innerWidth < 768 ? 'phone' : 'wide']]);
  const surfaceOf = (element: Element | null): string => {
    const known = surfaces.get(element);
    if (element === null || known !== undefined) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [element.getAttribute('class'), backgroundColor, backgroundImage, opacity].join(' ');
    const surface = `${surfaceOf(element.parentElement)} > ${own}`;
    surfaces.set(element, surface);
    return surface;
  };
  const texts = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    if (!hasText && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const paint = [color, fontSize, fontWeight, textShadow, 'on', surfaceOf(element)].join(' ');
    texts.set(paint, [...(texts.get(paint) ?? []), element]);
  }
  return texts;
}

/**
 * Applies all rules of axe, including best practice and target size (WCAG 2.2), which axe leaves off by default. No page
 * has frames.
 */
async function problemsNow(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const still = await page.evaluateHandle(() => {
    // axe measures moving elements wrongly. Sections below the first screen are laid out when the page is idle, and the
    // colours of their buttons then fade in, even with reduced motion.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    // No transition may start either: an answer of the server may come during the measurement, and a changed price is
    // highlighted.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });
  const texts = await page.evaluateHandle(textsByPaint);
  const paints = (await texts.evaluate((byPaint) => [...byPaint.keys()])).filter((paint) => !measuredPaints.has(paint));
  const violations = await page.evaluate(
    async ({ texts: byPaint, paints: unmeasured, still: sheet }) => {
      const { axe } = window as Axed;
      const measured = unmeasured.flatMap((paint) => byPaint.get(paint) ?? []);
      for (const element of measured) element.setAttribute('data-contrast-unmeasured', '');
      axe?.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast-unmeasured]' }] });
      const extra = axe?.getRules(['best-practice']).map(({ ruleId }) => ruleId) ?? [];
      const results = await axe?.run({
        // Describing the passed rules would be most of the work.
        resultTypes: ['violations'],
        rules: Object.fromEntries([...extra, 'target-size'].map((rule) => [rule, { enabled: true }])),
      });
      for (const element of measured) element.removeAttribute('data-contrast-unmeasured');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      return results?.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary.replace(/\s+/g, ' ')}`),
      }));
    },
    { texts, paints, still },
  );
  if (!violations) throw new Error('axe did not run');
  for (const paint of paints) measuredPaints.add(paint);
  return violations.map(({ id, help, at }) => `${id}: ${help} (${at.join('; ')})`);
}
