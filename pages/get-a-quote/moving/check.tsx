import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { remoteBackend } from '@/features/quote/moving/pages/backend';
import { loadMovingView } from '@/features/quote/moving/pages/load';
import { MovingCheckPage, type MovingCheckPageProps } from '@/features/quote/moving/pages/MovingCheckPage';
import { COMPANY } from '@/lib/content/company';
import { movingPictures } from '@/lib/content/moving-pictures';
import { DAY_BEFORE_CALL } from '@/lib/content/next-steps';
import { traderFacts } from '@/lib/content/trader';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { movingBackend } from '@/lib/server/quotes/moving-backend';
import { SITE } from '@/lib/site';

export default function Check({ view, trader, phoneCall, now }: MovingCheckPageProps) {
  return <MovingCheckPage {...{ view, trader, phoneCall, now }} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & MovingCheckPageProps> = async ({ query, res }) => {
  guardPrivatePage(res);
  const backend = SITE.apiOrigin ? remoteBackend : movingBackend();
  const now = new Date();
  const view = await loadMovingView('check', query, { backend, now, pictures: movingPictures() });
  if (view.kind === 'elsewhere') return { redirect: { destination: view.path, permanent: false } };
  if (view.kind === 'gone') res.statusCode = 404;
  return {
    props: {
      title: 'Check your answers',
      description: 'All of your answers and the price, before you pay.',
      noindex: true,
      useLayout: false,
      hideBanner: true,
      view,
      trader: traderFacts(COMPANY),
      phoneCall: DAY_BEFORE_CALL,
      now: now.toISOString(),
    },
  };
};
