import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { hydrateLater } from '@/components/ui/HydrateLater/hydrate-later';
import { storageBooking } from '@/features/quote/storage/booking';
import { loadStepPage } from '@/features/quote/storage/load-step-page';
import type { StorageStepPageProps } from '@/features/quote/storage/StorageStepPage';
import { storagePrefill } from '@/features/quote/storage/prefill';
import '@/features/quote/storage/styles';
import { remoteBackend } from '@/features/quote/pages/backend';
import { loadView } from '@/features/quote/pages/load';
import { COMPANY } from '@/lib/content/company';
import { itemPictures } from '@/lib/content/item-pictures';
import { UNIT_DRAWINGS } from '@/lib/content/storage-pictures';
import { traderFacts } from '@/lib/content/trader';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { quoteBackend } from '@/lib/server/quotes/quote-backend';
import { SITE } from '@/lib/site';

const StorageStepPage = hydrateLater(loadStepPage);

export default function Step({ view, facts, trader }: StorageStepPageProps) {
  return <StorageStepPage {...{ view, facts, trader }} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & StorageStepPageProps> = async (context) => {
  const step = storageBooking.flow.steps.find(({ id }) => id === context.params?.step);
  if (!step) return { notFound: true };
  guardPrivatePage(context.res);
  const backend = SITE.apiOrigin ? remoteBackend : quoteBackend();
  const flow = { booking: storageBooking, prefill: storagePrefill };
  const view = await loadView(flow, step.id, context.query, { backend, now: new Date() });
  if (view.kind === 'elsewhere') return { redirect: { destination: view.path, permanent: false } };
  if (view.kind === 'gone') context.res.statusCode = 404;
  return {
    props: {
      title: (view.kind === 'question' && view.title) || 'Your storage quote',
      description: 'The price of your storage, step by step.',
      noindex: true,
      useLayout: false,
      hideBanner: true,
      view,
      facts: { itemPictures: itemPictures(), unitPictures: UNIT_DRAWINGS, popularItems: popularItems() },
      trader: traderFacts(COMPANY),
    },
  };
};
