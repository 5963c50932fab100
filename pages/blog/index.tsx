import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import { BlogBody } from '@/features/blog/BlogBody/BlogBody';
import '@/features/blog/styles';
import { ROUTES } from '@/lib/routes';
import { blogPage } from '@/lib/server/content/blog-page';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof BlogBody | null = null;

export function getStaticProps() {
  bodyOnServer = BlogBody;
  const { body, ...shell } = blogPage();
  return { props: { ...shell, body: { ...body, trail: breadcrumbTrail(ROUTES.blog) } } };
}

const load = async () => (await import('@/features/blog/BlogBody/BlogBody')).BlogBody;

export default function BlogPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <MarkupPage id="blog" body={body} onServer={bodyOnServer} load={load} />;
}
