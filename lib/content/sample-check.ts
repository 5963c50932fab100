import { companyFrom, type Company, type CompanyFact } from './company';
import { REVIEWS } from './reviews/reviews';

/** One placeholder that must be replaced before the site goes live. */
export type SampleLeft = { readonly what: string; readonly value: string; readonly variable: string };

/** Returns the company's facts that are still samples. Empty when the operator has set all. */
export function samplesLeft(environment: Readonly<Record<string, string | undefined>>): readonly SampleLeft[] {
  return namedFacts(companyFrom(environment))
    .filter(([, fact]) => fact.isSample)
    .map(([what, fact]) => ({ what, value: fact.value, variable: fact.variable }));
}

/** Returns the invented reviews (REV-1), shown until the first customer's review is published. */
export function sampleReviews(): readonly SampleLeft[] {
  const count = REVIEWS.filter(({ isExample }) => isExample).length;
  const variable = 'the first review of a customer, published at /desk/reviews';
  return count === 0 ? [] : [{ what: 'The list of reviews', value: `${count} examples`, variable }];
}

function namedFacts(company: Company): readonly (readonly [string, CompanyFact])[] {
  return [
    ['Phone number', company.phone],
    ['Help email', company.email],
    ['Messenger chat link', company.messenger],
    ['Chat app link', company.chatApp],
    ...company.social.map(({ name, link }) => [`${name} link`, link] as const),
    ['Contact address', company.address],
    ['Legal name', company.legal.name],
    ['Company number', company.legal.number],
    ['Registered office', company.legal.registeredOffice],
    ['VAT number', company.legal.vatNumber],
    ['Waste carrier registration', company.legal.wasteCarrier],
  ];
}
