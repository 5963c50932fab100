import { CLEANING_SPACES, MOVING_SPACES, STORAGE_SPACES, STORAGE_TERMS } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { FOOTER_COLUMNS } from '../footer-navigation';
import { NAV_GROUPS } from '../navigation';
import { SERVICE_PAGES, servicePage, servicePath } from './pages';
import { serviceBody } from './service-body';
import type { Action, ServicePage } from './service-page';

const CALL = { phone: '020 7946 0123', phoneHref: 'tel:+442079460123', email: 'hello@example.com' };
const each = SERVICE_PAGES.map((page) => [servicePath(page.slug), page] as const);
const linked = [...NAV_GROUPS, ...FOOTER_COLUMNS].flatMap(({ links }) => links.map(({ href }) => href));

/** The query values that each flow accepts (its prefill). */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.movingQuote]: MOVING_SPACES,
  [ROUTES.storageQuote]: STORAGE_SPACES,
  [ROUTES.cleaningQuote]: CLEANING_SPACES,
};

function hrefsOf({ action, sections }: ServicePage): readonly string[] {
  const actions = sections.flatMap((section): readonly (Action | undefined)[] => {
    if (section.kind === 'choices') return section.choices.map((choice) => choice.action);
    return section.kind === 'story' || section.kind === 'sizes' ? [section.action] : [];
  });
  const sizes = sections.flatMap((section) => (section.kind === 'sizes' ? section.sizes : []));
  return [action, ...actions, ...sizes].flatMap((link) => (link ? [link.href] : []));
}

describe('the list of services', () => {
  it('NAV-1: has a page for every service that the navigation leads to', () => {
    const wanted = linked.filter((href) => href.startsWith('/services'));
    expect(SERVICE_PAGES.map(({ slug }) => servicePath(slug))).toEqual(expect.arrayContaining(wanted));
  });

  it('NAV-1: has a page for every parent of a page', () => {
    const parents = SERVICE_PAGES.flatMap(({ slug }) => slug.split('/').slice(0, -1));
    expect(parents.map((slug) => servicePage(slug).slug)).toEqual(parents);
  });

  it.each(['slug', 'title', 'description', 'h1', 'lead', 'label'] as const)('SHELL-1: has every %s once', (name) => {
    const said = SERVICE_PAGES.map((page) => page[name]);
    expect(new Set(said).size).toBe(said.length);
  });

  it('LAW-10: says who carries waste, and never that a tenant must pay for a clean', () => {
    expect(JSON.stringify(servicePage('disposal'))).toContain(COMPANY.legal.wasteCarrier.value);
    const cleaning = JSON.stringify(servicePage('cleaning'));
    expect(cleaning).toContain('Tenant Fees Act 2019');
    expect(cleaning).not.toMatch(/compulsory|required by (law|your landlord)|must (be|have it) professionally/i);
  });

  it('refuses a slug that nobody wrote a page for', () => {
    expect(() => servicePage('teleport')).toThrow(RangeError);
  });
});

describe.each(each)('%s', (_, page) => {
  it('SHELL-1: has a title and a description of the length that is shown', () => {
    expect(page.title.length).toBeLessThanOrEqual(34);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('says once how it works, in four steps, and once what is included and what is not', () => {
    const steps = page.sections.filter((section) => section.kind === 'steps');
    const included = page.sections.filter((section) => section.kind === 'included');
    expect(steps.map((section) => section.steps.length)).toEqual([4]);
    expect(included.map((section) => section.included.length > 2 && section.excluded.length > 2)).toEqual([true]);
    expect(page.questions.length).toBeGreaterThanOrEqual(3);
  });

  it('has each heading and each anchor once', () => {
    const titles = page.sections.map(({ title }) => title);
    const ids = [...page.sections, ...page.questions].flatMap(({ id }) => (id ? [id] : []));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leads into quotes with plans and terms that they know', () => {
    for (const href of hrefsOf(page)) {
      const { pathname, searchParams } = new URL(href, 'https://example.com');
      const plan = searchParams.get('plan');
      const term = searchParams.get('term');
      if (plan) expect(PLANS[pathname.replace(/\/packing$/, '')]).toContain(plan);
      if (term) expect(STORAGE_TERMS).toContain(term);
    }
  });

  it('LAW-8: shows four reviews of its category, whatever their stars, and ways on that exist', () => {
    const { reviews, related } = serviceBody(page, CALL);
    expect(reviews.reviews).toHaveLength(4);
    expect(reviews.reviews.every(({ review }) => review.categories.includes(page.reviews))).toBe(true);
    expect([3, 6]).toContain(related.length);
    expect(page.related).not.toContain(page.slug);
  });
});
