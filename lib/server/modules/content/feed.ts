import { type LocalDate, londonInstant } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import type { Article } from './articles';

type FeedOptions = { readonly origin: string; readonly description: string };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** RSS requires the format of RFC 822: "Tue, 03 Nov 2026 09:00:00 GMT". */
const instantOf = (date: LocalDate): string => londonInstant(date, '09:00').toUTCString();

/** Returns RSS 2.0, the newest first, each article as one sentence with a link. */
export function feedXml(articles: readonly Article[], { origin, description }: FeedOptions): string {
  const latest = articles
    .map(({ updated }) => updated)
    .reduce((one, other) => (one > other ? one : other), '1970-01-01');
  const self = `<atom:link href="${escaped(origin + ROUTES.blogFeed)}" rel="self" type="application/rss+xml"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${SITE.name}: blog`),
    element('link', origin + ROUTES.blog),
    element('description', description),
    element('language', 'en-gb'),
    element('lastBuildDate', instantOf(latest)),
    self,
    ...articles.map((article) => itemOf(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf({ path, title, description, date, topics }: Article, origin: string): string {
  const url = origin + path;
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    element('pubDate', instantOf(date)),
    ...topics.map((topic) => element('category', topic)),
    element('description', description),
    '</item>',
  ].join('\n');
}
