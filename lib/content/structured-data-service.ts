import { type Pence, toPounds } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/order-types';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import { addressOf, COMPANY_REFERENCE, type Thing } from './structured-data';

/** A price as displayed on the page, VAT included. */
export type OfferedPrice = {
  readonly name: string;
  readonly price: Pence;
  /** Whether it is the lowest price: "from £49". */
  readonly isFrom?: boolean | undefined;
  /** The term when the price is for a week of storage. Otherwise the price is for the whole job. */
  readonly weekOn?: StorageTerm | undefined;
};

export type OfferedService = {
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
