import '@/features/quote/storage/StorageCheckPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import type { CheckPageProps } from '@/features/quote/pages/CheckPage';
import { checkProps } from '@/features/quote/pages/props';
import { storageFlow } from '@/features/quote/storage/flow';
import { storagePrefill } from '@/features/quote/storage/prefill';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import { whoAmI } from '@/lib/contracts/accounts';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

type Props = CheckPageProps<StorageAnswers>;

export default island<Props>(async () => (await import('@/features/quote/storage/StorageCheckPage')).StorageCheckPage, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<ShellProps & Props> = async (context) => {
  guardPrivatePage(context.res);
  const isSignedIn = (await callForPage(whoAmI, {}, context)) !== null;
  const said = { server: quoteServer, trader: traderFacts(COMPANY), askedLater: ASKED_AFTER_PAYING, isSignedIn };
  return checkProps(context, { flow: storageFlow, prefill: storagePrefill }, said);
};
