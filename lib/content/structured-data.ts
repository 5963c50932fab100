import { formatPence, pence, toPounds, type Pence } from '@/lib/domain/money';
import { MOVING_SPACES, type StorageTerm } from '@/lib/domain/order-types';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import { COMPANY } from './company';
import { priceFrom } from './moving-plans';

/**
 * JSON-LD in the vocabulary of schema.org (SEO-2): only facts that the page's text says too. No rating, since a
 * company's own reviews are no evidence about itself. BreadcrumbList is part of components/ui/Breadcrumb.
 */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

const COMPANY_ID = `${SITE.origin}/#company`;
const SITE_ID = `${SITE.origin}/#website`;

/** A reference by id to the company, which the home page describes once. */
const COMPANY_REFERENCE: Thing = { '@type': 'MovingCompany', '@id': COMPANY_ID, name: SITE.name };
const SITE_REFERENCE: Thing = { '@type': 'WebSite', '@id': SITE_ID, name: SITE.name, url: `${SITE.origin}/` };

/** Returns the absolute URL of a page. */
const addressOf = (path: string): string => SITE.origin + path;

/** Returns the JSON-LD of the company, for the home page. Leaves out facts that are still samples. */
export function movingCompanyData(): Thing {
  const { phone, email, address, legal } = COMPANY;
  const prices = MOVING_SPACES.map(priceFrom);
  return {
    ...COMPANY_REFERENCE,
    url: addressOf('/'),
    logo: addressOf('/icon-512.png'),
    image: addressOf('/share.png'),
    areaServed: { '@type': 'City', name: SITE.city },
    priceRange: `${formatPence(least(prices))}–${formatPence(pence(Math.max(...prices)))}`,
    currenciesAccepted: 'GBP',
    ...(!phone.isSample && { telephone: phone.value }),
    ...(!email.isSample && { email: email.value }),
    ...(!address.isSample && { address: address.value }),
    ...(!legal.name.isSample && { legalName: legal.name.value }),
    ...(!legal.vatNumber.isSample && { vatID: legal.vatNumber.value }),
  };
}

const least = (prices: readonly Pence[]): Pence => pence(Math.min(...prices));

/** Returns the JSON-LD of the site, for the home page. */
export const webSiteData = (): Thing => ({ ...SITE_REFERENCE, inLanguage: 'en-GB', publisher: COMPANY_REFERENCE });

/** Returns the content of one JSON-LD script: JSON that cannot end its script element. */
export function asJsonLd(...things: readonly Thing[]): string {
  const [only] = things;
  const document = things.length === 1 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...document }).replaceAll('<', '\\u003c');
}

/** The metadata of a page. */
type PageWords = { readonly title: string; readonly description: string; readonly path: string };
type ListedLink = { readonly name: string; readonly path: string };

const pageData = (type: string, { title, description, path }: PageWords): Thing => ({
  '@type': type,
  '@id': `${addressOf(path)}#page`,
  name: title,
  description,
  url: addressOf(path),
  inLanguage: 'en-GB',
  isPartOf: SITE_REFERENCE,
});

export const aboutPageData = (words: PageWords): Thing => ({
  ...pageData('AboutPage', words),
  mainEntity: COMPANY_REFERENCE,
});

export const contactPageData = (words: PageWords): Thing => ({
  ...pageData('ContactPage', words),
  mainEntity: COMPANY_REFERENCE,
});

/** Returns the JSON-LD of a tool that runs in the page. */
export const webApplicationData = (words: PageWords): Thing => ({
  ...pageData('WebApplication', words),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  publisher: COMPANY_REFERENCE,
});

/** Returns the JSON-LD of a page that links to others: services, areas, articles. */
export const collectionPageData = (words: PageWords, links: readonly ListedLink[]): Thing => ({
  ...pageData('CollectionPage', words),
  mainEntity: itemListData(links),
});

/** Returns the JSON-LD of a list of pages in their displayed order. */
export const itemListData = (links: readonly ListedLink[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: links.length,
  itemListElement: links.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: addressOf(path),
  })),
});

/** Returns the JSON-LD of the questions on a page. Answers are plain text. */
export const faqPageData = (questions: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

type PostedArticle = PageWords & {
  /** Local dates, "2026-11-20". */
  readonly published: string;
  readonly updated: string;
};

/** Returns the JSON-LD of an article with the company as its author. */
export function blogPostingData({ title, description, path, published, updated }: PostedArticle): Thing {
  const url = addressOf(path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: updated,
    inLanguage: 'en-GB',
    author: COMPANY_REFERENCE,
    publisher: COMPANY_REFERENCE,
  };
}

/** Returns the JSON-LD of the index of articles, for its page. */
export const blogData = (words: PageWords, articles: readonly ListedLink[]): Thing => ({
  ...pageData('Blog', words),
  publisher: COMPANY_REFERENCE,
  blogPost: articles.map(({ name, path }) => ({ '@type': 'BlogPosting', headline: name, url: addressOf(path) })),
});

/** A price as displayed on the page, VAT included. */
export type OfferedPrice = {
  readonly name: string;
  readonly price: Pence;
  /** Whether it is the lowest price: "from £49". */
  readonly isFrom?: boolean | undefined;
  /** The term when the price is for a week of storage. Otherwise the price is for the whole job. */
  readonly weekOn?: StorageTerm | undefined;
};

type OfferedService = {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The kind of service in a few words: "Man and van". */
  readonly serviceType: string;
  /** The names of the areas served. All of London by default. */
  readonly areas?: readonly string[] | undefined;
  readonly offers: readonly OfferedPrice[];
};

/** The UN/CEFACT unit code for a week. */
const WEEK = 'WEE';
const CURRENCY = 'GBP';

/** Returns the JSON-LD of a service with its prices (SEO-2). */
export function serviceData({ name, description, path, serviceType, areas, offers }: OfferedService): Thing {
  const url = addressOf(path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType,
    provider: COMPANY_REFERENCE,
    areaServed: areas
      ? areas.map((area) => ({ '@type': 'AdministrativeArea', name: area }))
      : { '@type': 'City', name: SITE.city },
    ...(offers.length > 0 && { offers: offers.map((offer) => offerData(offer, url)) }),
  };
}

/** Returns the JSON-LD of a list of prices, for pages that are only about prices. */
export const offerCatalogData = (name: string, path: string, offers: readonly OfferedPrice[]): Thing => ({
  '@type': 'OfferCatalog',
  name,
  url: addressOf(path),
  numberOfItems: offers.length,
  itemListElement: offers.map((offer) => offerData(offer, addressOf(path))),
});

function offerData({ name, price, isFrom, weekOn }: OfferedPrice, url: string): Thing {
  const amount = toPounds(price);
  return {
    '@type': 'Offer',
    name,
    // A stay includes trips (LAW-1), for which schema.org has no property.
    ...(weekOn && { description: `A week; ${tripsWords(weekOn)}` }),
    url,
    price: amount.toFixed(2),
    priceCurrency: CURRENCY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      [isFrom ? 'minPrice' : 'price']: amount,
      priceCurrency: CURRENCY,
      valueAddedTaxIncluded: true,
      ...(weekOn && { unitCode: WEEK }),
    },
  };
}
