import type { InferGetStaticPropsType } from 'next';
import { useState } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { PriceListBody } from '@/features/price-list/PriceListBody/PriceListBody';
import '@/features/price-list/styles';
import { COMPANY } from '@/lib/content/company';
import { cleaningOffers, movingOffers } from '@/lib/content/offers';
import { pricesPage } from '@/lib/content/price-list/prices-page';
import { asJsonLd } from '@/lib/content/structured-data';
import { offerCatalogData } from '@/lib/content/structured-data-service';
import { ROUTES } from '@/lib/routes';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017). */
let bodyOnServer: typeof PriceListBody | null = null;

export function getStaticProps() {
  bodyOnServer = PriceListBody;
  const shell: ShellProps = {
    title: 'Price list',
    description:
      'Every price of moving, storage, cleaning and packing in one list: plans, items, miles, floors, units by term, busy days, and what you get back if you cancel.',
    canonicalPath: ROUTES.prices,
    jsonLd: asJsonLd(offerCatalogData('Price list', ROUTES.prices, [...movingOffers(), ...cleaningOffers()])),
  };
  return { props: { ...shell, body: { ...pricesPage(COMPANY.phone.value), trail: breadcrumbTrail(ROUTES.prices) } } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

const fetchBody = async () => (await import('@/features/price-list/PriceListBody/PriceListBody')).PriceListBody;

const draw = (Body: typeof PriceListBody, body: Props['body']) => <Body {...body} />;

export default function PricesPage({ body }: Props) {
  const [load] = useState(() => async () => draw(await fetchBody(), body));
  return (
    <ServerMarkup
      id="prices"
      onServer={bodyOnServer && draw(bodyOnServer, body)}
      load={load}
      onAdopt={layOutWhenIdle}
    />
  );
}
