/**
 * `npm run search-files`: creates the files for search engines and link previews from the pages before the build:
 * public/sitemap.xml, public/robots.txt, the blog's feed, and an image for every page and quote in public/share
 * (lib/tooling/search).
 */
import './load-env';
import './search/without-styles';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BLOG } from '@/lib/content/blog';
import { FLOW_CONTENT } from '@/lib/content/flow-content';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { flowPath, ROUTES } from '@/lib/routes';
import { allArticles } from '@/lib/server/modules/content/articles';
import { feedXml } from '@/lib/server/modules/content/feed';
import { SITE } from '@/lib/site';
import { shareCards, writeShareImages } from './search/share-images';
import { indexablePages, sitePages } from './search/site-pages';
import { robotsTxt, sitemapXml } from './search/sitemap';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

async function searchFiles(): Promise<void> {
  const startedAt = performance.now();
  const pages = indexablePages(await sitePages());
  writeFileSync(path.join(PUBLIC, 'sitemap.xml'), sitemapXml(pages, SITE.origin));
  writeFileSync(path.join(PUBLIC, 'robots.txt'), robotsTxt(SITE.origin));
  const feed = path.join(PUBLIC, ROUTES.blogFeed);
  mkdirSync(path.dirname(feed), { recursive: true });
  writeFileSync(feed, feedXml(allArticles(), { origin: SITE.origin, description: BLOG.description }));
  const quotes = FLOW_IDS.map((flow) => ({ path: flowPath(flow), props: FLOW_CONTENT[flow].start }));
  const cards = shareCards([...pages, ...quotes], PUBLIC);
  const { written, deleted } = await writeShareImages(cards, path.join(PUBLIC, 'share'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${pages.length} pages in the sitemap; share images: ${written} written, ${deleted} deleted in ${seconds} s.`,
  );
}

void searchFiles();
