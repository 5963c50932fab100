import '@/features/quote/cleaning/CleaningStepPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import type { CleaningStepPageProps } from '@/features/quote/cleaning/CleaningStepPage';
import { cleaningFlow } from '@/features/quote/cleaning/flow';
import { cleaningPrefill } from '@/features/quote/cleaning/prefill';
import { stepProps } from '@/features/quote/pages/props';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

export default island(async () => (await import('@/features/quote/cleaning/CleaningStepPage')).CleaningStepPage, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<ShellProps & CleaningStepPageProps> = (context) => {
  guardPrivatePage(context.res);
  const entry = { flow: cleaningFlow, prefill: cleaningPrefill };
  const words = { title: 'Your cleaning quote', description: 'The price of your clean, step by step.' };
  return stepProps(context, entry, { ...words, server: quoteServer }, { trader: traderFacts(COMPANY) });
};
