import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { hydrateLater } from '@/components/ui/HydrateLater/hydrate-later';
import { cleaningBooking } from '@/features/quote/cleaning/booking';
import type { CleaningStepPageProps } from '@/features/quote/cleaning/CleaningStepPage';
import { loadStepPage } from '@/features/quote/cleaning/load-step-page';
import { cleaningPrefill } from '@/features/quote/cleaning/prefill';
import '@/features/quote/cleaning/styles';
import { remoteBackend } from '@/features/quote/pages/backend';
import { loadView } from '@/features/quote/pages/load';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { quoteBackend } from '@/lib/server/quotes/quote-backend';
import { SITE } from '@/lib/site';

const CleaningStepPage = hydrateLater(loadStepPage);

export default function Step({ view, trader }: CleaningStepPageProps) {
  return <CleaningStepPage view={view} trader={trader} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & CleaningStepPageProps> = async (context) => {
  const step = cleaningBooking.flow.steps.find(({ id }) => id === context.params?.step);
  if (!step) return { notFound: true };
  guardPrivatePage(context.res);
  const backend = SITE.apiOrigin ? remoteBackend : quoteBackend();
  const flow = { booking: cleaningBooking, prefill: cleaningPrefill };
  const view = await loadView(flow, step.id, context.query, { backend, now: new Date() });
  if (view.kind === 'elsewhere') return { redirect: { destination: view.path, permanent: false } };
  if (view.kind === 'gone') context.res.statusCode = 404;
  return {
    props: {
      title: (view.kind === 'question' && view.title) || 'Your cleaning quote',
      description: 'The price of your clean, step by step.',
      noindex: true,
      useLayout: false,
      hideBanner: true,
      view,
      trader: traderFacts(COMPANY),
    },
  };
};
