import '@/features/quote/pages/CheckPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { cleaningFlow } from '@/features/quote/cleaning/flow';
import { cleaningPrefill } from '@/features/quote/cleaning/prefill';
import type { CheckPageProps } from '@/features/quote/pages/CheckPage';
import { checkProps } from '@/features/quote/pages/props';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

type Props = CheckPageProps<CleaningAnswers>;

export default island<Props>(
  async () => {
    const [{ CheckPage }, flow] = await Promise.all([
      import('@/features/quote/pages/CheckPage'),
      import('@/features/quote/cleaning/flow'),
    ]);
    return (page) => <CheckPage flow={flow.cleaningFlow} {...page} />;
  },
  { when: 'idle' },
);

export const getServerSideProps: GetServerSideProps<ShellProps & Props> = (context) => {
  guardPrivatePage(context.res);
  const said = { server: quoteServer, trader: traderFacts(COMPANY), askedLater: ASKED_AFTER_PAYING };
  return checkProps(context, { flow: cleaningFlow, prefill: cleaningPrefill }, said);
};
