import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { storageBooking } from '@/features/quote/storage/booking';
import { storagePrefill } from '@/features/quote/storage/prefill';
import { remoteBackend } from '@/features/quote/pages/backend';
import { CheckPage, type CheckPageProps } from '@/features/quote/pages/CheckPage';
import { loadView } from '@/features/quote/pages/load';
import { COMPANY } from '@/lib/content/company';
import { DAY_BEFORE_CALL } from '@/lib/content/next-steps';
import { traderFacts } from '@/lib/content/trader';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { quoteBackend } from '@/lib/server/quotes/quote-backend';
import { SITE } from '@/lib/site';

type Props = CheckPageProps<StorageAnswers>;

export default function Check({ view, trader, phoneCall, now }: Props) {
  return <CheckPage booking={storageBooking} {...{ view, trader, phoneCall, now }} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & Props> = async ({ query, res }) => {
  guardPrivatePage(res);
  const backend = SITE.apiOrigin ? remoteBackend : quoteBackend();
  const now = new Date();
  const view = await loadView({ booking: storageBooking, prefill: storagePrefill }, 'check', query, { backend, now });
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
