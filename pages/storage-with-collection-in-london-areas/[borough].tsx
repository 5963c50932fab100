import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { AreaPage } from '@/features/areas/area-page';
import { areaData } from '@/lib/content/areas/area-data';
import { AREA_SLUGS, boroughOf } from '@/lib/content/areas/area-links';
import { storageAreaContent } from '@/lib/content/areas/storage-page';
import { COMPANY } from '@/lib/content/company';
import { asJsonLd } from '@/lib/content/structured-data';
import { shownReviews } from '@/lib/server/modules/reviews/shown';

export function getStaticPaths() {
  return { paths: AREA_SLUGS.map((borough) => ({ params: { borough } })), fallback: false };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ borough: string }>) {
  const borough = boroughOf(params?.borough ?? '');
  const { words, path, ...content } = storageAreaContent(borough, shownReviews()?.reviews);
  const shell = {
    ...words,
    canonicalPath: path,
    jsonLd: asJsonLd(areaData('storage', borough, words)),
  } satisfies ShellProps;
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref };
  return { props: { ...shell, body: { ...content, ...call, trail: breadcrumbTrail(path) } } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default function StorageAreaPage({ canonicalPath, body }: Props) {
  return <AreaPage key={canonicalPath} {...body} />;
}
