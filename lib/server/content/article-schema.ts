import { array, type InferType, object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { ARTICLE_SERVICES, ARTICLE_TOPICS } from '@/lib/content/article-lists';
import { description, localDate, shortTitle, title } from './fields';

/** Who says what the article says, and the amounts of theirs that it names. */
const source = object({
  name: string().required('${path} is missing'),
  url: string()
    .required('${path} is missing')
    .matches(/^https:\/\/[^/]+/, '${path} is no https address'),
  amounts: array(string().required()).default([]),
}).noUnknown('sources have only name, url and amounts');

type Dates = { readonly date?: string };
/** Of days that exist: another test speaks of the others. */
const isBefore = (day: string, { date = '' }: Dates) => isLocalDate(day) && isLocalDate(date) && day < date;

/** The facts in front of an article. */
export const articleSchema = object({
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

export type ArticleFacts = InferType<typeof articleSchema>;
