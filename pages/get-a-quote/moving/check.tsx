import '@/features/quote/moving/MovingCheckPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { movingFlow } from '@/features/quote/moving/flow';
import { movingPrefill } from '@/features/quote/moving/prefill';
import type { CheckPageProps } from '@/features/quote/pages/CheckPage';
import { checkProps } from '@/features/quote/pages/props';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

type Props = CheckPageProps<MovingAnswers>;

export default island<Props>(async () => (await import('@/features/quote/moving/MovingCheckPage')).MovingCheckPage, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<ShellProps & Props> = (context) => {
  guardPrivatePage(context.res);
  const said = { server: quoteServer, trader: traderFacts(COMPANY), askedLater: ASKED_AFTER_PAYING };
  return checkProps(context, { flow: movingFlow, prefill: movingPrefill }, said);
};
