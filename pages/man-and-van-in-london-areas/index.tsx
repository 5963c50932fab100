import type { InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import { AreaIndexBody } from '@/features/areas/AreaIndexBody/AreaIndexBody';
import '@/features/areas/styles';
import { areaIndexData } from '@/lib/content/areas/area-data';
import { areaIndexContent } from '@/lib/content/areas/index-page';
import { asJsonLd } from '@/lib/content/structured-data';
import { ROUTES } from '@/lib/routes';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof AreaIndexBody | null = null;

export function getStaticProps() {
  bodyOnServer = AreaIndexBody;
  const { words, ...content } = areaIndexContent('moving');
  const jsonLd = asJsonLd(areaIndexData('moving', words));
  const shell: ShellProps = { ...words, canonicalPath: ROUTES.manAndVanAreas, jsonLd };
  return { props: { ...shell, body: { ...content, trail: breadcrumbTrail(ROUTES.manAndVanAreas) } } };
}

const load = async () => (await import('@/features/areas/AreaIndexBody/AreaIndexBody')).AreaIndexBody;

export default function ManAndVanAreasPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <MarkupPage id="moving-areas" body={body} onServer={bodyOnServer} load={load} />;
}
