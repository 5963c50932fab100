import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import { ServiceBody } from '@/features/services/ServiceBody/ServiceBody';
import '@/features/services/styles';
import { SERVICE_PAGES, servicePage } from '@/lib/content/services/pages';
import { serviceProps } from '@/lib/content/services/service-body';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof ServiceBody | null = null;

export function getStaticPaths() {
  return {
    paths: SERVICE_PAGES.map(({ slug }) => ({ params: { slug: slug === '' ? [] : slug.split('/') } })),
    fallback: false,
  };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ slug?: string[] }>) {
  bodyOnServer = ServiceBody;
  const { body, ...shell } = serviceProps(servicePage(params?.slug?.join('/') ?? ''));
  const hero = { ...body.hero, trail: breadcrumbTrail(shell.canonicalPath) };
  return { props: { ...shell, body: { ...body, hero } } };
}

const load = async () => (await import('@/features/services/ServiceBody/ServiceBody')).ServiceBody;

export default function ServicePage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <MarkupPage
      key={path}
      id={`body-of-${path}`}
      body={body}
      onServer={bodyOnServer}
      load={load}
      onAdopt={layOutWhenIdle}
    />
  );
}
