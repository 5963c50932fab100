import { addressOf, COMPANY_REFERENCE, SITE_REFERENCE, type Thing } from './structured-data';

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

export type PostedArticle = PageWords & {
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
