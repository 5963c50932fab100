import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { useState } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { ServiceBody } from '@/features/services/ServiceBody/ServiceBody';
import '@/features/services/styles';
import { COMPANY } from '@/lib/content/company';
import { SERVICE_PAGES, servicePage, servicePath } from '@/lib/content/services/pages';
import { servicePageData } from '@/lib/content/services/service-data';
import { serviceBody } from '@/lib/content/services/service-body';
import { asJsonLd } from '@/lib/content/structured-data';

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
  const page = servicePage(params?.slug?.join('/') ?? '');
  const canonicalPath = servicePath(page.slug);
  const { title, description } = page;
  const shell: ShellProps = { title, description, canonicalPath, jsonLd: asJsonLd(...servicePageData(page)) };
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref, email: COMPANY.email.value };
  const { hero, ...body } = serviceBody(page, call);
  return { props: { ...shell, body: { ...body, hero: { ...hero, trail: breadcrumbTrail(canonicalPath) } } } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

async function fetchBody(body: Props['body']) {
  const { ServiceBody: Body } = await import('@/features/services/ServiceBody/ServiceBody');
  return <Body {...body} />;
}

/** Keyed by its address: from one service to the next the page is a new one. */
export default function ServicePage(props: Props) {
  return <OneService key={props.canonicalPath} {...props} />;
}

function OneService({ body, canonicalPath }: Props) {
  const [load] = useState(() => () => fetchBody(body));
  const Body = bodyOnServer;
  return (
    <ServerMarkup
      id={`body-of-${canonicalPath}`}
      onServer={Body && <Body {...body} />}
      load={load}
      onAdopt={layOutWhenIdle}
    />
  );
}
