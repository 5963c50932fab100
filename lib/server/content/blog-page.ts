import { BLOG } from '@/lib/content/blog';
import { drawingById } from '@/lib/content/drawing-by-id';
import { asJsonLd } from '@/lib/content/structured-data';
import { blogData } from '@/lib/content/structured-data-page';
import { ROUTES } from '@/lib/routes';
import { articleCard } from './article-page';
import { allArticles, articleNamed } from './articles';

/** Returns the props of the blog's list of articles, with its head. */
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
