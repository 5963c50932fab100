/**
 * The part of schema.org's vocabulary (release 29) that the site uses: for each type its own properties, its parent
 * type, and the allowed values of each property. `check` finds unknown or disallowed parts.
 */
type Kind = 'Text' | 'URL' | 'Number' | 'Integer' | 'Boolean' | 'Date';
type Expected = Kind | (string & {});
type Type = { readonly above: readonly string[]; readonly properties: Readonly<Record<string, readonly Expected[]>> };

const TYPES: Readonly<Record<string, Type>> = {
  Thing: {
    above: [],
    properties: {
      name: ['Text'],
      description: ['Text'],
      url: ['URL'],
      image: ['URL'],
      sameAs: ['URL'],
      mainEntityOfPage: ['URL', 'CreativeWork'],
    },
  },
  Organization: {
    above: ['Thing'],
    properties: {
      address: ['Text', 'PostalAddress'],
      areaServed: ['Text', 'Place', 'AdministrativeArea'],
      email: ['Text'],
      legalName: ['Text'],
      logo: ['URL'],
      telephone: ['Text'],
      vatID: ['Text'],
    },
  },
  Place: { above: ['Thing'], properties: { address: ['Text', 'PostalAddress'] } },
  AdministrativeArea: { above: ['Place'], properties: {} },
  City: { above: ['AdministrativeArea'], properties: {} },
  Country: { above: ['AdministrativeArea'], properties: {} },
  LocalBusiness: {
    above: ['Organization', 'Place'],
    properties: { currenciesAccepted: ['Text'], openingHours: ['Text'], priceRange: ['Text'] },
  },
  HomeAndConstructionBusiness: { above: ['LocalBusiness'], properties: {} },
  MovingCompany: { above: ['HomeAndConstructionBusiness'], properties: {} },
  Intangible: { above: ['Thing'], properties: {} },
  Service: {
    above: ['Intangible'],
    properties: {
      areaServed: ['Text', 'Place', 'AdministrativeArea'],
      offers: ['Offer'],
      provider: ['Organization'],
      serviceType: ['Text'],
    },
  },
  Offer: {
    above: ['Intangible'],
    properties: {
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      priceSpecification: ['PriceSpecification'],
    },
  },
  PriceSpecification: {
    above: ['Intangible'],
    properties: {
      minPrice: ['Number'],
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      valueAddedTaxIncluded: ['Boolean'],
    },
  },
  UnitPriceSpecification: { above: ['PriceSpecification'], properties: { unitCode: ['Text', 'URL'] } },
  CreativeWork: {
    above: ['Thing'],
    properties: {
      author: ['Organization'],
      dateModified: ['Date'],
      datePublished: ['Date'],
      headline: ['Text'],
      inLanguage: ['Text'],
      isPartOf: ['CreativeWork', 'URL'],
      mainEntity: ['Thing'],
      publisher: ['Organization'],
      text: ['Text'],
    },
  },
  WebSite: { above: ['CreativeWork'], properties: {} },
  WebPage: { above: ['CreativeWork'], properties: { breadcrumb: ['BreadcrumbList', 'Text'] } },
  AboutPage: { above: ['WebPage'], properties: {} },
  ContactPage: { above: ['WebPage'], properties: {} },
  CollectionPage: { above: ['WebPage'], properties: {} },
  FAQPage: { above: ['WebPage'], properties: {} },
  SoftwareApplication: {
    above: ['CreativeWork'],
    properties: { applicationCategory: ['Text', 'URL'], operatingSystem: ['Text'] },
  },
  WebApplication: { above: ['SoftwareApplication'], properties: {} },
  Blog: { above: ['CreativeWork'], properties: { blogPost: ['BlogPosting'] } },
  Article: { above: ['CreativeWork'], properties: { wordCount: ['Integer'] } },
  SocialMediaPosting: { above: ['Article'], properties: {} },
  BlogPosting: { above: ['SocialMediaPosting'], properties: {} },
  Comment: { above: ['CreativeWork'], properties: {} },
  Question: { above: ['Comment'], properties: { acceptedAnswer: ['Answer', 'ItemList'] } },
  Answer: { above: ['Comment'], properties: {} },
  ItemList: {
    above: ['Intangible'],
    properties: { itemListElement: ['ListItem', 'Text', 'Thing'], numberOfItems: ['Integer'] },
  },
  OfferCatalog: { above: ['ItemList'], properties: {} },
  BreadcrumbList: { above: ['ItemList'], properties: {} },
  ListItem: { above: ['Intangible'], properties: { item: ['Thing', 'URL'], position: ['Integer', 'Text'] } },
};

const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const KINDS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isUrl,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value),
};

/** Returns the type and all its ancestors. */
function lineage(type: string): readonly string[] {
  return [type, ...(TYPES[type]?.above ?? []).flatMap(lineage)];
}

const expectedOf = (type: string, property: string): readonly Expected[] | undefined =>
  lineage(type)
    .map((one) => TYPES[one]?.properties[property])
    .find((expected) => expected !== undefined);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the problems of a parsed JSON-LD script; empty when there are none. */
export function schemaOrgProblems(script: unknown): readonly string[] {
  if (!isNode(script)) return ['is no object'];
  const { '@context': context, '@graph': graph, ...rest } = script;
  const things = graph === undefined ? [rest] : [graph].flat();
  return [
    ...(context === 'https://schema.org' ? [] : [`@context is ${String(context)}`]),
    ...things.flatMap((thing) => (isNode(thing) ? nodeProblems(thing) : ['@graph holds no object'])),
  ];
}

function nodeProblems(node: Node, where = ''): readonly string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  if (typeof type !== 'string' || !TYPES[type]) return [`${where}@type ${String(type)} is not known`];
  const at = `${where}${type}`;
  return [
    ...(id === undefined || isUrl(id) ? [] : [`${at}: @id is no address`]),
    ...Object.entries(properties).flatMap(([property, value]) => {
      const expected = expectedOf(type, property);
      if (!expected) return [`${at} has no property ${property}`];
      return [value].flat().flatMap((one) => valueProblems(one, expected, `${at}.${property}`));
    }),
  ];
}

function valueProblems(value: unknown, expected: readonly Expected[], at: string): readonly string[] {
  if (isNode(value)) {
    const fits = lineage(String(value['@type'])).some((type) => expected.includes(type));
    return [...(fits ? [] : [`${at} may not be a ${String(value['@type'])}`]), ...nodeProblems(value, `${at} › `)];
  }
  const fits = expected.some((kind) => kind in KINDS && KINDS[kind as Kind](value));
  return fits ? [] : [`${at} may not be ${JSON.stringify(value)}`];
}
