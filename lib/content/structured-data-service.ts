import { type Pence, toPounds } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/vocabulary';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import { addressOf, COMPANY_REFERENCE, type Thing } from './structured-data';

/** A price as the page shows it, VAT included. */
export type OfferedPrice = {
  readonly name: string;
  readonly price: Pence;
  /** The least that it can cost: "from £49". */
  readonly isFrom?: boolean | undefined;
  /** The price is for a week of storage on this term. Without it the price is for the whole job. */
  readonly weekOn?: StorageTerm | undefined;
};

export type OfferedService = {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** What it is in a few words: "Man and van". */
  readonly serviceType: string;
  /** Places by name; without them all of London. */
  readonly areas?: readonly string[] | undefined;
  readonly offers: readonly OfferedPrice[];
};

/** UN/CEFACT: the price is for a week. */
const WEEK = 'WEE';
const CURRENCY = 'GBP';

/** A service with its prices (SEO-2). */
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

/** A list of prices, for pages that are about nothing else. */
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
    // A stay has its trips too (LAW-1), and schema.org has no word for them.
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
