import type { InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import { island } from '@/components/ui/Island/island';
import '@/features/unit-sizes/UnitSizesBody?styles';
import { COMPANY } from '@/lib/content/company';
import { unitOffers } from '@/lib/content/offers';
import { asJsonLd, serviceData } from '@/lib/content/structured-data';
import { unitSizesContent } from '@/lib/content/unit-sizes/unit-sizes';
import { ROUTES } from '@/lib/routes';

const UnitSizes = island(async () => (await import('@/features/unit-sizes/UnitSizesBody')).UnitSizesBody, {
  when: 'never',
  onAdopt: layOutWhenIdle,
});

export function getStaticProps() {
  const content = unitSizesContent({ phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref });
  const sizes = content.units.map(({ title }) => title);
  const title = 'Storage unit sizes and prices';
  const description = `${sizes.length} storage units from ${sizes[0]} to ${sizes.at(-1)}, drawn to scale with what fits, and the price of each by the week, the month and longer.`;
  const service = {
    name: title,
    description,
    path: ROUTES.unitSizes,
    serviceType: 'Self storage',
    offers: unitOffers(),
  };
  const shell: ShellProps = { title, description, canonicalPath: service.path, jsonLd: asJsonLd(serviceData(service)) };
  return { props: { ...shell, body: { ...content, trail: breadcrumbTrail(ROUTES.unitSizes) } } };
}

export default function UnitSizesPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <UnitSizes {...body} />;
}
