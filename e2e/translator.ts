import { expect, type Page } from '@playwright/test';

/**
 * A zero-width space marks translated text. Playwright ignores it in comparisons, so that page objects find the text.
 */
const MARK = '\u200b';

/**
 * Translates the page as browsers do, until another page is loaded: replaces each text by two nested <font> elements
 * with other words. Later changes by React to a replaced text are invisible, so they are logged as an error and fail
 * the test. Words of drawings and of <option> stay, as in browsers.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
    const replaced = new WeakSet<Node>();
    // A plain string, because the types call the element deprecated. Translators use it all the same.
    const wrapper: string = 'font';
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string) {
        if (replaced.has(this) && this.nodeValue !== value)
          console.error(`Stale after translation: "${this.nodeValue}" instead of "${value}"`);
        nodeValue?.set?.call(this, value);
      },
    });
    const isTranslatable = (text: Text) =>
      /\S/.test(text.data) &&
      text.parentElement !== null &&
      !text.parentElement.closest('font, svg, option, script, style, noscript, textarea, [translate="no"]');
    const translateText = (text: Text) => {
      if (!isTranslatable(text)) return;
      const outer = document.createElement(wrapper);
      const inner = document.createElement(wrapper);
      inner.textContent = text.data + mark;
      outer.append(inner);
      text.replaceWith(outer);
      replaced.add(text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, MARK);
  await expectTranslated(page);
}

/** Fails if texts of the page's content are not translated. */
export async function expectTranslated(page: Page): Promise<void> {
  const left = () =>
    page.getByRole('main').evaluate((main, mark) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement?.closest('svg, option, script, style, noscript, textarea, [translate="no"]')) continue;
        if (textContent && /\S/.test(textContent) && !textContent.endsWith(mark)) texts.push(textContent);
      }
      return texts;
    }, MARK);
  await expect.poll(left).toEqual([]);
}
