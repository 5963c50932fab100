import type { InferGetStaticPropsType } from 'next';
import { useState } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { BlogBody } from '@/features/blog/BlogBody/BlogBody';
import '@/features/blog/styles';
import { BLOG } from '@/lib/content/blog';
import { drawingById } from '@/lib/content/drawing-by-id';
import { asJsonLd } from '@/lib/content/structured-data';
import { blogData } from '@/lib/content/structured-data-page';
import { ROUTES } from '@/lib/routes';
import { articleCard } from '@/lib/server/content/article-page';
import { allArticles, articleNamed } from '@/lib/server/content/articles';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof BlogBody | null = null;

export function getStaticProps() {
  bodyOnServer = BlogBody;
  const articles = allArticles();
  const { shortTitle: title, description, lead } = BLOG;
  const links = articles.map((article) => ({ name: article.title, path: article.path }));
  const shell: ShellProps = {
    ...{ title, description },
    canonicalPath: ROUTES.blog,
    jsonLd: asJsonLd(blogData({ title, description, path: ROUTES.blog }, links)),
  };
  const body = {
    lead,
    trail: breadcrumbTrail(ROUTES.blog),
    drawing: { ...drawingById(BLOG.drawing), alt: '' },
    feedPath: ROUTES.blogFeed,
    starts: BLOG.starts.map(({ when, slug }) => {
      const { path, shortTitle } = articleNamed(slug, articles);
      return { when, path, title: shortTitle };
    }),
    articles: articles.map(articleCard),
  };
  return { props: { ...shell, body } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

const fetchBody = async () => (await import('@/features/blog/BlogBody/BlogBody')).BlogBody;

const draw = (Body: typeof BlogBody, body: Props['body']) => <Body {...body} />;

export default function BlogPage({ body }: Props) {
  const [load] = useState(() => async () => draw(await fetchBody(), body));
  return <ServerMarkup id="blog" onServer={bodyOnServer && draw(bodyOnServer, body)} load={load} />;
}
