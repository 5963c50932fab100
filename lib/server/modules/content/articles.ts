import { array, object, string, type InferType } from 'yup';
import { ARTICLE_SERVICES, ARTICLE_TOPICS, type ArticleService } from '@/lib/content/article-lists';
import { drawingById, type Drawing } from '@/lib/content/drawings';
import { isLocalDate } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import {
  ContentError,
  description,
  isSample,
  keepMeasures,
  localDate,
  markdownFiles,
  parseFile,
  shortTitle,
  title,
  typeset,
  unlistedAmounts,
  type MarkdownFile,
} from './front-matter';
import { renderMarkdown, type Rendered } from './markdown';
import type { SampleLeft } from '@/lib/content/sample-check';

/** A source, and the amounts of other companies that the article quotes from it. */
const source = object({
  name: string().required('${path} is missing'),
  url: string()
    .required('${path} is missing')
    .matches(/^https:\/\/[^/]+/, '${path} is no https address'),
  amounts: array(string().required()).default([]),
}).noUnknown('sources have only name, url and amounts');

type Dates = { readonly date?: string };
/** False for days that do not exist, which another test reports. */
const isBefore = (day: string, { date = '' }: Dates) => isLocalDate(day) && isLocalDate(date) && day < date;

const articleSchema = object({
  title,
  shortTitle,
  description,
  date: localDate,
  updated: localDate.test('order', 'updated is before date', (value, { parent }) => !isBefore(value, parent as Dates)),
  topics: array(
    string()
      .required()
      .oneOf(ARTICLE_TOPICS, `topics are ${ARTICLE_TOPICS.join(', ')}`),
  )
    .required('${path} is missing')
    .min(1, 'topics are missing'),
  services: array(
    string()
      .required()
      .oneOf(Object.keys(ARTICLE_SERVICES), `services are ${Object.keys(ARTICLE_SERVICES).join(', ')}`),
  )
    .required('${path} is missing')
    .min(2, 'services has fewer than 2')
    .max(3, 'services has more than 3'),
  drawing: string().required('${path} is missing'),
  sources: array(source).default([]),
}).noUnknown('there are unknown entries: ${unknown}');

type ArticleFacts = InferType<typeof articleSchema>;

/** For a practical text (assumption). */
const WORDS_A_MINUTE = 220;

export type Article = Omit<ArticleFacts, 'drawing' | 'services'> &
  Rendered & {
    readonly slug: string;
    readonly path: string;
    readonly minutes: number;
    readonly drawing: Drawing;
    readonly services: readonly ArticleService[];
  };

/** Throws ContentError with the file and every problem of its front matter, or the first problem of its text. */
export function readArticle({ slug, file, text }: MarkdownFile): Article {
  const { facts, body } = parseFile(file, text, articleSchema);
  const unlisted = unlistedAmounts(
    body,
    facts.sources.flatMap(({ amounts }) => amounts),
  );
  if (unlisted.length > 0) {
    throw new ContentError(file, [
      `${unlisted.join(', ')}: a price of ours is a placeholder, an amount of others belongs to a source`,
    ]);
  }
  const rendered = renderMarkdown(file, body);
  return {
    ...facts,
    ...rendered,
    title: typeset(facts.title),
    description: typeset(facts.description),
    html: keepMeasures(rendered.html),
    slug,
    path: `${ROUTES.blog}/${slug}`,
    minutes: Math.max(1, Math.ceil(rendered.words / WORDS_A_MINUTE)),
    drawing: drawingOf(file, facts.drawing),
    services: facts.services.filter((key): key is ArticleService => key in ARTICLE_SERVICES),
  };
}

function drawingOf(file: string, id: string): Drawing {
  try {
    return drawingById(id);
  } catch (error) {
    throw new ContentError(file, [String(error)]);
  }
}

/** The newest first and those of one day by title. */
export function allArticles(): readonly Article[] {
  return markdownFiles('blog')
    .map(readArticle)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
}

/** Returns the articles that share most topics, the newest first among equals. */
export function relatedArticles(article: Article, all: readonly Article[], count: number): readonly Article[] {
  const shared = (other: Article) => other.topics.filter((topic) => article.topics.includes(topic)).length;
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

/** Throws RangeError for an unknown slug. */
export function articleNamed(slug: string, all: readonly Article[]): Article {
  const article = all.find((each) => each.slug === slug);
  if (!article) throw new RangeError(`There is no article lib/content/blog/${slug}.md`);
  return article;
}

/** `isSample`: nobody who is responsible for the company has approved the text yet. */
const documentSchema = object({ title, shortTitle, description, updated: localDate, isSample }).noUnknown(
  'there are unknown entries: ${unknown}',
);

/** lib/content/documents/privacy-policy.md becomes /privacy-policy. Throws ContentError. */
export function readDocument({ slug, file, text }: MarkdownFile) {
  const { facts, body } = parseFile(file, text, documentSchema);
  const typed = unlistedAmounts(body, []);
  if (typed.length > 0) throw new ContentError(file, [`${typed.join(', ')}: an amount of ours is a placeholder`]);
  const { html, headings } = renderMarkdown(file, body);
  return { ...facts, description: typeset(facts.description), slug, file, path: `/${slug}`, html, headings };
}

type LegalDocument = ReturnType<typeof readDocument>;

export const allDocuments = (): readonly LegalDocument[] => markdownFiles('documents').map(readDocument);

/** Returns the legal texts that nobody has approved yet. */
export function sampleDocuments(): readonly SampleLeft[] {
  return allDocuments()
    .filter(({ isSample }) => isSample)
    .map(({ title, file }) => ({
      what: title,
      value: 'a sample text',
      variable: `the approved text in ${file}, with isSample: false`,
    }));
}
