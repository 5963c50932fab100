import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { hydrateLater } from '@/components/ui/HydrateLater/hydrate-later';
import { movingBooking } from '@/features/quote/moving/booking';
import { loadStepPage } from '@/features/quote/moving/load-step-page';
import type { MovingStepPageProps } from '@/features/quote/moving/MovingStepPage';
import { movingPrefill } from '@/features/quote/moving/prefill';
import '@/features/quote/moving/styles';
import { remoteBackend } from '@/features/quote/pages/backend';
import { loadView } from '@/features/quote/pages/load';
import { COMPANY } from '@/lib/content/company';
import { movingPictures } from '@/lib/content/moving-pictures';
import { traderFacts } from '@/lib/content/trader';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { quoteBackend } from '@/lib/server/quotes/quote-backend';
import { SITE } from '@/lib/site';

const MovingStepPage = hydrateLater(loadStepPage);

export default function Step({ view, facts, trader }: MovingStepPageProps) {
  return <MovingStepPage {...{ view, facts, trader }} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & MovingStepPageProps> = async (context) => {
  const step = movingBooking.flow.steps.find(({ id }) => id === context.params?.step);
  if (!step) return { notFound: true };
  guardPrivatePage(context.res);
  const backend = SITE.apiOrigin ? remoteBackend : quoteBackend();
  const flow = { booking: movingBooking, prefill: movingPrefill };
  const view = await loadView(flow, step.id, context.query, { backend, now: new Date() });
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
      facts: { ...movingPictures(), popularItems: popularItems() },
      trader: traderFacts(COMPANY),
    },
  };
};
