import { fromPounds } from '@/lib/domain/money';
import { SITE } from '@/lib/site';
import { schemaOrgProblems } from '@/lib/testing/schema-org';
import {
  aboutPageData,
  asJsonLd,
  blogData,
  blogPostingData,
  collectionPageData,
  contactPageData,
  faqPageData,
  itemListData,
  movingCompanyData,
  offerCatalogData,
  serviceData,
  webApplicationData,
  webSiteData,
  type Thing,
} from './structured-data';

const WORDS = { title: 'Storage', description: 'Storage by the week.', path: '/services/storage' };
const LINKS = [{ name: 'Moving', path: '/services/moving' }];
const SERVICE = {
  name: 'Storage',
  description: 'Collected and returned.',
  path: '/services/storage',
  serviceType: 'Self storage',
  offers: [{ name: '6 × 4 ft', price: fromPounds(21.9), weekOn: 'weekly' as const }],
};

const THINGS: readonly (readonly [string, Thing])[] = [
  ['the company', movingCompanyData()],
  ['the site', webSiteData()],
  ['a service with prices', serviceData(SERVICE)],
  ['a service of named places without prices', serviceData({ ...SERVICE, areas: ['Camden'], offers: [] })],
  [
    'a list of prices',
    offerCatalogData('Prices', '/prices', [{ name: 'Mini move', price: fromPounds(119), isFrom: true }]),
  ],
  ['about us', aboutPageData(WORDS)],
  ['contact', contactPageData(WORDS)],
  ['a tool', webApplicationData(WORDS)],
  ['a collection', collectionPageData(WORDS, LINKS)],
  ['a list', itemListData(LINKS)],
  ['questions', faqPageData([{ question: 'How long?', answer: 'Four weeks or more.' }])],
  ['an article', blogPostingData({ ...WORDS, published: '2026-10-01', updated: '2026-11-20' })],
  ['the blog', blogData(WORDS, LINKS)],
];

const parsed = (...things: readonly Thing[]): unknown => JSON.parse(asJsonLd(...things));

describe('structured data', () => {
  it.each(THINGS)('SEO-2: describes %s in the words of schema.org', (_, thing) => {
    expect(schemaOrgProblems(parsed(thing))).toEqual([]);
  });

  it('SEO-2: puts several things of a page into one graph', () => {
    const things = THINGS.map(([, thing]) => thing);
    expect(parsed(...things)).toMatchObject({ '@context': 'https://schema.org', '@graph': { length: things.length } });
    expect(schemaOrgProblems(parsed(...things))).toEqual([]);
  });

  it('SEO-2: offers a price in pounds with VAT, for the time it pays for', () => {
    expect(serviceData(SERVICE)).toMatchObject({
      offers: [
        {
          price: '21.90',
          priceCurrency: 'GBP',
          priceSpecification: { valueAddedTaxIncluded: true, unitCode: 'WEE' },
          url: `${SITE.origin}/services/storage`,
        },
      ],
    });
  });

  it('SEO-2: never rates ourselves', () => {
    expect(asJsonLd(...THINGS.map(([, thing]) => thing))).not.toMatch(/"(?:aggregateRating|Rating|reviews?)"/i);
  });
});

describe('the check against schema.org', () => {
  const withContext = (thing: object) => ({ '@context': 'https://schema.org', ...thing });

  it.each([
    ['a type it does not know', { '@type': 'Mover' }, '@type Mover is not known'],
    ['a property of another type', { '@type': 'Service', price: '1.00' }, 'Service has no property price'],
    ['a value of the wrong kind', { '@type': 'Thing', url: 'no address' }, 'Thing.url may not be "no address"'],
    [
      'a thing where another belongs',
      { '@type': 'Service', provider: { '@type': 'Offer' } },
      'Service.provider may not be a Offer',
    ],
    [
      'a day that is none',
      { '@type': 'BlogPosting', datePublished: 'May' },
      'BlogPosting.datePublished may not be "May"',
    ],
  ])('finds %s', (_, thing, problem) => {
    expect(schemaOrgProblems(withContext(thing))).toEqual([problem]);
  });

  it('finds a script without its context', () => {
    expect(schemaOrgProblems({ '@type': 'Thing' })).toEqual(['@context is undefined']);
  });
});
