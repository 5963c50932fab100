import type { InferGetStaticPropsType } from 'next';
import { island } from '@/components/ui/Island/island';
import { layOutPartsWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import { useWayBack } from '@/features/home/GoOn/use-way-back';
import '@/features/home/HomeBody?styles';
import '@/features/instant-price/InstantPrice/InstantPrice?styles';
import { INSTANT_PRICE_ID, hydrateWhenNear } from '@/features/instant-price/hydrate-when-near';
import { homePage } from '@/lib/content/home';
import { shownReviews } from '@/lib/server/modules/reviews/shown';

type Props = InferGetStaticPropsType<typeof getStaticProps>;

const Home = island<Pick<Props, 'body' | 'instantPrice'>>(
  async () => {
    const [{ HomeBody }, { InstantPrice }] = await Promise.all([
      import('@/features/home/HomeBody'),
      import('@/features/instant-price/InstantPrice/InstantPrice'),
    ]);
    return ({ body, instantPrice }) => (
      <HomeBody {...body} hero={{ ...body.hero, widgetId: INSTANT_PRICE_ID }}>
        <InstantPrice {...instantPrice} />
      </HomeBody>
    );
  },
  {
    when: 'never',
    onAdopt: (page, { instantPrice }) => {
      const ends = [hydrateWhenNear(page, instantPrice), layOutPartsWhenIdle(page, ':scope > * > *')];
      return () => ends.forEach((end) => end());
    },
  },
);

export const getStaticProps = () => ({ props: homePage(shownReviews()?.reviews) });

export default function HomePage({ body, instantPrice }: Props) {
  return (
    <>
      {useWayBack()}
      <Home body={body} instantPrice={instantPrice} />
    </>
  );
}
