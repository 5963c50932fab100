import type { InferGetStaticPropsType } from 'next';
import { useEffect, useState, type ReactNode } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { HomeBody } from '@/features/home/HomeBody/HomeBody';
import '@/features/home/styles';
import { InstantPrice } from '@/features/instant-price/InstantPrice/InstantPrice';
import '@/features/instant-price/styles';
import { INSTANT_PRICE_ID, wakeWhenNear } from '@/features/instant-price/wake';
import { keptDraft } from '@/lib/api/kept-draft';
import { BREAKPOINTS } from '@/lib/breakpoints';
import { COMPANY } from '@/lib/content/company';
import { homeContent } from '@/lib/content/home';
import { asJsonLd, movingCompanyData, webSiteData } from '@/lib/content/structured-data';
import { whenIdle } from '@/lib/idle';
import { SITE } from '@/lib/site';

type Parts = { readonly HomeBody: typeof HomeBody; readonly InstantPrice: typeof InstantPrice };

/** Set by getStaticProps, so only where that runs: Next.js cuts it and what it imports out of the browser's bundle. */
let partsOnServer: Parts | null = null;

async function fetchParts(): Promise<Parts> {
  const [home, widget] = await Promise.all([
    import('@/features/home/HomeBody/HomeBody'),
    import('@/features/instant-price/InstantPrice/InstantPrice'),
  ]);
  return { ...home, ...widget };
}

/** The street of a wide screen and that of one column: the width at which Hero.module.scss changes them. */
const streets = ({ street, streetOnPhone }: ReturnType<typeof homeContent>['hero']) => [
  { path: street.path, media: `(min-width: ${BREAKPOINTS.l}px)` },
  { path: streetOnPhone.path, media: `(max-width: ${BREAKPOINTS.l - 0.02}px)` },
];

export function getStaticProps() {
  partsOnServer = { HomeBody, InstantPrice };
  const shell: ShellProps = {
    title: SITE.name,
    description: `${SITE.name}, ${SITE.city}: man and van, storage and cleaning. ${SITE.tagline}, VAT included.`,
    canonicalPath: '/',
    jsonLd: asJsonLd(movingCompanyData(), webSiteData()),
  };
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref };
  const { widget, ...body } = homeContent(call);
  // Drawn by the style sheet, so the browser would find them late.
  const firstImages = streets(body.hero);
  const instantPrice = { ...widget, initialSpace: 'one_bedroom' as const };
  return { props: { ...shell, firstImages, body, instantPrice } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

const draw = (parts: Parts, { body, instantPrice }: Props) => (
  <parts.HomeBody {...body} hero={{ ...body.hero, widgetId: INSTANT_PRICE_ID }}>
    <parts.InstantPrice {...instantPrice} />
  </parts.HomeBody>
);

/** For somebody who comes back; nobody else fetches its code. */
function useWayBack(): ReactNode {
  const [way, setWay] = useState<ReactNode>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const kept = keptDraft();
        if (!kept) return;
        void import('@/features/home/GoOn/GoOn').then(
          ({ GoOn }) => setWay(<GoOn {...kept} />),
          () => null,
        );
      }),
    [],
  );
  return way;
}

export default function HomePage(props: Props) {
  // Made once: what a static page says does not change while it is open.
  const [{ load, adopt }] = useState(() => ({
    load: async () => draw(await fetchParts(), props),
    adopt: (page: HTMLElement) => {
      const ends = [wakeWhenNear(page, props.instantPrice), layOutWhenIdle(page, ':scope > * > *')];
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
