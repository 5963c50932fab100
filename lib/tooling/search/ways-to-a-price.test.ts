import { parsed } from '@/lib/testing/parsed';
import { renderedPages, type RenderedPage } from '@/lib/testing/rendered-pages';
import { ROUTES } from '@/lib/routes';
import { indexablePages } from './site-pages';

/**
 * Pages without a way to a price of their own, below that of the header: legal texts, services that we price only on
 * request, and pages for firms and referrers, whose action is their form.
 */
const WITHOUT =
  /^\/(?:accessibility|(?:cookie|privacy)-policy|terms-conditions|crew-notice|customs-planner|services\/(?:disposal|shipping(?:\/.+)?)|partners|referral-program)$/;
/** The pages whose first screen has the way to a price. */
const IN_HERO = [ROUTES.prices, ROUTES.contact, ROUTES.blog, ROUTES.manAndVanAreas, ROUTES.storageAreas];
/** The pages about the company whose first screen has one main action. */
const WITH_ACTION = [ROUTES.contact, '/partners', '/become-a-mover', '/referral-program'];

const QUOTE = `a[href^="${ROUTES.getAQuote}"], form[action^="${ROUTES.getAQuote}"]`;

let pages: readonly RenderedPage[] = [];
beforeAll(async () => {
  const rendered = await renderedPages();
  const listed = new Set(indexablePages(rendered).map(({ path }) => path));
  pages = rendered.filter(({ path }) => listed.has(path));
});

const bodyOf = (path: string) => parsed(pages.find((page) => page.path === path)?.html ?? '').body;

describe('ways to a price', () => {
  it('FLW-3: every page that sells something leads into a quote, besides the header', () => {
    const without = pages.filter(({ html }) => !parsed(html).body.querySelector(QUOTE)).map(({ path }) => path);
    expect(without.filter((path) => !WITHOUT.test(path))).toEqual([]);
    expect(without).toContain('/privacy-policy');
    expect(pages.length).toBeGreaterThan(100);
  });

  it.each(IN_HERO)('FLW-3: %s has it beside its heading, with a spot to count', (path) => {
    const link = bodyOf(path).querySelector('h1')?.parentElement?.querySelector<HTMLElement>(QUOTE);
    expect(link?.dataset.spot).toBeTruthy();
  });

  it.each(WITH_ACTION)('%s has one button beside its heading, which leads to something on the site', (path) => {
    const body = bodyOf(path);
    const [action] = body.querySelector('h1')?.parentElement?.querySelectorAll('a') ?? [];
    const href = action?.getAttribute('href') ?? '';
    expect(href.startsWith('#') ? body.querySelector(href) : href).toBeTruthy();
  });
});
