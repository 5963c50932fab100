import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { useState } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { ArticleBody } from '@/features/blog/ArticleBody/ArticleBody';
import '@/features/blog/styles';
import { asJsonLd } from '@/lib/content/structured-data';
import { blogPostingData } from '@/lib/content/structured-data-page';
import { articlePage } from '@/lib/server/content/article-page';
import { allArticles } from '@/lib/server/content/articles';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof ArticleBody | null = null;

export function getStaticPaths() {
  return { paths: allArticles().map(({ slug }) => ({ params: { article: slug } })), fallback: false };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ article: string }>) {
  const all = allArticles();
  const article = all.find(({ slug }) => slug === params?.article);
  if (!article) return { notFound: true } as const;
  bodyOnServer = ArticleBody;
  const { title, shortTitle, description, path, date: published, updated } = article;
  const shell: ShellProps = {
    ...{ title: shortTitle, description, updated },
    canonicalPath: path,
    jsonLd: asJsonLd(blogPostingData({ title, description, path, published, updated })),
  };
  return { props: { ...shell, body: { trail: breadcrumbTrail(path), article: articlePage(article, all) } } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

const fetchBody = async () => (await import('@/features/blog/ArticleBody/ArticleBody')).ArticleBody;

const draw = (Body: typeof ArticleBody, body: Props['body']) => <Body {...body} />;

/** Keyed by its address: from one article to the next the page is a new one. */
export default function ArticlePage(props: Props) {
  return <OneArticle key={props.canonicalPath} {...props} />;
}

function OneArticle({ body, canonicalPath }: Props) {
  const [load] = useState(() => async () => draw(await fetchBody(), body));
  return (
    <ServerMarkup id={`body-of-${canonicalPath}`} onServer={bodyOnServer && draw(bodyOnServer, body)} load={load} />
  );
}
