import '@/features/quote/storage-return/ReturnCheckPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { checkProps } from '@/features/quote/pages/props';
import type { ReturnCheckPageProps } from '@/features/quote/storage-return/ReturnCheckPage';
import { returnFlow } from '@/features/quote/storage-return/flow';
import { returnPrefill } from '@/features/quote/storage-return/prefill';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import { whoAmI } from '@/lib/contracts/accounts';
import { askForReturn } from '@/lib/contracts/returns';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

export default island<ReturnCheckPageProps>(
  async () => (await import('@/features/quote/storage-return/ReturnCheckPage')).ReturnCheckPage,
  { when: 'idle' },
);

export const getServerSideProps: GetServerSideProps<ShellProps & ReturnCheckPageProps> = async (context) => {
  guardPrivatePage(context.res);
  const isSignedIn = (await callForPage(whoAmI, {}, context)) !== null;
  const said = { server: quoteServer, trader: traderFacts(COMPANY), askedLater: ASKED_AFTER_PAYING, isSignedIn };
  const found = await checkProps(context, { flow: returnFlow, prefill: returnPrefill }, said);
  if (!('props' in found)) return found;
  const asking = { isAsked: context.query.asked === '1', askPath: askForReturn.path };
  return { props: { ...(await found.props), ...asking } };
};
