import { fits } from '@/features/faq/search';
import { COVER_SUM } from '@/lib/domain/order/cover';
import { formatPence } from '@/lib/domain/money';
import { COVER_LIMITS } from '@/lib/domain/prices/assumptions';
import { parsed } from '@/lib/testing/parsed';
import { renderedPages, type RenderedPage } from '@/lib/testing/rendered-pages';

/**
 * The pages where a visitor decides whether to trust us with their items. Freight has cover of its own, quoted with its
 * price.
 */
const TRUSTED = /^\/(?:$|faq$|terms-conditions$|services(?!\/shipping))/;

let pages: readonly RenderedPage[] = [];
beforeAll(async () => {
  pages = (await renderedPages()).filter(({ path }) => TRUSTED.test(path));
});

describe('cover', () => {
  it('LAW-4 is said in pounds on the home page, with the questions, on every service and in the terms', () => {
    expect(COVER_SUM).toBe('£100 an item and £10,000 a job');
    expect(pages.length).toBeGreaterThan(18);
    expect(pages.filter(({ html }) => !html.includes(COVER_SUM)).map(({ path }) => path)).toEqual([]);
  });

  it('PLN-3 is said in the same words everywhere: no other sums than those of the steps stand beside a thing or a job', () => {
    const sums = pages.flatMap(({ html }) => html.match(/£[\d.,]+ (?:an item|a job)\b/g) ?? []);
    const ofSteps = Object.values(COVER_LIMITS).flatMap(({ item, job }) => [
      `${formatPence(item)} an item`,
      `${formatPence(job)} a job`,
    ]);
    expect(new Set(sums)).toEqual(new Set(ofSteps));
  });

  it('is found by whoever looks for "insurance" among the questions', () => {
    const faq = pages.find(({ path }) => path === '/faq');
    const { body } = parsed(faq?.html ?? '');
    const answers = [...body.querySelectorAll('details')].map(({ textContent }) => textContent);
    expect(answers.filter((text) => fits(text, 'insurance')).join(' ')).toContain(COVER_SUM);
  });
});
