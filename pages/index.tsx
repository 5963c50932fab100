import type { InferGetStaticPropsType } from 'next';
import { useState } from 'react';
import { layOutPartsWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { useWayBack } from '@/features/home/GoOn/use-way-back';
import { HomeBody } from '@/features/home/HomeBody/HomeBody';
import '@/features/home/styles';
import { InstantPrice } from '@/features/instant-price/InstantPrice/InstantPrice';
import '@/features/instant-price/styles';
import { INSTANT_PRICE_ID, wakeWhenNear } from '@/features/instant-price/wake';
import { homePage } from '@/lib/content/home-page';

type Parts = { readonly HomeBody: typeof HomeBody; readonly InstantPrice: typeof InstantPrice };
type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let partsOnServer: Parts | null = null;

export function getStaticProps() {
  partsOnServer = { HomeBody, InstantPrice };
  return { props: homePage() };
}

async function fetchParts(): Promise<Parts> {
  const [home, widget] = await Promise.all([
    import('@/features/home/HomeBody/HomeBody'),
    import('@/features/instant-price/InstantPrice/InstantPrice'),
  ]);
  return { ...home, ...widget };
}

const draw = (parts: Parts, { body, instantPrice }: Props) => (
  <parts.HomeBody {...body} hero={{ ...body.hero, widgetId: INSTANT_PRICE_ID }}>
    <parts.InstantPrice {...instantPrice} />
  </parts.HomeBody>
);

export default function HomePage(props: Props) {
  // Made once: what a static page says does not change while it is open.
  const [{ load, adopt }] = useState(() => ({
    load: async () => draw(await fetchParts(), props),
    adopt: (page: HTMLElement) => {
      const ends = [wakeWhenNear(page, props.instantPrice), layOutPartsWhenIdle(page, ':scope > * > *')];
      return () => ends.forEach((end) => end());
    },
  }));
  return (
    <>
      {useWayBack()}
      <ServerMarkup id="home" onServer={partsOnServer && draw(partsOnServer, props)} load={load} onAdopt={adopt} />
    </>
  );
}
