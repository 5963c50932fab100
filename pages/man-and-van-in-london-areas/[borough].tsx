import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { useEffect, useState } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { AreaBody } from '@/features/areas/AreaBody/AreaBody';
import '@/features/areas/styles';
import { wakeSlots } from '@/features/areas/wake-slots';
import { trackQuoteClicks } from '@/lib/analytics/quote-clicks';
import { areaData } from '@/lib/content/areas/area-data';
import { AREA_SLUGS, boroughOf } from '@/lib/content/areas/area-links';
import { movingAreaContent } from '@/lib/content/areas/moving-page';
import { COMPANY } from '@/lib/content/company';
import { asJsonLd } from '@/lib/content/structured-data';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof AreaBody | null = null;

export function getStaticPaths() {
  return { paths: AREA_SLUGS.map((borough) => ({ params: { borough } })), fallback: false };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ borough: string }>) {
  bodyOnServer = AreaBody;
  const borough = boroughOf(params?.borough ?? '');
  const { words, path, ...content } = movingAreaContent(borough);
  const shell: ShellProps = { ...words, canonicalPath: path, jsonLd: asJsonLd(areaData('moving', borough, words)) };
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref };
  return { props: { ...shell, body: { ...content, ...call, trail: breadcrumbTrail(path) } } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** Keyed by its address: from one borough to the next the page is a new one. */
export default function ManAndVanAreaPage(props: Props) {
  return <OneArea key={props.canonicalPath} {...props} />;
}

function OneArea({ body, canonicalPath }: Props) {
  const [{ load, adopt }] = useState(() => ({
    load: async () => {
      const { AreaBody: Body } = await import('@/features/areas/AreaBody/AreaBody');
      return <Body {...body} />;
    },
    adopt: (page: HTMLElement) => wakeSlots(page, body.slots),
  }));
  useEffect(trackQuoteClicks, []);
  const Body = bodyOnServer;
  const id = `body-of-${canonicalPath}`;
  return <ServerMarkup id={id} onServer={Body && <Body {...body} />} load={load} onAdopt={adopt} />;
}
