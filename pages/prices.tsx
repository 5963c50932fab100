import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import { PriceListBody } from '@/features/price-list/PriceListBody/PriceListBody';
import '@/features/price-list/styles';
import { COMPANY } from '@/lib/content/company';
import { pricesHead, pricesPage } from '@/lib/content/price-list/prices-page';
import { ROUTES } from '@/lib/routes';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017). */
let bodyOnServer: typeof PriceListBody | null = null;

export function getStaticProps() {
  bodyOnServer = PriceListBody;
  return {
    props: { ...pricesHead(), body: { ...pricesPage(COMPANY.phone.value), trail: breadcrumbTrail(ROUTES.prices) } },
  };
}

const load = async () => (await import('@/features/price-list/PriceListBody/PriceListBody')).PriceListBody;

export default function PricesPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <MarkupPage id="prices" body={body} onServer={bodyOnServer} load={load} onAdopt={layOutWhenIdle} />;
}
