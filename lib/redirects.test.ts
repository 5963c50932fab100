import redirects from './redirects.json';
import { ROUTES } from './routes';
import { linkCheck } from '@/lib/testing/page-links';
import { routeFiles, sitePages, type SitePage } from './tooling/search/site-pages';

/** The permanent redirects, which browsers may cache for ever. Only for addresses that will never be a page again. */
const PERMANENT: readonly string[] = [];

const FOREIGN = /^(?:[a-z][\w+.-]*:|[/\\]{2})/i;
const sources = redirects.map(({ source }) => source);

describe.each(redirects)('$source leads to $destination', ({ source, destination, permanent }) => {
  let pages: readonly SitePage[] = [];
  beforeAll(async () => {
    pages = await sitePages();
  });

  it('on this site, to a page that answers', () => {
    expect([destination.startsWith('/'), FOREIGN.test(destination)]).toEqual([true, false]);
    expect(linkCheck(pages)(destination)).toBe(true);
  });

  it('stands in the way of no page', () => {
    expect(pages.map(({ path }) => path)).not.toContain(source);
    expect(routeFiles().map(({ route }) => route)).not.toContain(source);
  });

  it('at once: neither to a redirect nor to itself', () => {
    expect(sources).not.toContain(destination);
  });

  it('takes nothing from the request into the address', () => {
    expect(source + destination).not.toMatch(/[:*(){}]/);
  });

  it('for ever only where the old address is given up', () => {
    expect(permanent).toBe(PERMANENT.includes(source));
  });
});

describe('redirects', () => {
  it('have each one source', () => {
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('lead from the parent of the account, which is no page of its own, to its first one', () => {
    expect(redirects).toContainEqual({ source: '/account', destination: ROUTES.account, permanent: false });
  });
});
