import type { InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/areas/AreaIndexBody?styles';
import { areaIndexData } from '@/lib/content/areas/area-data';
import { areaIndexContent } from '@/lib/content/areas/index-page';
import { asJsonLd } from '@/lib/content/structured-data';
import { ROUTES } from '@/lib/routes';

const Areas = island(async () => (await import('@/features/areas/AreaIndexBody')).AreaIndexBody, {
  when: 'never',
});

export function getStaticProps() {
  const { words, ...content } = areaIndexContent('moving');
  const jsonLd = asJsonLd(areaIndexData('moving', words));
  const shell: ShellProps = { ...words, canonicalPath: ROUTES.manAndVanAreas, jsonLd };
  return { props: { ...shell, body: { ...content, trail: breadcrumbTrail(ROUTES.manAndVanAreas) } } };
}

export default function ManAndVanAreasPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Areas {...body} />;
}
