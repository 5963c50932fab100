import { ACCESS_CHECK, PARKING_PLANNER } from '@/lib/tool-routes';
import { ARTICLE_SERVICES } from '@/lib/content/article-lists';
import { BLOG } from '@/lib/content/blog';
import { FOOTER_COLUMNS, LEGAL_LINKS } from '@/lib/content/footer-navigation';
import { NAV_GROUPS } from '@/lib/content/navigation';
import { ROUTES } from '@/lib/routes';
import { expectWithinBudget } from '@/lib/testing/within-budget';
import { articlePage } from './article-page';
import { allArticles, articleNamed, relatedArticles } from './articles';

const all = allArticles();
/** The limit in bytes for the article's props. The whole page may have 20 kB, and the page frame takes the rest. */
const PROPS_LIMIT = 18_500;

const PAGES = new Set<string>([
  ...Object.values(ROUTES),
  PARKING_PLANNER,
  ACCESS_CHECK,
  ...[...NAV_GROUPS, ...FOOTER_COLUMNS].flatMap(({ links }) => links.map(({ href }) => href)),
  ...LEGAL_LINKS.map(({ href }) => href),
  ...Object.values(ARTICLE_SERVICES).map(({ href }) => href),
  ...all.map(({ path }) => path),
]);

describe('the articles of the blog', () => {
  it('are ten or more, each with a title, a short title and a description of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    for (const key of ['title', 'shortTitle', 'description'] as const) {
      expect(new Set(all.map((article) => article[key])).size).toBe(all.length);
    }
  });

  it.each(all.map((article) => [article.slug, article] as const))(
    '%s is long enough and sent in small props',
    (_, article) => {
      expect(article.words).toBeGreaterThan(700);
      expect(article.words).toBeLessThan(1300);
      expect(article.headings.length).toBeGreaterThanOrEqual(5);
      const props = articlePage(article, all);
      expectWithinBudget(`${article.slug}: bytes of props`, Buffer.byteLength(JSON.stringify(props)), PROPS_LIMIT);
    },
  );

  it.each(all.map(({ slug, html }) => [slug, html] as const))('%s leads only to pages that there are', (_, html) => {
    const paths = [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !PAGES.has(path))).toEqual([]);
  });

  it('LAW-10: never say that a tenant must have a professional clean', () => {
    const { html } = articleNamed('end-of-tenancy-cleaning-and-the-law', all);
    expect(html).toContain('a receipt for a clean a condition');
    expect(all.map((article) => article.html).join()).not.toMatch(
      /(must|have to|need to) (?:have|get|pay for) a professional clean/i,
    );
  });

  it('lead on to three others with topics of their own', () => {
    const [article] = all;
    const related = relatedArticles(article!, all, 3);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(article);
    expect(related[0]?.topics.some((topic) => article!.topics.includes(topic))).toBe(true);
  });

  it('are named by the index only where they exist', () => {
    expect(BLOG.starts.map(({ slug }) => articleNamed(slug, all).slug)).toEqual(BLOG.starts.map(({ slug }) => slug));
    expect(() => articleNamed('castle', all)).toThrow(/There is no article lib\/content\/blog\/castle\.md/);
  });
});
