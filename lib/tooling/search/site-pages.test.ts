import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { fullTitle } from '@/components/layout/HeadMetadata/HeadMetadata';
import { FOOTER_COLUMNS, LEGAL_LINKS } from '@/lib/content/footer-navigation';
import { HEADER_TABS, MOBILE_LINKS, NAV_GROUPS } from '@/lib/content/navigation';
import { ROUTES } from '@/lib/routes';
import { schemaOrgProblems } from '@/lib/testing/schema-org';
import { propsBytes } from '../size-budget.json';
import { linkCheck, linksIn } from '@/lib/testing/page-links';
import { addressAt, indexablePages, paramsAt, type SitePage, sitePages } from './site-pages';

/** The lengths of titles that search engines show: longer ones are cut, shorter ones say too little. */
const TITLE = { least: 10, most: 65 } as const;
const DESCRIPTION = { least: 70, most: 160 } as const;

let all: readonly SitePage[] = [];
let pages: readonly SitePage[] = [];
beforeAll(async () => {
  all = await sitePages();
  pages = indexablePages(all);
});

/** Returns the values that several pages share, with those pages. */
function shared(value: (page: SitePage) => string): readonly string[] {
  const byValue = new Map<string, SitePage[]>();
  for (const page of pages) byValue.set(value(page), [...(byValue.get(value(page)) ?? []), page]);
  return [...byValue]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(', ')}`);
}

const outside = ({ least, most }: { least: number; most: number }, text: string) =>
  text.length < least || text.length > most;

describe('every page', () => {
  it('SEO-1: has one canonical address, its own', () => {
    expect(pages.filter(({ path, props }) => props.canonicalPath !== path).map(({ path }) => path)).toEqual([]);
  });

  it('SEO-1: has a title of its own, short enough to be shown whole', () => {
    expect(shared(({ props }) => fullTitle(props.title))).toEqual([]);
    const titles = pages.map(({ path, props }) => `${path}: ${fullTitle(props.title)}`);
    expect(titles.filter((text) => outside(TITLE, text.slice(text.indexOf(': ') + 2)))).toEqual([]);
  });

  it('SEO-1: has a description of its own, of one or two sentences', () => {
    expect(shared(({ props }) => props.description)).toEqual([]);
    const wrong = pages.filter(({ props }) => outside(DESCRIPTION, props.description));
    expect(wrong.map(({ path, props }) => `${path}: ${props.description.length}`)).toEqual([]);
  });

  it('SEO-2: has structured data in the words of schema.org, and none about reviews of ourselves', () => {
    for (const { path, props } of pages) {
      if (props.jsonLd === undefined) continue;
      expect(props.jsonLd).not.toMatch(/<|"(?:aggregateRating|Rating|reviews?)"/i);
      expect([path, schemaOrgProblems(JSON.parse(props.jsonLd))]).toEqual([path, []]);
    }
  });

  it('BRD-1: stands under pages that are there', () => {
    const leads = linkCheck(all);
    const missing = pages.flatMap(({ path }) => breadcrumbTrail(path).filter(({ href }) => !leads(href)));
    expect(missing.map(({ href }) => href)).toEqual([]);
  });

  it('NAV-1: links only to what answers', () => {
    const leads = linkCheck(all);
    const broken = all.flatMap(({ path, props }) =>
      linksIn(props)
        .filter((href) => !leads(href))
        .map((href) => `${path} → ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('carries no more than its budget of props, whichever of its route it is', () => {
    // Without what Next.js adds around the props: the route, the build and the locale.
    const limit = propsBytes - 300;
    const heavy = pages.map(({ path, props }) => `${path}: ${Buffer.byteLength(JSON.stringify(props))}`);
    expect(heavy.filter((line) => Number(line.split(': ')[1]) > limit)).toEqual([]);
  });
});

describe('navigation', () => {
  it('NAV-1: header, menus and footer lead only to pages that are there', () => {
    const leads = linkCheck(all);
    const links = [...NAV_GROUPS, ...FOOTER_COLUMNS].flatMap((group) => group.links);
    const hrefs = [
      ...links,
      ...HEADER_TABS,
      ...MOBILE_LINKS,
      ...LEGAL_LINKS,
      ...Object.values(ROUTES).map((href) => ({ href })),
    ];
    expect([...new Set(hrefs.map(({ href }) => href))].filter((href) => !leads(href))).toEqual([]);
  });
});

describe('addressAt', () => {
  it.each([
    ['/', {}, '/'],
    ['/services/[...slug]', { slug: ['shipping', 'spain'] }, '/services/shipping/spain'],
    ['/[document]', { document: 'cookie-policy' }, '/cookie-policy'],
    ['/areas/[[...rest]]', {}, '/areas'],
  ])('%s with %j is %s', (route, params, expected) => {
    expect(addressAt(route, params)).toBe(expected);
  });

  it.each(['/services/shipping/spain', '/services/moving', '/services'])(
    '%s is found again by its params',
    (address) => {
      const route = '/services/[[...slug]]';
      expect(addressAt(route, paramsAt(route, address))).toBe(address);
    },
  );

  it('refuses an address of another route', () => {
    expect(() => paramsAt('/blog/[article]', '/services/moving')).toThrow('/services/moving is no address of');
  });
});
