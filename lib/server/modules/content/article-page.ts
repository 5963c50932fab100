import { ARTICLE_SERVICES, NEXT_STEPS } from '@/lib/content/article-lists';
import { BLOG } from '@/lib/content/blog';
import { drawingById } from '@/lib/content/drawings';
import { asJsonLd, blogData } from '@/lib/content/structured-data';
import { formatDate, type LocalDate } from '@/lib/domain/london-time';
import { countWithNoun } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { allArticles, articleNamed, relatedArticles, type Article } from './articles';

const RELATED = 3;

const day = (date: LocalDate) => ({ date, text: formatDate(date) });

function articleCard({ path, title, description, minutes, topics, drawing }: Article) {
  return {
    path,
    title,
    description,
    topics,
    reading: `${countWithNoun(minutes, 'minute')} to read`,
    // Decorative: the title beside it says the subject.
    drawing: { ...drawing, alt: '' },
  };
}

/** `all`: the candidates for related articles. */
export function articlePage(article: Article, all: readonly Article[]) {
  const { slug, date, updated, headings, html, sources, services, topics } = article;
  const { drawing, action, ...words } = NEXT_STEPS[topics[0] ?? 'Moving'];
  return {
    ...articleCard(article),
    author: SITE.name,
    published: day(date),
    updated: updated === date ? null : day(updated),
    sections: headings,
    html,
    sources: sources.map(({ name, url }) => ({ name, url })),
    services: services.map((key) => {
      const { title, href, text, drawing: picture } = ARTICLE_SERVICES[key];
      return { name: title, href, text, drawing: { ...drawingById(picture), alt: '' } };
    }),
    related: relatedArticles(article, all, RELATED).map(articleCard),
    next: { ...words, drawing: drawingById(drawing), action: { ...action, spot: `blog_${slug.replaceAll('-', '_')}` } },
  };
}

export function blogPage() {
  const articles = allArticles();
  const { shortTitle: title, description, lead } = BLOG;
  const links = articles.map((article) => ({ name: article.title, path: article.path }));
  return {
    title,
    description,
    canonicalPath: ROUTES.blog,
    jsonLd: asJsonLd(blogData({ title, description, path: ROUTES.blog }, links)),
    body: {
      lead,
      drawing: { ...drawingById(BLOG.drawing), alt: '' },
      feedPath: ROUTES.blogFeed,
      starts: BLOG.starts.map(({ when, slug }) => {
        const { path, shortTitle } = articleNamed(slug, articles);
        return { when, path, title: shortTitle };
      }),
      articles: articles.map(articleCard),
    },
  };
}
