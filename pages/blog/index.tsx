import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/blog/BlogBody?styles';
import { ROUTES } from '@/lib/routes';
import { blogPage } from '@/lib/server/modules/content/article-page';

const Blog = island(async () => (await import('@/features/blog/BlogBody')).BlogBody, { when: 'never' });

export function getStaticProps() {
  const { body, ...shell } = blogPage();
  return { props: { ...shell, body: { ...body, trail: breadcrumbTrail(ROUTES.blog) } } };
}

export default function BlogPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Blog {...body} />;
}
