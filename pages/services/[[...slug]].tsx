import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import { island } from '@/components/ui/Island/island';
import '@/features/services/ServiceBody?styles';
import { SERVICE_PAGES, servicePage } from '@/lib/content/services/pages';
import { serviceProps } from '@/lib/content/services/service-body';
import { shownReviews } from '@/lib/server/modules/reviews/shown';

const Service = island(async () => (await import('@/features/services/ServiceBody')).ServiceBody, {
  when: 'never',
  onAdopt: layOutWhenIdle,
});

export function getStaticPaths() {
  return {
    paths: SERVICE_PAGES.map(({ slug }) => ({ params: { slug: slug === '' ? [] : slug.split('/') } })),
    fallback: false,
  };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ slug?: string[] }>) {
  const { body, ...shell } = serviceProps(servicePage(params?.slug?.join('/') ?? ''), shownReviews()?.reviews);
  const hero = { ...body.hero, trail: breadcrumbTrail(shell.canonicalPath) };
  return { props: { ...shell, body: { ...body, hero } } };
}

export default function ServicePage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Service key={path} {...body} />;
}
