import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { AreaPage } from '@/features/areas/area-page';
import { areaData } from '@/lib/content/areas/area-data';
import { AREA_SLUGS, boroughOf } from '@/lib/content/areas/area-links';
import { movingAreaContent } from '@/lib/content/areas/moving-page';
import { COMPANY } from '@/lib/content/company';
import { asJsonLd } from '@/lib/content/structured-data';
import { shownReviews } from '@/lib/server/modules/reviews/shown';

export function getStaticPaths() {
  return { paths: AREA_SLUGS.map((borough) => ({ params: { borough } })), fallback: false };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ borough: string }>) {
  const borough = boroughOf(params?.borough ?? '');
  const { words, path, ...content } = movingAreaContent(borough, shownReviews()?.reviews);
  const shell = {
    ...words,
    canonicalPath: path,
    jsonLd: asJsonLd(areaData('moving', borough, words)),
  } satisfies ShellProps;
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref };
  return { props: { ...shell, body: { ...content, ...call, trail: breadcrumbTrail(path) } } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default function ManAndVanAreaPage({ canonicalPath, body }: Props) {
  return <AreaPage key={canonicalPath} {...body} />;
}
