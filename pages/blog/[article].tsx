import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
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

const load = async () => (await import('@/features/blog/ArticleBody/ArticleBody')).ArticleBody;

export default function ArticlePage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <MarkupPage key={path} id={`body-of-${path}`} body={body} onServer={bodyOnServer} load={load} />;
}
