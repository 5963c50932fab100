import { MOVING_SPACES } from '@/lib/domain/order-types';
import { formatPence, type Pence, pence } from '@/lib/domain/money';
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
export const COMPANY_REFERENCE: Thing = { '@type': 'MovingCompany', '@id': COMPANY_ID, name: SITE.name };
export const SITE_REFERENCE: Thing = { '@type': 'WebSite', '@id': SITE_ID, name: SITE.name, url: `${SITE.origin}/` };

/** Returns the absolute URL of a page. */
export const addressOf = (path: string): string => SITE.origin + path;

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
  const said = things.length === 1 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...said }).replaceAll('<', '\\u003c');
}
