import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import { island } from '@/components/ui/Island/island';
import '@/features/price-list/PriceListBody?styles';
import { COMPANY } from '@/lib/content/company';
import { pricesHead, pricesPage } from '@/lib/content/price-list/price-list';
import { ROUTES } from '@/lib/routes';

const PriceList = island(async () => (await import('@/features/price-list/PriceListBody')).PriceListBody, {
  when: 'never',
  onAdopt: layOutWhenIdle,
});

export function getStaticProps() {
  return {
    props: { ...pricesHead(), body: { ...pricesPage(COMPANY.phone.value), trail: breadcrumbTrail(ROUTES.prices) } },
  };
}

export default function PricesPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PriceList {...body} />;
}
