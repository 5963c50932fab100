import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/blog/ArticleBody?styles';
import { asJsonLd, blogPostingData } from '@/lib/content/structured-data';
import { articlePage } from '@/lib/server/modules/content/article-page';
import { allArticles } from '@/lib/server/modules/content/articles';

const Article = island(async () => (await import('@/features/blog/ArticleBody')).ArticleBody, {
  when: 'never',
});

export function getStaticPaths() {
  return { paths: allArticles().map(({ slug }) => ({ params: { article: slug } })), fallback: false };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ article: string }>) {
  const all = allArticles();
  const article = all.find(({ slug }) => slug === params?.article);
  if (!article) return { notFound: true } as const;
  const { title, shortTitle, description, path, date: published, updated } = article;
  const shell: ShellProps = {
    title: shortTitle,
    description,
    updated,
    canonicalPath: path,
    jsonLd: asJsonLd(blogPostingData({ title, description, path, published, updated })),
  };
  return { props: { ...shell, body: { trail: breadcrumbTrail(path), article: articlePage(article, all) } } };
}

export default function ArticlePage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Article key={path} {...body} />;
}
