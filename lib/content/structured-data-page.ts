import { addressOf, COMPANY_REFERENCE, SITE_REFERENCE, type Thing } from './structured-data';

/** What a page says about itself in its head. */
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

/** A tool that runs in the page. */
export const webApplicationData = (words: PageWords): Thing => ({
  ...pageData('WebApplication', words),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  publisher: COMPANY_REFERENCE,
});

/** A page that leads to others: services, areas, articles. */
export const collectionPageData = (words: PageWords, links: readonly ListedLink[]): Thing => ({
  ...pageData('CollectionPage', words),
  mainEntity: itemListData(links),
});

/** Pages in the order in which they are shown. */
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

/** Questions as they stand on the page; answers are plain text. */
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

/** An article; the company wrote it. */
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

/** The index of articles, for its page. */
export const blogData = (words: PageWords, articles: readonly ListedLink[]): Thing => ({
  ...pageData('Blog', words),
  publisher: COMPANY_REFERENCE,
  blogPost: articles.map(({ name, path }) => ({ '@type': 'BlogPosting', headline: name, url: addressOf(path) })),
});
