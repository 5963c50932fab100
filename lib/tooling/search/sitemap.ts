import type { SitePage } from './site-pages';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);

/** Returns sitemap.xml: the canonical address of every page, and when its text last changed where that is known. */
export function sitemapXml(pages: readonly SitePage[], origin: string): string {
  const entries = pages.map(({ path, props: { canonicalPath, updated } }) => {
    const lastmod = updated === undefined ? '' : `<lastmod>${escaped(updated)}</lastmod>`;
    return `  <url><loc>${escaped(origin + (canonicalPath ?? path))}</loc>${lastmod}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/**
 * Returns robots.txt, which excludes calls only. Unlisted pages have a noindex tag, which search engines must be able
 * to read.
 */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
