import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { hydrateLater } from '@/components/ui/HydrateLater/hydrate-later';
import { movingFlow } from '@/features/quote/moving/flow';
import { remoteBackend } from '@/features/quote/moving/pages/backend';
import { loadMovingView } from '@/features/quote/moving/pages/load';
import { loadStepPage } from '@/features/quote/moving/pages/load-step-page';
import type { MovingStepPageProps } from '@/features/quote/moving/pages/MovingStepPage';
import '@/features/quote/moving/styles';
import { COMPANY } from '@/lib/content/company';
import { movingPictures } from '@/lib/content/moving-pictures';
import { traderFacts } from '@/lib/content/trader';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { movingBackend } from '@/lib/server/quotes/moving-backend';
import { SITE } from '@/lib/site';

const MovingStepPage = hydrateLater(loadStepPage);

export default function Step({ view, trader }: MovingStepPageProps) {
  return <MovingStepPage view={view} trader={trader} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & MovingStepPageProps> = async (context) => {
  const step = movingFlow.steps.find(({ id }) => id === context.params?.step);
  if (!step) return { notFound: true };
  guardPrivatePage(context.res);
  const backend = SITE.apiOrigin ? remoteBackend : movingBackend();
  const around = { backend, now: new Date(), pictures: movingPictures() };
  const view = await loadMovingView(step.id, context.query, around);
  if (view.kind === 'elsewhere') return { redirect: { destination: view.path, permanent: false } };
  if (view.kind === 'gone') context.res.statusCode = 404;
  return {
    props: {
      title: (view.kind === 'question' && view.title) || 'Your moving quote',
      description: 'The price of your move, step by step.',
      noindex: true,
      useLayout: false,
      hideBanner: true,
      view,
      trader: traderFacts(COMPANY),
    },
  };
};
