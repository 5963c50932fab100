import type { SitePage } from './site-pages';
import { robotsTxt, sitemapXml } from './sitemap';

const ORIGIN = 'https://www.example.com';
const page = (path: string, props: Partial<SitePage['props']> = {}): SitePage => ({
  path,
  route: path,
  props: { title: 'Title', description: 'Description', ...props },
});

describe('sitemap.xml', () => {
  it('SEO-1: has the canonical address of every page, with the day of its last change where that is known', () => {
    const xml = sitemapXml([page('/'), page('/blog/a', { canonicalPath: '/blog/b', updated: '2026-11-20' })], ORIGIN);
    expect(xml.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://www.example.com/</loc></url>',
      '<url><loc>https://www.example.com/blog/b</loc><lastmod>2026-11-20</lastmod></url>',
    ]);
  });

  it('SEO-1: stays XML whatever an address holds', () => {
    expect(sitemapXml([page('/a&b')], ORIGIN)).toContain('/a&amp;b</loc>');
  });
});

describe('robots.txt', () => {
  it('SEO-1: names the sitemap and keeps nothing but calls from being read', () => {
    expect(robotsTxt(ORIGIN)).toContain('Sitemap: https://www.example.com/sitemap.xml\n');
    expect(robotsTxt(ORIGIN).match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  });
});
